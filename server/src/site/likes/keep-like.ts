import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { likeRates, likesRefusal } from '@vitrine/rules/site/likes/likes-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { createRateLimiter, retryLater } from '../../ground/http/rate-limit.ts'
import { deleteLike, insertLike } from './likes-store.ts'
import { visitorOf } from './liker.ts'

const given = createRateLimiter()

type Wish = {
  readonly itemId: string
  readonly like: 'on' | 'off'
  /** What the visitor is known by. */
  readonly cookie: string
  /** The visitor's, as limits count it: whoever throws the cookie away likes no more than some times. */
  readonly address: string
  readonly now: number
  readonly uptime: number
}

/** Keeps that a visitor likes an item, or does not any more. @returns whether that is new */
export async function keepLike(
  database: Database,
  siteId: SiteId,
  wish: Wish,
): Promise<Result<boolean>> {
  const { itemId, like, address, now, uptime } = wish
  const counters = [
    { key: `${siteId} ${address}`, max: likeRates.perAddress },
    { key: `${siteId} ${address} ${itemId}`, max: likeRates.perItem },
    { key: siteId, max: likeRates.perSite },
  ]
  for (const { key, max } of counters) {
    if (given.allow('like', key, max, likeRates.windowMs, uptime)) continue
    const seconds = given.secondsLeft('like', key, uptime)
    return refuse(retryLater(likesRefusal('too-many-likes'), seconds))
  }
  const one = { itemId, visitor: visitorOf(wish.cookie) }
  return database.transact(siteId, async (site) => {
    const isNew = await (like === 'on' ? insertLike(site, one, now) : deleteLike(site, one))
    if (isNew) await moveCatalogueRevision(site)
    return ok(isNew)
  })
}
