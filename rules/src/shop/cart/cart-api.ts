import { z } from 'zod'
import { contract } from '../../ground/http/contract.ts'
import { notForSaleRefusal } from '../products/not-for-sale-messages.ts'
import { subscriptionsRefusal } from '../subscriptions/subscriptions-messages.ts'
import { subscriptionsPaths } from '../subscriptions/subscriptions-paths.ts'
import { money } from '../orders/order-parts-api.ts'
import { cartEntryRefusal } from './cart-entry-messages.ts'
import { cartRefusal, type CartProblem } from './cart-messages.ts'
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
  /** Of what is sold by plans and once: the id of the plan, '' for once. */
  readonly plan?: string
}

/** POST cart/subscription (spec §7). */
const subscribeBody = z.object({
  itemId: z.string().max(64),
  sku: z.string().max(200).nullish(),
  qty: quantity,
  /** The id of one of the product's `productSubscriptionOptions`; without it the first. */
  plan: z.string().max(64).nullish(),
  /** JSON text of the answers to the product's form. */
  additionalFields: z.string().max(20_000).nullish(),
})
export type SubscribeReply = { readonly cartToken: string }

const cartEntry = z
  .object({
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
  .meta({ id: 'CartEntry' })

/** The shopping cart entity (spec §3). */
const cartReply = z
  .object({
    id: z.string(),
    websiteId: z.string(),
    /** Empty until it is bought. */
    orderId: z.string(),
    created: z.number(),
    isPurchased: z.boolean(),
    entries: z.array(cartEntry),
    shippingOptions: z.array(z.object({ id: z.string(), name: z.string(), cost: money })),
    selectedShippingOption: z.string().nullable(),
    /** Asked for at the checkout alone. */
    shippingLocation: z.null(),
    /** By name and rate (parts per million); `isIncluded`: prices hold it, and `taxCents` does not count it. */
    applicableTaxRules: z.array(
      z.object({ name: z.string(), ratePpm: z.number(), amount: money, isIncluded: z.boolean() }),
    ),
    /** Codes that were typed, and discounts that apply by themselves, which have a title. */
    coupons: z.array(z.object({ code: z.string(), title: z.string().optional() })),
    validCoupons: z.array(
      z.object({
        code: z.string(),
        title: z.string().optional(),
        amount: money,
        freesShipping: z.boolean(),
      }),
    ),
    invalidCoupons: z.array(z.object({ code: z.string(), reason: z.string() })),
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
  .meta({ id: 'ShoppingCart' })
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

const unknownEntry = cartEntryRefusal('entry-not-found')
const ofQuantity = refusalsOfCart(
  'quantity-not-a-number',
  'quantity-not-whole',
  'quantity-out-of-range',
  'quantity-not-offered',
  'not-enough-stock',
)
const ofProduct = [
  cartEntryRefusal('item-not-found'),
  ...refusalsOfCart('variant-unavailable', 'select-denomination'),
  cartRefusal({ code: 'select-options', missing: ['Size'] }),
  cartRefusal({ code: 'additional-fields-not-valid' }),
  notForSaleRefusal('not-for-sale-yet'),
  notForSaleRefusal('membership-not-for-sale'),
]

function refusalsOfCart(...codes: Exclude<CartProblem['code'], 'select-options'>[]) {
  return codes.map((code) => cartRefusal({ code }))
}

export const cartApi = {
  cart: contract({
    method: 'GET',
    path: cartPaths.cart,
    query: cartQuery,
    reply: cartReply,
    about: {
      operationId: 'getCart',
      group: 'Cart',
      summary: 'The cart of this browser',
      description:
        'A browser without a cart gets an empty one. `mock=true` answers a made-up cart that is stored nowhere; with `calculateSubtotal=false` the subtotal stays 0; `timecode` is not read and keeps answers apart.',
    },
  }),
  add: contract({
    method: 'POST',
    path: cartPaths.entries,
    body: addToCartBody,
    reply: z.union([addToCartReply, cartReply]),
    about: {
      operationId: 'addToCart',
      group: 'Cart',
      summary: 'Adds a product to the cart',
      description:
        'Prices are those of the shop, whatever is sent. `sku` may be null where a product has one variant. `additionalFields` is JSON text that maps the ids of the fields of the product’s form to answers.',
      refusals: [
        ...ofProduct,
        ...ofQuantity,
        cartEntryRefusal('cart-full'),
        subscriptionsRefusal('subscribe-instead'),
      ],
    },
  }),
  subscribe: contract({
    method: 'POST',
    path: subscriptionsPaths.add,
    body: subscribeBody,
    reply: z.object({ cartToken: z.string() }),
    about: {
      operationId: 'subscribe',
      group: 'Cart',
      summary: 'Begins a subscription',
      description:
        'The token leads to the page where it is paid: `/checkout/subscribe?cartToken=` and the token. The cart stays as it is. `plan` is the id of one of the product’s `productSubscriptionOptions`, the first one where it is left out.',
      refusals: [
        ...ofProduct,
        ...ofQuantity,
        subscriptionsRefusal('not-subscribed'),
        subscriptionsRefusal('no-such-plan'),
        subscriptionsRefusal('subscribe-to-one'),
      ],
    },
  }),
  change: contract({
    method: 'PUT',
    path: cartPaths.entry,
    params: entryParams,
    body: changeEntryBody,
    reply: cartReply,
    about: {
      operationId: 'changeCartEntry',
      group: 'Cart',
      summary: 'Sets how many of an entry are wanted',
      refusals: [unknownEntry, ...ofQuantity],
    },
  }),
  remove: contract({
    method: 'DELETE',
    path: cartPaths.entry,
    params: entryParams,
    reply: cartReply,
    about: {
      operationId: 'removeCartEntry',
      group: 'Cart',
      summary: 'Takes an entry out of the cart',
      refusals: [unknownEntry],
    },
  }),
  changeFields: contract({
    method: 'PUT',
    path: cartPaths.additionalFields,
    params: entryParams,
    body: additionalFieldsBody,
    reply: changedFieldsReply,
    about: {
      operationId: 'changeCartEntryFields',
      group: 'Cart',
      summary: 'Replaces the answers that belong to an entry',
      description:
        '`itemId` and `sku` are those of the entry. Where another entry has the same answers, that one takes the quantity and is the `updatedEntry`.',
      refusals: [
        unknownEntry,
        cartEntryRefusal('entry-of-another'),
        ...refusalsOfCart('additional-fields-not-valid'),
      ],
    },
  }),
}
