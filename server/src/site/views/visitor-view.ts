import { hasLock } from '@vitrine/rules/site/locks/lock.ts'
import type { Context } from '../../ground/context.ts'
import { readUnlocked } from '../locks/unlocked.ts'
import { locksOf, type SiteCore } from './site-core.ts'
import type { SiteView } from './site-view.ts'
import { findViewMode, type PageRequest } from './view-mode.ts'

/**
 * The site as a visitor may use it: with what they have opened, and who may see private pages with
 * all of it.
 * @throws where there is no such site
 */
export async function visitorView(context: Context, request: PageRequest): Promise<SiteView> {
  const { siteId } = request.site
  const view = await context.views.live.get(siteId, request)
  const opened = openedView(context, request, view)
  if (request.cookies.viewer === undefined || !hasLocks(view)) return opened
  const mode = await findViewMode(context, request, siteId)
  return mode.kind === 'visitor' ? opened : { ...view, unlocked: locksOf(view) }
}

/** A public view with what its visitor has opened; the same one where that is nothing of the site's. */
export function openedView(
  { signingKey }: Pick<Context, 'signingKey'>,
  { cookies, now }: Pick<PageRequest, 'cookies' | 'now'>,
  view: SiteView,
): SiteView {
  if (cookies.unlocked === undefined) return view
  const opened = readUnlocked(signingKey, cookies, view.siteId, now)
  if (opened.size === 0) return view
  const here = new Set([...locksOf(view)].filter((id) => opened.has(id)))
  return here.size === 0 ? view : { ...view, unlocked: here }
}

function hasLocks({ settings, collections }: SiteCore): boolean {
  return hasLock(settings) || [...collections.values()].some(hasLock)
}
