import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly below: (count: number) => number
  readonly list: (kind: 'item') => Promise<StoredDocument<'item'>[]>
}

/** What an owner might say that a gift card is worth. */
export const giftCardWishes = {
  'set-gift-card-values': async ({ pick, below, list }: Chance) => {
    const item = pick((await list('item')).filter(({ body }) => body.product !== null))
    const amounts = Array.from({ length: 1 + below(4) }, () => 100 * (1 + below(9)))
    const values = [...new Set(amounts)].map((cents) => ({ cents, text: `$${cents / 100}` }))
    return { itemId: item?.id, values, currency: 'USD' }
  },
}
