import { useQuery } from '@tanstack/react-query'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import type { ListPage } from '../../site/collections/posts.ts'

/** The pages that sell. */
export function useShops(siteId: string): readonly ListPage[] {
  const pages = useQuery(documentsQuery(siteId, 'collection')).data ?? []
  return pages.filter(({ body }) => body.type === CollectionType.products)
}
