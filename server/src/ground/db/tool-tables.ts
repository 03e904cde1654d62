import type { Generated } from 'kysely'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** By which a tool of a shop's owner reads; it belongs to the site, not to whoever made it. */
export type ToolTokenTable = {
  website_id: SiteId
  /** Grows with time. */
  id: string
  token_hash: string
  name: string
  scopes: ToolScope[]
  /** Who made it. */
  author_id: string
  /** Epoch milliseconds. */
  created_at: number
  /** Written once a day at most; null: never used. */
  last_used_at: Generated<number | null>
  /** From then on it opens nothing; null: it stands. */
  revoked_at: Generated<number | null>
}
