import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly list: (kind: 'collection') => Promise<readonly StoredDocument<'collection'>[]>
}

/** What an owner might say of how shoppers choose from a page. */
export const pageListWishes = {
  'set-page-visibility': async ({ pick, list }: Chance) => ({
    collectionId: pick(await list('collection'))?.id,
    set: { visibility: pick(['live', 'draft']) },
  }),
  'set-list-tools': async ({ pick, list }: Chance) => ({
    collectionId: pick(await list('collection'))?.id,
    set: { listTools: pick([null, 'sort', 'sort-and-filter']) },
  }),
}
