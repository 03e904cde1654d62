import { hasLock } from '@vitrine/rules/site/locks/lock.ts'
import type { Context } from '../../ground/context.ts'
import { openLocks } from '../locks/open-locks.ts'
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
  const opened = await openedView(context, request, view)
  if (request.cookies.viewer === undefined || !hasLocks(view)) return opened
  const mode = await findViewMode(context, request, siteId)
  return mode.kind === 'visitor' ? opened : { ...view, unlocked: locksOf(view) }
}

/**
 * A public view with what its visitor has opened, by passwords and as the member that they are; the
 * same one where that is nothing of the site's. It is made for one request, and kept for nobody.
 */
export async function openedView(
  context: Pick<Context, 'signingKey'>,
  request: Pick<PageRequest, 'cookies' | 'now'>,
  view: SiteView,
): Promise<SiteView> {
  const unlocked = await openLocks(context, request, {
    site: view.documents.site,
    locks: () => locksOf(view),
    hasAccounts: view.settings.store.memberAccounts === true,
  })
  return unlocked.size === 0 ? view : { ...view, unlocked }
}

function hasLocks({ settings, collections }: SiteCore): boolean {
  return hasLock(settings) || [...collections.values()].some(hasLock)
}
