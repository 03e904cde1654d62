import { useQueries, useQuery } from '@tanstack/react-query'
import { blocksMessages } from '@vitrine/rules/site/blocks/blocks-messages.ts'
import { drawnSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { useFrameView } from './frame-view.ts'

export type Grid = Pick<Layout, 'columns' | 'rows' | 'locked' | 'slide' | 'promotes'>

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
  const stored = queryClient.getQueryData(queryKey)?.body ?? drawnSlide(layoutId)
  return stored ?? { columns: box?.columns ?? 12, rows: [] }
}

/** A layout as it stands, asked for where it is not here; what cannot be had is as one without rows. */
export async function layoutOnceHere(siteId: string, layoutId: string): Promise<Grid> {
  if (drawnSlide(layoutId) === undefined) {
    await queryClient.ensureQueryData(layoutQuery(siteId, layoutId)).catch(() => undefined)
  }
  return layoutNow(siteId, layoutId)
}

/** Whether nothing of a layout may be moved, added or taken away. */
export function useIsLocked(siteId: string, layoutId: string): boolean {
  const { data } = useQuery({ ...layoutQuery(siteId, layoutId), enabled: false })
  return data?.body.locked === true
}

/** Says why nothing happens; true where that is so. */
export function isLocked(siteId: string, layoutId: string): boolean {
  const { locked = false } = layoutNow(siteId, layoutId)
  if (locked) sayLocked()
  return locked
}

export function sayLocked(): void {
  showNotice({ message: blocksMessages['layout-locked'] })
}

export function layoutQuery(siteId: string, layoutId: string) {
  // a field that nothing was put in yet is no document
  return { ...documentQuery(siteId, 'layout', layoutId), retry: false }
}
