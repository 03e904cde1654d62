import { platformPaths } from '../../site/pages/platform-paths.ts'

/** Where something is subscribed to, and where subscriptions are looked after. */
export const subscriptionsPaths = {
  /** POST (spec §7). */
  add: '/api/3/commerce/cart/subscription',
  /** The checkout of one product that is subscribed to, `?cartToken=<token>` (acceptance, decision 14). */
  checkout: `${platformPaths.checkout}/subscribe`,
  place: `${platformPaths.checkout}/subscribe/place`,
  /** The page of whoever subscribes, for whoever holds its address. */
  page: `${platformPaths.checkout}/subscription/:subscriptionToken`,
  pay: `${platformPaths.checkout}/subscription/:subscriptionToken/pay`,
  address: `${platformPaths.checkout}/subscription/:subscriptionToken/address`,
  /** POST: another card shall be charged. */
  card: `${platformPaths.checkout}/subscription/:subscriptionToken/card`,
  /** GET: to where that card is typed. */
  toCard: `${platformPaths.checkout}/card/:setupToken`,
  /** GET: back from there; `?back=1`: without one. */
  cardBack: `${platformPaths.checkout}/card-return/:setupToken`,
  /** The same page of the test payments' bank. */
  cardBank: `${platformPaths.checkout}/card-test-bank/:setupToken`,
  /** Of a donation that is given again. */
  amount: `${platformPaths.checkout}/subscription/:subscriptionToken/amount`,
  /** Where somebody cancels who has no link. */
  cancel: `${platformPaths.checkout}/cancel-subscription`,
  list: '/api/editor/sites/:siteId/subscriptions',
  csv: '/api/editor/sites/:siteId/subscriptions-csv',
  one: '/api/editor/sites/:siteId/subscriptions/:subscriptionId',
  /** Changes its state. */
  state: '/api/editor/sites/:siteId/subscriptions/:subscriptionId/state',
  /** Ends it and gives money back. */
  end: '/api/editor/sites/:siteId/subscriptions/:subscriptionId/end',
  /** Sends the link of its page again. */
  mail: '/api/editor/sites/:siteId/subscriptions/:subscriptionId/mail',
} as const

/** The checkout of a cart that holds one subscription. */
export function subscribePath(cartToken: string, path: 'checkout' | 'place' = 'checkout'): string {
  return `${subscriptionsPaths[path]}?cartToken=${encodeURIComponent(cartToken)}`
}

/** One of the pages of whoever subscribes. */
export function subscriptionPath(
  token: string,
  path: 'page' | 'pay' | 'address' | 'card' | 'amount' = 'page',
): string {
  return subscriptionsPaths[path].replace(':subscriptionToken', token)
}

/** One of the paths of a card that is asked for. */
export function cardPath(path: 'toCard' | 'cardBack' | 'cardBank', token: string): string {
  return subscriptionsPaths[path].replace(':setupToken', token)
}
