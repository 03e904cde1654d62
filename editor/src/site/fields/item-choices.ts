import { queryOptions, useQuery } from '@tanstack/react-query'
import { documentsOfKind } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentsOf, documentsQuery } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'
import type { CollectionKind } from '@vitrine/rules/site/blocks/kinds/collection.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'

/** How many items a list to choose from holds at most. */
const maxListed = 500

const contract = documentsOfKind<'item'>()

/** The first items of a page of the site, or of the whole site. */
export function firstItemsQuery(siteId: string, collectionId?: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'item', 'first', collectionId ?? ''),
    queryFn: async () => {
      const query = { kind: 'item' as const, collectionId, limit: maxListed }
      return (await call(contract, { params: { siteId }, query })).documents
    },
  })
}

const isOffered: Readonly<Record<CollectionKind['of'], (page: Collection) => boolean>> = {
  lists: holdsItems,
  all: () => true,
  folders: ({ folder }) => folder,
}

/** Pages to choose from: those that hold items, every one, or folders. */
export function useListPages(siteId: string, of: CollectionKind['of'] = 'lists') {
  const pages = useQuery(documentsQuery(siteId, 'collection'))
  const options = pages.data
    ?.filter(({ body }) => isOffered[of](body))
    .map(({ id, body }) => ({ id, name: body.title }))
  return { ...pages, options }
}

/** Words that stand on items of a page: its categories, or its tags. */
export function wordsOn(
  items: readonly { readonly body: ContentItem }[],
  field: 'categories' | 'tags',
): readonly string[] {
  return [...new Set(items.flatMap(({ body }) => body[field]))].toSorted((one, other) =>
    one.localeCompare(other),
  )
}
