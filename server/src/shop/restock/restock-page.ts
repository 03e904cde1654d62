import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { isWaitedFor } from '@vitrine/rules/shop/restock/read-sign-up.ts'
import { restockRefusal } from '@vitrine/rules/shop/restock/restock-messages.ts'
import { restockPaths } from '@vitrine/rules/shop/restock/restock-paths.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { noRestockSettings } from '@vitrine/rules/site/sites/restock-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { findSeenProduct, variantName, type SeenProduct } from './restock-product.ts'
import { restockSentence, restockWords, type RestockWords } from './restock-words.ts'
import markup from './restock-page.block?raw'

/** What was typed so far, and what came of it. */
export type RestockTry = {
  readonly productId: string
  /** Empty: none was chosen. */
  readonly variantId: string
  readonly email: string
  /** Null: nobody has touched it. */
  readonly wantsList: boolean | null
  /** In the language of the site. */
  readonly problem?: Refusal | undefined
  /** Whether somebody has signed up just now. */
  readonly isDone?: boolean
}

/**
 * The page on which somebody without script says what they wait for and where they are told of it, in
 * the shop's own look. What cannot be waited for any more is said, with the way back.
 */
export async function restockPage(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  view: SiteView,
  tried: RestockTry,
): Promise<PageReply> {
  const { takesSignUps } = view.settings.store.restock ?? noRestockSettings
  const seen = await findSeenProduct(view, tried.productId, request.now)
  if (seen === undefined || !takesSignUps) return notFoundPage(context, request)
  const words = restockWords(view.locale)
  const variants = await waitedVariants(view, seen, tried)
  const isDone = tried.isDone === true
  const ownProblem = variants.length === 0 ? restockRefusal('restock-in-stock') : undefined
  const problem = isDone ? undefined : (tried.problem ?? ownProblem)
  const title = problem === undefined ? words.title : `! ${words.title}`
  return renderSystemPage(context, request, {
    pageType: PageType.page,
    title,
    main: { name: 'restock-page', markup },
    frame: 'site',
    status: problem?.status ?? 200,
    data: {
      restockPage: {
        title: escapeHtml(words.title),
        ...productFields(seen, words),
        variantTitle: variants.length === 1 ? (variants[0]?.name ?? '') : '',
        ...(isDone && { signedUp: escapeHtml(signedUpText(view, words)) }),
        ...(problem !== undefined && { problem: escapeHtml(restockSentence(problem, words)) }),
        ...(!isDone && variants.length > 0 && formFields(view, { words, tried, variants })),
      },
    },
  })
}

function productFields({ title, path }: SeenProduct, { back }: RestockWords) {
  return {
    productTitle: escapeHtml(title),
    path: escapeHtml(path),
    back: escapeHtml(back.replace('{title}', () => title)),
  }
}

function signedUpText({ settings }: SiteView, { signedUp }: RestockWords): string {
  const { successText } = settings.store.restock ?? noRestockSettings
  return successText === '' ? signedUp : successText
}

type ShownVariant = { readonly id: string; readonly name: string; readonly isChosen: boolean }

/** Those that are sold out, in the owner's order. */
async function waitedVariants(
  view: SiteView,
  { itemId, product }: SeenProduct,
  { variantId }: RestockTry,
): Promise<readonly ShownVariant[]> {
  const stock = await view.documents.stock([itemId])
  return product.variants
    .filter(({ id }) => isWaitedFor(product, id, stock))
    .map((variant) => ({
      id: escapeHtml(variant.id),
      name: escapeHtml(variantName(product, variant)),
      isChosen: variant.id === variantId,
    }))
}

const ofAddress: readonly string[] = ['restock-email-blank', 'restock-email-not-valid']

function formFields(
  { settings }: SiteView,
  {
    words,
    tried,
    variants,
  }: {
    readonly words: RestockWords
    readonly tried: RestockTry
    readonly variants: readonly ShownVariant[]
  },
): Readonly<Record<string, unknown>> {
  const { offersMailingList, isListTicked } = settings.store.restock ?? noRestockSettings
  const code = tried.problem?.code ?? ''
  return {
    hasForm: true,
    action: restockPaths.page,
    productId: escapeHtml(tried.productId),
    variants,
    hasChoice: variants.length > 1,
    choiceIsWrong: code === 'restock-choose-variant',
    addressIsWrong: ofAddress.includes(code),
    typed: escapeHtml(tried.email),
    offersList: offersMailingList,
    isListTicked: tried.wantsList ?? isListTicked,
    which: escapeHtml(words.which),
    address: escapeHtml(words.address),
    mailingList: escapeHtml(words.mailingList),
    button: escapeHtml(words.button),
  }
}
