const cart = 200
const reviewsRequest = 209

/** Spec §2: the cart, and everything that comes after it. */
export function isCartOrAfter(pageType: number): boolean {
  return pageType >= cart && pageType <= reviewsRequest
}

/** Every kind of page by its wire number (spec §2). */
export const PageType = {
  collection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaDenied: 106,
  cart,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const

export type PageType = (typeof PageType)[keyof typeof PageType]
