import { sql, type RawBuilder } from 'kysely'
import type { Config } from '../../ground/config/config.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import { siteOrigin } from './site-origin.ts'

/** Where a site stands, as the database says it. */
export type StoredPlace = { readonly siteName: string; readonly host: string }

/** By what name in the editor, and at which origin for visitors. */
export type SitePlace = { readonly siteName: string; readonly origin: string }

type PlaceContext = { readonly config: Pick<Config, 'editorOrigin'> }

/** A value in a statement: a `StoredPlace`, null where there is no such site. */
export function placeOfSite(siteId: RawBuilder<string>): RawBuilder<StoredPlace | null> {
  return sql`(
    select json_build_object('siteName', site.name, 'host', coalesce(own.host, begun.host))
    from site
    join host_name begun on begun.website_id = site.website_id and begun.proved_at is null
    left join host_name own on own.website_id = site.website_id and own.is_primary
    where site.website_id = ${siteId})`
}

const readPlace = fixedStatement<{ siteId: string }, { place: StoredPlace | null }>(
  (slot) => sql`select ${placeOfSite(slot('siteId'))} as place`,
)

/** Where a site stands by its settings, whatever host a request named; undefined: there is none. */
export async function findSitePlace(
  context: PlaceContext,
  { siteId, queries }: SiteDatabase,
): Promise<SitePlace | undefined> {
  const [row] = await readPlace(queries, { siteId })
  return row?.place ? sitePlace(context, row.place) : undefined
}

export function sitePlace(context: PlaceContext, { siteName, host }: StoredPlace): SitePlace {
  return { siteName, origin: siteOrigin(context, host) }
}
