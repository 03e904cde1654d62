import { sql } from 'kysely'
import type { DocumentBodies, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../db/database.ts'
import { fixedStatement } from '../db/fixed-statement.ts'

export type Recalled<Kind extends DocumentKind> = {
  readonly revision: number
  readonly body: DocumentBodies[Kind]
  /** A revision of the site at which this was the document's newest. */
  readonly siteRevision: number
}

const maxRecalled = 5000
const recalled = new Map<string, Recalled<DocumentKind>>()

/**
 * A document's body as this process saw it last, which may be an older revision by now: whoever
 * acts on it has the database compare the revisions in the same statement.
 */
export function recallDocument<Kind extends DocumentKind>(
  siteId: SiteId,
  kind: Kind,
  id: string,
): Recalled<Kind> | undefined {
  return recalled.get(keyOf(siteId, kind, id)) as Recalled<Kind> | undefined
}

/**
 * Documents as they are at a revision of the site that the caller has just read, or newer, by id;
 * those that are gone are missing. What this process has not seen at that revision is asked for in
 * one question. Every action raises the site's revision, so what is recalled is exact. Not for
 * transactions that write documents: what they read may never be committed.
 */
export async function documentsAsOf<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  ids: readonly string[],
  siteRevision: number,
): Promise<ReadonlyMap<string, Recalled<Kind>>> {
  const found = new Map<string, Recalled<Kind>>()
  const unsure = new Set<string>()
  for (const id of ids) {
    const known = recallDocument(site.siteId, kind, id)
    if (known !== undefined && known.siteRevision >= siteRevision) found.set(id, known)
    else unsure.add(id)
  }
  if (unsure.size === 0) return found
  for (const [id, newest] of await newestDocuments(site, kind, [...unsure])) found.set(id, newest)
  return found
}

type Row = {
  readonly siteRevision: number
  readonly id: string
  readonly revision: number | null
  /** Null where the revision is the one that is known. */
  readonly body: unknown
}

type Values = {
  readonly siteId: string
  readonly kind: string
  readonly ids: readonly string[]
  readonly knownRevisions: readonly number[]
}

// laterally with a limit, so that each is looked up by its id, whatever a plan thinks of the table
const readRows = fixedStatement<Values, Row>(
  (slot) => sql`select site.revision as "siteRevision", asked.id, found.revision,
      case when found.revision = asked.known_revision then null else found.body end as body
    from site
    cross join unnest(${slot('ids')}::text[], ${slot('knownRevisions')}::int[])
      as asked (id, known_revision)
    left join lateral (
      select revision, body from document where website_id = ${slot('siteId')}
        and kind = ${slot('kind')} and id = asked.id limit 1
    ) found on true
    where site.website_id = ${slot('siteId')}`,
)

/** Reads a document and keeps it for the next time; a body that is known does not travel again. */
export async function newestDocument<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<Recalled<Kind> | undefined> {
  return (await newestDocuments(site, kind, [id])).get(id)
}

async function newestDocuments<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recalled<Kind>>> {
  const before = ids.map((id) => recallDocument(site.siteId, kind, id))
  const knownRevisions = before.map((known) => known?.revision ?? -1)
  const rows = await readRows(site.queries, { siteId: site.siteId, kind, ids, knownRevisions })
  const found = new Map<string, Recalled<Kind>>()
  for (const { id, revision, siteRevision, body } of rows) {
    const key = keyOf(site.siteId, kind, id)
    recalled.delete(key)
    if (revision === null) continue
    const known = before[ids.indexOf(id)]
    const isKnown = known !== undefined && known.revision === revision
    const newest = { revision, siteRevision, body: isKnown ? known.body : body } as Recalled<Kind>
    recalled.set(key, newest)
    found.set(id, newest)
  }
  forgetOldest()
  return found
}

function forgetOldest(): void {
  for (const key of recalled.keys()) {
    if (recalled.size <= maxRecalled) return
    recalled.delete(key)
  }
}

function keyOf(siteId: SiteId, kind: DocumentKind, id: string): string {
  return `${siteId} ${kind} ${id}`
}
