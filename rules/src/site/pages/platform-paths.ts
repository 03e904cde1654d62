/**
 * Where pages of the platform's own frame begin (acceptance, decision 14): no script of the owner's runs
 * there, and the editor's frame shows none of them.
 */
export const platformPaths = {
  checkout: '/checkout',
  giftCard: '/gift-card',
  donate: '/donate',
} as const
