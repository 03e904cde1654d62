import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Keep } from '../../ground/keep.ts'
import { sessionStands, type InSession } from '../accounts/session-stands.ts'
import { authorize } from './authorize.ts'

type Known = { readonly may: boolean; readonly readAt: number }

const staleAfterMs = 3000

/** What people may do on sites, asked again every few seconds. */
export class KnownRights {
  readonly #database: Database
  readonly #known: Keep<Known>

  constructor(database: Database, known: Keep<Known>) {
    this.#database = database
    this.#known = known
  }

  /**
   * Whether somebody may still do what a signed token was given to them for: they have the right, and
   * the session that they had then is open. Asks the database at most every three seconds per session
   * and site, so that pages stay cheap and who left, or was put out, is soon outside.
   * @param now epoch milliseconds
   */
  async stillMay(
    siteId: SiteId,
    who: InSession,
    capability: Capability,
    now: number,
  ): Promise<boolean> {
    const key = `${siteId} ${who.accountId} ${who.sessionMark} ${capability}`
    const last = this.#known.get(key)
    if (last !== undefined && Math.abs(now - last.readAt) < staleAfterMs) return last.may
    const [isOpen, { ok: isAllowed }] = await Promise.all([
      sessionStands(this.#database.kysely, who, now),
      authorize(this.#database, siteId, who.accountId, capability),
    ])
    const may = isOpen && isAllowed
    this.#known.set(key, { may, readAt: now })
    return may
  }
}
