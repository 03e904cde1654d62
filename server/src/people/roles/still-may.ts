import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Keep } from '../../ground/keep.ts'
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
   * Whether somebody may still do what a signed token was given to them for. Asks the database at
   * most every three seconds per person and site, so that pages stay cheap and who left is soon
   * outside.
   * @param now epoch milliseconds
   */
  async stillMay(
    siteId: SiteId,
    accountId: AccountId,
    capability: Capability,
    now: number,
  ): Promise<boolean> {
    const key = `${siteId} ${accountId} ${capability}`
    const last = this.#known.get(key)
    if (last !== undefined && Math.abs(now - last.readAt) < staleAfterMs) return last.may
    const { ok: may } = await authorize(this.#database, siteId, accountId, capability)
    this.#known.set(key, { may, readAt: now })
    return may
  }
}
