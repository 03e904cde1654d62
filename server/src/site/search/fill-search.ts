import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { lockSite } from '../../ground/documents/document-rows.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { deriveSearchEntries, type ItemSearchText } from './write-search-entries.ts'

/** An owner's edit waits for no more than these. */
const documentsAtOnce = 100

/** Then other jobs and the end of the server have their turn. */
const stepsPerRound = 20

/**
 * Makes the search entries anew of sites where that is due: after a migration, or another language.
 * Until then what is there is found as before. Each step locks its site, as an edit does, so that
 * no entry is older than its document; a server that ends leaves the rest to the next round of any.
 * @returns whether nothing is left to do
 */
export async function fillSearch(database: Database, textOf: ItemSearchText): Promise<boolean> {
  for (let step = 0; step < stepsPerRound; step++) {
    const due = await database.kysely
      .selectFrom('search_due')
      .select('website_id')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return true
    await database.transact(due.website_id, (site) => fillNext(site, textOf))
  }
  return false
}

async function fillNext(site: SiteDatabase, textOf: ItemSearchText): Promise<void> {
  await lockSite(site)
  const due = await site.queries
    .selectFrom('search_due')
    .select(['kind', 'id'])
    .where('website_id', '=', site.siteId)
    .executeTakeFirst()
  if (due === undefined) return
  const next = await readNext(site, due)
  await deriveSearchEntries(site, next, textOf)
  const last = next.at(-1)
  if (last === undefined) {
    await site.queries.deleteFrom('search_due').where('website_id', '=', site.siteId).execute()
  } else {
    await site.queries
      .updateTable('search_due')
      .set({ kind: last.kind, id: last.id })
      .where('website_id', '=', site.siteId)
      .execute()
  }
}

/** First all pages, then all items, by id. */
async function readNext(
  site: SiteDatabase,
  after: { readonly kind: string; readonly id: string },
): Promise<(StoredDocument<'collection'> | StoredDocument<'item'>)[]> {
  const rows = await site.queries
    .selectFrom('document')
    .select(['kind', 'id', 'revision', 'body'])
    .where('website_id', '=', site.siteId)
    .where('kind', 'in', ['collection', 'item'])
    .where((where) =>
      where.or([
        where('kind', '>', after.kind),
        where.and([where('kind', '=', after.kind), where('id', '>', after.id)]),
      ]),
    )
    .orderBy('kind')
    .orderBy('id')
    .limit(documentsAtOnce)
    .execute()
  return rows as unknown as (StoredDocument<'collection'> | StoredDocument<'item'>)[]
}
