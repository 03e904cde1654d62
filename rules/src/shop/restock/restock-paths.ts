/**
 * The calls of spec §7. Who is signed in to the editor is signed in on no site, so that the owner's
 * four stand under the editor's own address, by the same names.
 */
export const restockPaths = {
  /** POST a sign-up, on the site itself. */
  signUp: '/api/site-users/account/notifications/restock',
  /** GET its page, POST its form: for browsers without JavaScript. */
  page: '/_vitrine/restock',
  groups: '/api/editor/sites/:siteId/notifications/restock/groups',
  signUps: '/api/editor/sites/:siteId/notifications/restock',
  /** DELETE one, or PUT it back. */
  signUpOf: '/api/editor/sites/:siteId/notifications/restock/sign-ups/:signUpId',
  send: '/api/editor/sites/:siteId/notifications/restock/send',
  sendAll: '/api/editor/sites/:siteId/notifications/restock/send/all',
  /** GET the addresses of a group, or of all, as a table. */
  csv: '/api/editor/sites/:siteId/notifications/restock/csv',
} as const

/** The page on which somebody without script signs up. @param variantId empty: it is chosen there */
export function restockPagePath(productId: string, variantId = ''): string {
  const chosen = variantId === '' ? '' : `&variantId=${encodeURIComponent(variantId)}`
  return `${restockPaths.page}?productId=${encodeURIComponent(productId)}${chosen}`
}
