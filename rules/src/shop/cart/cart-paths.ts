export const cartPaths = {
  cart: '/api/commerce/shopping-cart',
  entries: '/api/commerce/shopping-cart/entries',
  entry: '/api/commerce/shopping-cart/entries/:entryId',
  additionalFields: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  /** The cart link always leads here (spec §2). */
  cartPage: '/cart',
  /** Plain form posts, for browsers without JavaScript. */
  addForm: '/cart/add',
  changeForm: '/cart/entries',
  /** The form of a cart that takes codes and places, and what such a place makes of its sums. */
  detailsForm: '/cart/details',
  placeForm: '/cart/place',
  /** Where a shopper answers a product's form; by itself for browsers without JavaScript. */
  productForm: '/product-form',
} as const
