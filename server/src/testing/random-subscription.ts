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
    const unit = pick(['WEEK', 'MONTH', 'YEAR'] as const)
    const plan = { every: 1 + below(5), unit, cycles: pick([0, 2, 12]) }
    return { itemId: item?.id, plan: below(3) === 0 ? null : plan }
  },
}
