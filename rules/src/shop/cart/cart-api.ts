import { z } from 'zod'
import { contract } from '../../ground/http/contract.ts'
import { subscriptionsPaths } from '../subscriptions/subscriptions-paths.ts'
import { cartPaths } from './cart-paths.ts'

/** What a shopper sent for it; `readQuantity` has the sentences for what is none. */
const quantity = z.union([z.number(), z.string().max(100), z.null()]).optional()

/** POST entries. The client's prices and sums, if it sends any, are not read. */
const addToCartBody = z.object({
  itemId: z.string().max(64),
  sku: z.string().max(200).nullish(),
  quantity,
  /** JSON text of the answers to the product's form. */
  additionalFields: z.string().max(20_000).nullish(),
})
export type AddToCartBody = {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
  readonly additionalFields: string | null
}

/** POST cart/subscription (spec §7). */
const subscribeBody = z.object({
  itemId: z.string().max(64),
  sku: z.string().max(200).nullish(),
  qty: quantity,
  /** JSON text of the answers to the product's form. */
  additionalFields: z.string().max(20_000).nullish(),
})
export type SubscribeReply = { readonly cartToken: string }

const money = z.object({ value: z.string(), currency: z.string() })

const cartEntry = z.object({
  id: z.string(),
  itemId: z.string(),
  quantity: z.number(),
  chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
  title: z.string(),
  fullUrl: z.string(),
  imageUrl: z.string().nullable(),
  productType: z.number(),
  subTotal: money,
  purchasePriceCents: z.number(),
  additionalFields: z.unknown(),
})

/** The shopping cart entity (spec §3). */
const cartReply = z.object({
  id: z.string(),
  websiteId: z.string(),
  /** Empty until it is bought. */
  orderId: z.string(),
  created: z.number(),
  isPurchased: z.boolean(),
  entries: z.array(cartEntry),
  shippingOptions: z.array(z.object({ id: z.string(), name: z.string(), cost: money })),
  selectedShippingOption: z.string().nullable(),
  shippingLocation: z.unknown(),
  /** By name and rate (parts per million); `isIncluded`: prices hold it, and `taxCents` does not count it. */
  applicableTaxRules: z.array(
    z.object({ name: z.string(), ratePpm: z.number(), amount: money, isIncluded: z.boolean() }),
  ),
  coupons: z.array(z.unknown()),
  validCoupons: z.array(z.unknown()),
  invalidCoupons: z.array(z.unknown()),
  subtotalCents: z.number(),
  subtotalAmount: money,
  taxCents: z.number(),
  shippingCostCents: z.number(),
  discountCents: z.number(),
  grandTotalCents: z.number(),
  totalQuantity: z.number(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
})
export type CartReply = z.infer<typeof cartReply>
export type CartReplyEntry = z.infer<typeof cartEntry>

const addToCartReply = z.object({ shoppingCart: cartReply, newlyAdded: cartEntry })
export type AddToCartReply = z.infer<typeof addToCartReply>

const cartQuery = z.object({
  mock: z.string().max(300).optional(),
  timecode: z.string().max(300).optional(),
  calculateSubtotal: z.string().max(300).optional(),
})

const changeEntryBody = z.object({ quantity })
const additionalFieldsBody = z.object({
  itemId: z.string().max(64),
  sku: z.string().max(200).nullish(),
  additionalFields: z.string().max(20_000),
})

const entryParams = z.object({ entryId: z.string().max(64) })
/** The entry that was changed, unless the cart is gone meanwhile. */
const changedFieldsReply = z.union([
  z.object({ shoppingCart: cartReply, updatedEntry: cartEntry }),
  cartReply,
])

export const cartApi = {
  cart: contract({ method: 'GET', path: cartPaths.cart, query: cartQuery, reply: cartReply }),
  add: contract({
    method: 'POST',
    path: cartPaths.entries,
    body: addToCartBody,
    reply: z.union([addToCartReply, cartReply]),
  }),
  subscribe: contract({
    method: 'POST',
    path: subscriptionsPaths.add,
    body: subscribeBody,
    reply: z.object({ cartToken: z.string() }),
  }),
  change: contract({
    method: 'PUT',
    path: cartPaths.entry,
    params: entryParams,
    body: changeEntryBody,
    reply: cartReply,
  }),
  remove: contract({
    method: 'DELETE',
    path: cartPaths.entry,
    params: entryParams,
    reply: cartReply,
  }),
  changeFields: contract({
    method: 'PUT',
    path: cartPaths.additionalFields,
    params: entryParams,
    body: additionalFieldsBody,
    reply: changedFieldsReply,
  }),
}
