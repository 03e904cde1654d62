import { isAudienceLock } from '@vitrine/rules/site/locks/audience.ts'
import { closedDoor } from '@vitrine/rules/site/locks/lock.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { RequestRefused } from '../../ground/http/request-input.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { tryPassword, type Try } from '../locks/try-password.ts'
import { unlockedCookies } from '../locks/unlocked.ts'
import { openedView } from '../views/visitor-view.ts'
import { pageNonce, type PageJob, type PageRequest } from '../views/view-mode.ts'
import { findTarget } from './find-target.ts'
import { findLock } from './find-lock.ts'
import { addressOf, lockScreen } from './lock-screen.ts'
import { postedAddress } from './posted-address.ts'

type UnlockBody = { readonly path: string; readonly password: string }

/**
 * Opens what is locked at an address for whoever knows its password, and leads there. Which lock is
 * tried is found by the address: nothing that the form says names one. Somebody whose password was
 * changed meanwhile has opened the former lock, and is asked again.
 */
export async function unlock(
  context: Context,
  request: RouteRequest<unknown, unknown, UnlockBody> & OnSite,
): Promise<PageReply | Refused> {
  const { site, body, now } = request
  const { path, search } = postedAddress(body.path, site.origin)
  const found = await context.views.live.get(site.siteId, request)
  const view = await openedView(context, request, found)
  const lockId = findLock(view, findTarget(view, path))
  const there = { redirect: addressOf({ path, search }), status: 303 } as const
  // what is for members no password opens: its page says what does
  if (lockId === undefined || isAudienceLock(lockId)) return there
  const asked: PageRequest = { ...request, path, search }
  const nonce = pageNonce(asked, site, visitor)
  const job: PageJob = { context, request: asked, requestSite: site, view, mode: visitor, nonce }
  // nobody has a password of a door that is closed
  if (lockId === closedDoor) return lockScreen(job)
  // without cookies the way would lead back here for ever
  if (!request.keepsCookies) return lockScreen(job, requestRefusal('cookies-disabled'))
  const tried = await orBusy(view.documents.site, {
    lockId,
    password: body.password,
    address: request.address,
    uptime: request.uptime,
    signInFailures: context.config.rateLimits.signInFailuresPer15min,
  })
  if (!tried.ok) return lockScreen(job, tried.refusal)
  const opened = { siteId: site.siteId, lockId, now }
  return { ...there, cookies: unlockedCookies(context.signingKey, request.cookies, opened) }
}

const visitor = { kind: 'visitor' } as const

/** Where many passwords are hashed already, the lock screen says that it is so. */
async function orBusy(site: Parameters<typeof tryPassword>[0], tried: Try): Promise<Result<true>> {
  try {
    return await tryPassword(site, tried)
  } catch (error) {
    if (error instanceof RequestRefused) return refuse(error.refusal)
    throw error
  }
}
