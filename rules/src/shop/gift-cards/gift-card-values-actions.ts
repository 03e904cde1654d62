import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import {
  amountsCurrency,
  readsForAmounts,
  refusedAmounts,
} from '../../site/sites/amounts-currency.ts'
import { existingProduct } from '../products/existing-product.ts'
import { optionValue } from '../products/product-texts.ts'
import { ProductType } from '../products/product.ts'
import { productsRefusal } from '../products/products-messages.ts'
import {
  giftCardValuesOf,
  mostGiftCardValues,
  mostGiftCents,
  withGiftCardValues,
} from './gift-card-values.ts'
import { giftCardsRefusal } from './gift-cards-messages.ts'

const cents = z.number().int().min(1).max(mostGiftCents)
const id = z.string().min(1).max(100)

/** Says what a gift card may be worth; its variants follow. */
export const setGiftCardValues = ownerAction({
  name: 'set-gift-card-values',
  title: 'Edit values of gift card',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({
    itemId: id,
    values: z
      .array(z.object({ cents, text: optionValue }))
      .min(1)
      .max(mostGiftCardValues),
    /** What it could be worth when the form was opened. */
    seen: z.array(z.number()).max(250).optional(),
    currency: amountsCurrency,
  }),
  reads: ({ itemId, currency }) => [{ kind: 'item', id: itemId }, ...readsForAmounts(currency)],
  perform(documents, { itemId, values, seen, currency }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    if (item.product.productType !== ProductType.giftCard) {
      return refuse(giftCardsRefusal('not-a-gift-card'))
    }
    const refused = refusedAmounts(documents, currency)
    if (refused !== undefined) return refused
    if (
      seen !== undefined &&
      canonicalJson(seen) !== canonicalJson(giftCardValuesOf(item.product))
    ) {
      return refuse(productsRefusal('options-have-changed'))
    }
    const isRepeated = new Set(values.map((one) => one.cents)).size < values.length
    if (isRepeated || new Set(values.map(({ text }) => text)).size < values.length) {
      return refuse(giftCardsRefusal('same-value-twice'))
    }
    const product = withGiftCardValues(item.product, values, () => makeId(now, random))
    // stored products have their keys in another order
    if (canonicalJson(product) === canonicalJson(item.product)) return ok([])
    const after = { ...item, product, sample: false, updatedOn: now }
    return ok([{ kind: 'item', id: itemId, after }])
  },
})
