import { closedDoor, lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { locksRefusal } from '@vitrine/rules/site/locks/locks-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { Reply } from '../../ground/http/reply.ts'
import { findViewMode, pageNonce, type PageRequest } from '../views/view-mode.ts'
import { openedView } from '../views/visitor-view.ts'
import { lockScreen } from './lock-screen.ts'

/**
 * What a locked site answers in place of what a route would: its lock screen, or to a call a refusal.
 * Undefined where the site is not locked, for whoever has opened it, and for who may see private pages.
 */
export async function closedSite(
  context: Context,
  request: PageRequest,
): Promise<Reply | Refused | undefined> {
  const { site } = request
  const found = await context.views.live.get(site.siteId, request)
  if (lockBefore(found.settings, found.unlocked) === undefined) return undefined
  const view = await openedView(context, request, found)
  const lock = lockBefore(view.settings, view.unlocked)
  if (lock === undefined) return undefined
  const mode = await findViewMode(context, request, site.siteId)
  if (mode.kind !== 'visitor') return undefined
  if (request.path.startsWith('/api/')) {
    return refuse(locksRefusal(lock === closedDoor ? 'site-closed' : 'site-locked'))
  }
  const nonce = pageNonce(request, site, mode)
  // the form leads to what can be asked for: whatever was sent is not sent again
  return lockScreen({ context, request, requestSite: site, view, mode, nonce })
}
