import { z } from 'zod'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { existingProduct, type ProductItem } from './existing-product.ts'
import { withOwnSkus } from './own-skus.ts'
import {
  combinedVariant,
  optionLimits,
  optionsOf,
  underOptions,
  withVariant,
} from './product-options.ts'
import type { Product } from './product.ts'
import { optionName, optionValue } from './product-texts.ts'
import { refusedKind } from './variant-rules.ts'
import { productsRefusal } from './products-messages.ts'

const id = z.string().min(1).max(100)
const before = z.string().max(200).nullable().default(null)
const manyValues = optionLimits.variants

export const wishedOptions = z
  .array(
    z.object({
      name: optionName,
      was: before,
      values: z
        .array(z.object({ value: optionValue, was: before }))
        .min(1)
        .max(manyValues),
    }),
  )
  .max(optionLimits.options)

const seenOptions = z
  .array(z.object({ name: z.string().max(200), values: z.array(z.string().max(200)).max(250) }))
  .max(optionLimits.options)

/** Names a product's options and their values anew; its variants follow. */
export const setProductOptions = ownerAction({
  name: 'set-product-options',
  title: 'Edit options',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({ itemId: id, options: wishedOptions, seen: seenOptions.optional() }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, options, seen }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const { product } = item
    if (seen !== undefined && canonicalJson(seen) !== canonicalJson(optionsOf(product))) {
      return refuse(productsRefusal('options-have-changed'))
    }
    const outcome = underOptions(product, options)
    if ('ok' in outcome) return outcome
    const { variantOptionOrdering } = outcome
    const variants = outcome.variants.map((one) => ({ ...one, id: one.id ?? makeId(now, random) }))
    return written(item, itemId, now, { ...product, variantOptionOrdering, variants })
  },
})

/** Takes one combination of a product's options off sale for good; its orders stay. */
export const removeVariant = ownerAction({
  name: 'remove-variant',
  title: 'Remove variant',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({ itemId: id, variantId: id }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, variantId }, { now }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const { product } = item
    const variants = product.variants.filter((one) => one.id !== variantId)
    if (variants.length === product.variants.length) return ok([])
    if (variants.length === 0) return refuse(productsRefusal('last-variant'))
    return written(item, itemId, now, { ...product, variants })
  },
})

/** Sells a combination of a product's options that was removed before, at the price of one like it. */
export const addVariant = ownerAction({
  name: 'add-variant',
  title: 'Add variant',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({ itemId: id, attributes: z.record(optionName, optionValue) }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, attributes }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const { product } = item
    const variant = combinedVariant(product, attributes)
    if ('ok' in variant) return variant
    const variants = withVariant(product, { ...variant, id: makeId(now, random) })
    return written(item, itemId, now, { ...product, variants })
  },
})

function written(item: ProductItem, itemId: string, now: number, wish: Product): ActionResult {
  const product = { ...wish, variants: withOwnSkus(wish.variants) }
  const refusal = refusedKind(product)
  if (refusal !== undefined && wish.variants.length > item.product.variants.length) {
    return refuse(refusal)
  }
  // stored products have their keys in another order
  if (canonicalJson(product) === canonicalJson(item.product)) return ok([])
  const after = { ...item, product, sample: false, updatedOn: now }
  return ok([{ kind: 'item', id: itemId, after }])
}
