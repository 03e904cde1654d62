import { useQueries } from '@tanstack/react-query'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { useFrameView } from './frame-view.ts'

export type Grid = Pick<Layout, 'columns' | 'rows'>

/** Has what stands in the layouts of the page at hand, so that a drag can begin at once. */
export function useLayouts(siteId: string): void {
  const ids = useFrameView(({ boxes }) => boxes?.layouts.map((one) => one.layoutId).join(' ') ?? '')
  useQueries({
    queries: ids.split(' ').flatMap((id) => (id === '' ? [] : [layoutQuery(siteId, id)])),
  })
}

/** A layout as it stands by now; one that nothing was put in yet has no rows. */
export function layoutNow(siteId: string, layoutId: string): Grid {
  const { queryKey } = layoutQuery(siteId, layoutId)
  const box = useFrameView.getState().boxes?.layouts.find((one) => one.layoutId === layoutId)
  return queryClient.getQueryData(queryKey)?.body ?? { columns: box?.columns ?? 12, rows: [] }
}

function layoutQuery(siteId: string, layoutId: string) {
  // a field that nothing was put in yet is no document
  return { ...documentQuery(siteId, 'layout', layoutId), retry: false }
}
