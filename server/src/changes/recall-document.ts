import { sql } from 'kysely'
import type { DocumentBodies, DocumentKind } from '@vitrine/rules/changes/document.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
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
 * A document as it is at a revision of the site that the caller has just read, or newer; without a
 * question where this process has seen it at that revision. Every action raises the site's revision,
 * so what is recalled is exact. Not for transactions that write documents: what they read may never
 * be committed.
 */
export async function documentAsOf<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
  siteRevision: number,
): Promise<Recalled<Kind> | undefined> {
  const known = recallDocument(site.siteId, kind, id)
  return known !== undefined && known.siteRevision >= siteRevision
    ? known
    : newestDocument(site, kind, id)
}

type Row = {
  readonly siteRevision: number
  readonly revision: number | null
  /** Null where the revision is the one that is known. */
  readonly body: unknown
}

type Values = {
  readonly siteId: string
  readonly kind: string
  readonly id: string
  readonly knownRevision: number
}

const readRow = fixedStatement<Values, Row>(
  (slot) => sql`select site.revision as "siteRevision", document.revision,
      case when document.revision = ${slot('knownRevision')}::int then null
        else document.body end as body
    from site left join document on document.website_id = ${slot('siteId')}
      and document.kind = ${slot('kind')} and document.id = ${slot('id')}
    where site.website_id = ${slot('siteId')}`,
)

/** Reads a document and keeps it for the next time; a body that is known does not travel again. */
export async function newestDocument<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<Recalled<Kind> | undefined> {
  const known = recallDocument(site.siteId, kind, id)
  const knownRevision = known?.revision ?? -1
  const values = { siteId: site.siteId, kind, id, knownRevision }
  const [row] = await readRow(site.queries, values)
  const key = keyOf(site.siteId, kind, id)
  recalled.delete(key)
  if (row === undefined || row.revision === null) return undefined
  const { revision, siteRevision } = row
  const isKnown = known !== undefined && revision === known.revision
  const body = isKnown ? known.body : (row.body as DocumentBodies[Kind])
  const found: Recalled<Kind> = { revision, body, siteRevision }
  recalled.set(key, found)
  const oldest = recalled.keys().next().value
  if (recalled.size > maxRecalled && oldest !== undefined) recalled.delete(oldest)
  return found
}

function keyOf(siteId: SiteId, kind: DocumentKind, id: string): string {
  return `${siteId} ${kind} ${id}`
}
