import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { CapturedField } from '@vitrine/rules/site/forms/capture-value.ts'
import type { WireAnswer } from '@vitrine/rules/site/forms/form-answers.ts'
import formStyles from '@vitrine/rules/site/forms/form.css?raw'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { formContext } from '../../site/forms/form-context.ts'
import formMarkup from '../../site/forms/form.block?raw'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { likertWords } from '../products/shop-texts.ts'
import pageStyles from '../checkout/checkout.css?raw'
import pageMarkup from './product-form-page.block?raw'
import type { AskedForm } from './product-form.ts'

/** What is about to be added or has been, whose form is asked. */
export type Asked = {
  readonly itemId: string
  readonly sku: string
  readonly quantity: string
  /** By which it is subscribed to, '' for once; null: nothing was said. */
  readonly plan: string | null
  /** The line of the cart whose answers are changed; empty: it is about to be added. */
  readonly entryId: string
  readonly title: string
  readonly variant: string
  /** Where the shopper came from. */
  readonly back: string
  readonly form: AskedForm
}

const markup = pageMarkup.replace('{fields}', () => formMarkup)

/**
 * The page with the form of a product (page type 201). Who has scripts sees its form in a lightbox over
 * the page that they are on.
 */
export function productFormPage(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  view: SiteView,
  asked: Asked,
  soFar: {
    readonly typed: Readonly<Record<string, WireAnswer>>
    readonly problem: Refusal | undefined
  },
): Promise<PageReply> {
  const { form, title } = asked
  const say = sayIn(view.locale)
  const problem = soFar.problem && saidRefusal(soFar.problem, view.locale)
  const errors = problem?.fields ?? {}
  return renderSystemPage(context, request, {
    pageType: PageType.checkout,
    title: problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'product-form-page', markup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      productFormPage: {
        styles: pageStyles + formStyles,
        title: escapeHtml(title),
        variant: escapeHtml(asked.variant),
        item: escapeHtml(asked.itemId),
        sku: escapeHtml(asked.sku),
        quantity: escapeHtml(asked.quantity),
        entry: escapeHtml(asked.entryId),
        plan: asked.plan === null ? null : { id: escapeHtml(asked.plan) },
        back: escapeHtml(asked.back),
        formId: escapeHtml(form.id),
        captured: escapeHtml(JSON.stringify(form.fields.map(capturedField))),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        focusesProblem: Object.keys(errors).length === 0,
        fields: formContext(form.fields, {
          typed: soFar.typed,
          errors,
          likert: likertWords(view.locale),
          say,
        }),
      },
    },
  })
}

function capturedField({ id, type, required, options, key }: CapturedField): CapturedField {
  return type === 'likert' ? { id, type, required, options } : { id, type, required, key }
}
