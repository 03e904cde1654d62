import type { DocumentEdit, StoredDocument } from '../../ground/documents/document.ts'

/** The menus without their lines for some pages; menus that have none are left out. */
export function withoutCollections(
  menus: readonly StoredDocument<'navigation'>[],
  collectionIds: ReadonlySet<string>,
): DocumentEdit<'navigation'>[] {
  return menus.flatMap(({ id, body }) => {
    const items = body.items.filter(
      (item) => item.kind !== 'collection' || !collectionIds.has(item.collectionId),
    )
    if (items.length === body.items.length) return []
    return [{ kind: 'navigation' as const, id, after: { ...body, items } }]
  })
}
