import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly below: (count: number) => number
  readonly list: (kind: 'item') => Promise<StoredDocument<'item'>[]>
}

/** How often an owner might let a product be paid. */
export const subscriptionWishes = {
  'set-subscription-plan': async ({ pick, below, list }: Chance) => {
    const item = pick((await list('item')).filter(({ body }) => body.product !== null))
    const units = ['WEEK', 'MONTH', 'YEAR'] as const
    const plans = Array.from({ length: below(4) }, () => {
      const period = { every: 1 + below(5), unit: pick(units), cycles: pick([0, 2, 12]) }
      return { ...period, savingPerMille: 5 * below(181) }
    })
    return { itemId: item?.id, plans, isSoldOnce: below(2) === 0 }
  },
}
