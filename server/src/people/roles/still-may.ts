import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Database } from '../../ground/db/database.ts'
import { authorize } from './authorize.ts'

type Known = { readonly may: boolean; readonly readAt: number }

const staleAfterMs = 3000
const maxKnown = 10_000
const known = new WeakMap<Database, Map<string, Known>>()

/**
 * Whether somebody may still do what a signed token was given to them for. Asks the database at most
 * every three seconds per person and site, so that pages stay cheap and who left is soon outside.
 * @param now epoch milliseconds
 */
export async function stillMay(
  database: Database,
  siteId: SiteId,
  accountId: AccountId,
  capability: Capability,
  now: number,
): Promise<boolean> {
  let people = known.get(database)
  if (people === undefined) known.set(database, (people = new Map()))
  const key = `${siteId} ${accountId} ${capability}`
  const last = people.get(key)
  if (last !== undefined && Math.abs(now - last.readAt) < staleAfterMs) return last.may
  const { ok: may } = await authorize(database, siteId, accountId, capability)
  if (people.size >= maxKnown) people.clear()
  people.set(key, { may, readAt: now })
  return may
}
