import { asksSomething, type FormBody } from '@vitrine/rules/site/forms/form.ts'
import type { WithAnswers } from '@vitrine/rules/site/forms/form-answers.ts'
import { formsRefusal } from '@vitrine/rules/site/forms/forms-messages.ts'
import { judgeAnswers } from '@vitrine/rules/site/forms/read-answers.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import type { Recalled } from '../../site/views/live-documents.ts'
import type { SiteView } from '../../site/views/site-view.ts'

export type AskedForm = FormBody & { readonly id: string }

type Answers = Readonly<Record<string, unknown>>

/** Whose form is asked. A gift card asks who gets it, and nothing else. */
export function formIdOf(product: Product | null | undefined): string {
  if (product == null || product.productType === ProductType.giftCard) return ''
  return product.additionalFieldsFormId ?? ''
}

/**
 * The form that a product asks, as it stood at the revision that the product was seen at; undefined
 * where it asks none, or one that is no more or has no question.
 */
export async function formOfProduct(
  { documents }: SiteView,
  item: Pick<Recalled<'item'>, 'body' | 'siteRevision'> | undefined,
): Promise<AskedForm | undefined> {
  const id = formIdOf(item?.body.product)
  if (item === undefined || id === '') return undefined
  const found = (await documents.asOf('form', [id], item.siteRevision)).get(id)
  return found && asksSomething(found.body) ? { ...found.body, id } : undefined
}

/**
 * What a line keeps of what was sent with it: of a product that asks a form its answers, each with its
 * title; of any other what came, which is no answer to a form, whatever it says of itself.
 */
export function keptFields(
  form: AskedForm | undefined,
  given: Record<string, unknown> | null,
): Result<Record<string, unknown> | null> {
  if (form === undefined) return ok(withoutAnswers(given))
  const judged = judgeAnswers(form.fields, given ?? {})
  if (!judged.ok) return refuse(formsRefusal('answers-not-valid', judged.errors))
  return ok({ formAnswers: judged.answers } satisfies WithAnswers)
}

function withoutAnswers(given: Answers | null): Record<string, unknown> | null {
  if (given === null) return null
  const { formAnswers: _claimed, ...kept } = given
  return Object.hasOwn(given, 'formAnswers') && Object.keys(kept).length === 0 ? null : kept
}
