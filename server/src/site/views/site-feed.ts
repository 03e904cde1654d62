import { sql } from 'kysely'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { markOf } from '@vitrine/rules/ground/documents/touched.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'

export type Revisions = { readonly revision: number; readonly catalogueRevision: number }

/** Where a site stands, and what has happened there since a caller looked last. */
export type SiteFeed = Revisions & {
  /** The documents that changed; undefined where nobody knows all of them. */
  readonly changed: readonly DocumentRef[] | undefined
  /** The marks of all that pages show otherwise; undefined: of everything. */
  readonly touched: readonly string[] | undefined
  /** When the next live item begins to show; null where none is to come, and where nothing moved. */
  readonly nextScheduled: number | null
}

/** More than so many changes at once are not gone through one by one. */
const maxChanges = 500

type Values = {
  readonly siteId: string
  /** Revisions that the caller knows; -1: none. */
  readonly revision: number
  readonly catalogueRevision: number
  /** Whether the caller's next instant has come. */
  readonly isDue: boolean
  readonly now: number
}

type Row = Revisions & {
  readonly changes: readonly ChangeRow[] | null
  readonly sales: readonly SaleRow[] | null
  readonly nextScheduled: number | null
}

type ChangeRow = {
  readonly sequence: number
  readonly touched: readonly string[] | null
  readonly documents: readonly DocumentRef[] | null
}

type SaleRow = {
  readonly revision: number
  readonly itemId: string
  readonly collectionId: string | null
}

// what has not moved is not looked at: nearly always nothing has
const readRow = fixedStatement<Values, Row>(
  (slot) => sql`select site.revision, site.catalogue_revision as "catalogueRevision",
    case when ${slot('revision')}::int between 0 and site.revision - 1
      and site.revision - ${slot('revision')}::int <= ${sql.lit(maxChanges)} then (
      select jsonb_agg(jsonb_build_object(
        'sequence', change.sequence, 'touched', to_jsonb(change.touched), 'documents', (
          select jsonb_agg(jsonb_build_object('kind', edit -> 'kind', 'id', edit -> 'id'))
          from jsonb_array_elements(change.edits) edit
        )))
      from change where website_id = ${slot('siteId')}
        and change.sequence > ${slot('revision')}::int and change.sequence <= site.revision
    ) end as changes,
    case when ${slot('catalogueRevision')}::int between 0 and site.catalogue_revision - 1
      and site.catalogue_revision - ${slot('catalogueRevision')}::int <= ${sql.lit(maxChanges)} then (
      select jsonb_agg(jsonb_build_object(
        'revision', sold.revision, 'itemId', sold.item_id, 'collectionId', (
          select collection_id from document
          where website_id = ${slot('siteId')} and kind = 'item' and id = sold.item_id limit 1
        )))
      from catalogue_change sold where website_id = ${slot('siteId')}
        and sold.revision > ${slot('catalogueRevision')}::int
        and sold.revision <= site.catalogue_revision
    ) end as sales,
    case when ${slot('isDue')}::boolean or site.revision <> ${slot('revision')}::int
      or site.catalogue_revision <> ${slot('catalogueRevision')}::int then (
      select min(publish_on) from document
      where website_id = ${slot('siteId')} and kind = 'item' and visibility = 'live'
        and publish_on > ${slot('now')}::bigint
    ) end as "nextScheduled"
  from site where site.website_id = ${slot('siteId')}`,
)

/**
 * @param known what the caller has seen of the site; undefined: nothing
 * @param moment the instant, and whether the caller's next one has come by it
 * @returns undefined where there is no such site
 */
export async function readSiteFeed(
  site: SiteDatabase,
  known: Revisions | undefined,
  { now, isDue }: { readonly now: number; readonly isDue: boolean },
): Promise<SiteFeed | undefined> {
  const { revision, catalogueRevision } = known ?? { revision: -1, catalogueRevision: -1 }
  const [row] = await readRow(site.queries, {
    siteId: site.siteId,
    revision,
    catalogueRevision,
    isDue,
    now,
  })
  if (row === undefined) return undefined
  const edits = editsOf(row, revision)
  const sold = salesOf(row, catalogueRevision)
  return {
    revision: row.revision,
    catalogueRevision: row.catalogueRevision,
    changed: edits?.changed,
    // which items begin to show is told by no row
    touched: isDue ? undefined : both(edits?.touched, sold),
    nextScheduled: row.nextScheduled,
  }
}

function both(
  edited: readonly string[] | undefined,
  sold: readonly string[] | undefined,
): readonly string[] | undefined {
  if (edited === undefined || sold === undefined) return undefined
  return [...new Set([...edited, ...sold])]
}

/** Undefined where history does not tell all of it: too much has happened, or not by an action. */
function editsOf({ revision, changes }: Row, known: number) {
  const rows = changes ?? []
  if (known < 0 || rows.length !== revision - known) return undefined
  const changed = new Map<string, DocumentRef>()
  for (const { documents } of rows) {
    for (const one of documents ?? []) changed.set(`${one.kind}/${one.id}`, one)
  }
  const isTold = rows.every(({ touched }) => touched !== null)
  const touched = isTold ? rows.flatMap((row) => row.touched ?? []) : undefined
  return { changed: [...changed.values()], touched }
}

/** Undefined where something beside documents has moved that has no item. */
function salesOf({ catalogueRevision, sales }: Row, known: number): readonly string[] | undefined {
  const rows = sales ?? []
  const told = new Set(rows.map(({ revision }) => revision))
  if (known < 0 || told.size !== catalogueRevision - known) return undefined
  return rows.flatMap(({ itemId, collectionId }) => [
    markOf.item(itemId),
    ...(collectionId === null ? [] : [markOf.list(collectionId)]),
  ])
}
