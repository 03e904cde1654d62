import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Those of some codes that a person has used before. */
export async function findUsedCodes(
  site: SiteDatabase,
  asked: readonly { readonly code: string; readonly person: string }[],
): Promise<readonly string[]> {
  const codes = asked.map(({ code }) => code)
  const people = asked.map(({ person }) => person)
  const { rows } = await sql<{ readonly code: string }>`
    select used.coupon_id as code
    from unnest(${codes}::text[], ${people}::text[]) as asked (code, person)
    join coupon_use used on used.website_id = ${site.siteId}
      and used.coupon_id = asked.code and used.person = asked.person`.execute(site.queries)
  return rows.map(({ code }) => code)
}
