import { useQuery } from '@tanstack/react-query'
import type { Navigation } from '@vitrine/rules/site/navigation/navigation.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'

type Named = { readonly title: string; readonly navigationTitle: string }

/** What the list of pages calls a page: its title in menus, where it stands in one. */
export function usePageNames(
  siteId: string,
  enabled = true,
): (collectionId: string, page: Named) => string {
  const menus = useQuery({ ...documentsQuery(siteId, 'navigation'), enabled })
  const pages = useQuery({ ...documentsQuery(siteId, 'collection'), enabled })
  const inMenus = new Set(menus.data?.flatMap(({ body }) => pagesOfMenu(body)))
  for (const { id, body } of pages.data ?? []) {
    if (inMenus.has(id)) for (const pageId of body.pageIds ?? []) inMenus.add(pageId)
  }
  return (id, page) => (inMenus.has(id) ? page.navigationTitle : page.title)
}

function pagesOfMenu({ items }: Navigation): string[] {
  return items.flatMap((item) => (item.kind === 'collection' ? [item.collectionId] : []))
}
