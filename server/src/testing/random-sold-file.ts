import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly below: (count: number) => number
  readonly text: () => string
  readonly list: (kind: 'item') => Promise<StoredDocument<'item'>[]>
}

/** What an owner might do with the files that products are sold as. */
export const soldFileWishes = {
  'rename-sold-file': async (chance: Chance) => ({
    ...(await soldFileOf(chance)),
    set: { name: chance.text() },
  }),
  'remove-sold-file': (chance: Chance) => soldFileOf(chance),
  'move-sold-file': async (chance: Chance) => ({
    ...(await soldFileOf(chance)),
    to: chance.below(3),
  }),
}

async function soldFileOf({ pick, list }: Chance) {
  const items = await list('item')
  const item = pick(items.filter(({ body }) => (body.product?.files ?? []).length > 0))
  return { itemId: item?.id, fileId: pick(item?.body.product?.files ?? [])?.id }
}
