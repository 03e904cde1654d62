import { draftIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { isLive } from '@vitrine/rules/site/content/post-state.ts'
import type { PageData } from '../views/page-data.ts'
import type { SiteView } from '../views/site-view.ts'

type Shown = {
  readonly view: Pick<SiteView, 'collections' | 'settings'>
  readonly data: PageData
  readonly now: number
}

/**
 * Which layout somebody who edits a page sees and changes: its draft where there is one, or where a
 * change of what visitors see has to wait until it is published.
 */
export function editedLayoutId(layoutId: string, { view, data, now }: Shown): string {
  const draftId = draftIdOf(layoutId)
  if (data.layout(draftId) !== undefined) return draftId
  if (view.settings.publishAtOnce === true) return layoutId
  return isPublic(layoutId, { view, data, now }) ? draftId : layoutId
}

/** Whether visitors meet it: shared fields stand on every page. */
function isPublic(layoutId: string, { view, data, now }: Shown): boolean {
  const [kind, id] = [layoutId.slice(0, 'page-'.length), layoutId.slice('page-'.length)]
  if (kind === 'page-') return view.collections.get(id)?.visibility === 'live'
  if (kind !== 'item-') return true
  const item = data.item(id)?.body
  return item !== undefined && isLive(item, view.collections.get(item.collectionId), now)
}
