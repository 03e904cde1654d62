import { platformPaths } from '../../site/pages/platform-paths.ts'

/** Where gift cards are bought and looked after. */
export const giftCardsPaths = {
  /** GET: the page of one product, `?item=<id>&sku=<sku>`; POST: its form. */
  page: platformPaths.giftCard,
  cards: '/api/editor/sites/:siteId/gift-cards',
  card: '/api/editor/sites/:siteId/gift-cards/:giftCardId',
  /** Sends its code again. */
  mail: '/api/editor/sites/:siteId/gift-cards/:giftCardId/mail',
  /** Makes it void, or brings it back. */
  validity: '/api/editor/sites/:siteId/gift-cards/:giftCardId/validity',
} as const

/** The page on which a gift card is bought. @param sku of the value that was chosen; null: none was */
export function giftCardPagePath(itemId: string, sku: string | null): string {
  const chosen = sku === null ? '' : `&sku=${encodeURIComponent(sku)}`
  return `${platformPaths.giftCard}?item=${encodeURIComponent(itemId)}${chosen}`
}
