import { sql } from 'kysely'
import type {
  DocumentBody,
  DocumentKind,
  DocumentRef,
  DocumentSelector,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import { projectionOf } from '@vitrine/rules/ground/documents/projection.ts'
import { draftIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { wordKey, type WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { SiteDatabase } from '../db/database.ts'
import { insertFormerAddresses, removeFormerAddresses } from './former-rows.ts'
import { insertTerms, LiveItemChanges, removeTerms } from './list-rows.ts'

const columns = ['kind', 'id', 'revision', 'body'] as const

type Row = { kind: string; id: string; revision: number; body: unknown }

export function toDocument(row: Row): StoredDocument {
  return row as StoredDocument
}

function selectDocuments(site: SiteDatabase) {
  return site.queries.selectFrom('document').select(columns).where('website_id', '=', site.siteId)
}

export async function findDocument<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<StoredDocument<Kind> | undefined> {
  const row = await selectDocuments(site)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : (toDocument(row) as StoredDocument<Kind>)
}

/** The documents that the selectors name, each once. */
export async function selectedDocuments(
  site: SiteDatabase,
  selectors: readonly DocumentSelector[],
): Promise<StoredDocument[]> {
  const found = new Map<string, StoredDocument>()
  for (const selector of selectors) {
    for (const row of await selectRows(site, selector)) {
      found.set(`${row.kind}/${row.id}`, toDocument(row))
    }
  }
  return [...found.values()]
}

async function selectRows(site: SiteDatabase, selector: DocumentSelector): Promise<Row[]> {
  const query = selectDocuments(site).where('kind', '=', selector.kind)
  if ('id' in selector) return query.where('id', '=', selector.id).execute()
  if ('ids' in selector) {
    return query
      .where('id', '=', sql<string>`any(${[...selector.ids]})`)
      .orderBy('id')
      .execute()
  }
  if ('all' in selector) return query.orderBy('id').execute()
  if ('sample' in selector) {
    return query
      .where(sql<boolean>`body @> '{"sample":true}'`)
      .orderBy('id')
      .execute()
  }
  if ('refersTo' in selector) {
    const from = site.queries
      .selectFrom('reference')
      .select('from_id')
      .where('website_id', '=', site.siteId)
      .where('from_kind', '=', selector.kind)
      .where('to_kind', '=', selector.refersTo.kind)
      .where('to_id', '=', selector.refersTo.id)
    return query.where('id', 'in', from).orderBy('id').execute()
  }
  const { collectionId } = selector
  if (selector.kind === 'layout') {
    const items = site.queries
      .selectFrom('document')
      .select((item) => {
        const own = sql<string>`'item-' || ${item.ref('id')}`
        return sql<string>`unnest(array[${own}, ${draftIdOf('')} || ${own}])`.as('layout_id')
      })
      .where('website_id', '=', site.siteId)
      .where('kind', '=', 'item')
      .where('collection_id', '=', collectionId)
    const own = `page-${collectionId}`
    return query
      .where((where) =>
        where.or([where('id', 'in', [own, draftIdOf(own)]), where('id', 'in', items)]),
      )
      .execute()
  }
  const items = query.where('collection_id', '=', collectionId)
  if ('filedUnder' in selector) {
    const ids = await idsFiledUnder(site, collectionId, selector.filedUnder)
    return items
      .where('id', '=', sql<string>`any(${[...ids]})`)
      .orderBy('id')
      .execute()
  }
  if ('urlIdPrefix' in selector) {
    return items.where(sql<boolean>`starts_with(url_id, ${selector.urlIdPrefix})`).execute()
  }
  const ordered = items.orderBy('position').orderBy('id')
  return (selector.limit === undefined ? ordered : ordered.limit(selector.limit)).execute()
}

type FiledUnder = { readonly sort: WordSort; readonly words: readonly string[] }

/** What counts as one word is said by the rules alone; so a collection's words are read first. */
async function idsFiledUnder(
  site: SiteDatabase,
  collectionId: string,
  { sort, words }: FiledUnder,
): Promise<readonly string[]> {
  const terms = site.queries
    .selectFrom('item_term')
    .where('website_id', '=', site.siteId)
    .where('collection_id', '=', collectionId)
    .where('sort', '=', sort)
  const wanted = new Set(words.map(wordKey))
  const stored = await terms.select('word').distinct().execute()
  const spelled = stored.flatMap(({ word }) => (wanted.has(wordKey(word)) ? [word] : []))
  const rows = await terms
    .select('item_id')
    .distinct()
    .where('word', '=', sql<string>`any(${spelled})`)
    .execute()
  return rows.map((row) => row.item_id)
}

/** A document as it is to be stored. */
export type NewDocument = DocumentRef & { readonly body: DocumentBody; readonly revision: number }

/** The row of `document` for a new body. */
function documentRow(site: SiteDatabase, { kind, id, body, revision }: NewDocument) {
  const projection = projectionOf(kind, body)
  return {
    website_id: site.siteId,
    kind,
    id,
    revision,
    body: JSON.stringify(body),
    collection_id: projection.collectionId,
    url_id: projection.urlId,
    visibility: projection.visibility,
    position: projection.position,
    publish_on: projection.publishOn,
  }
}

/** Adds documents that are not there yet, with all that is derived from them. */
export async function insertDocuments(
  site: SiteDatabase,
  documents: readonly NewDocument[],
): Promise<void> {
  await replaceDocuments(site, [], documents)
}

/**
 * Replaces documents and what is derived from them: all old rows leave before any new one comes, so
 * that two of them can exchange their addresses.
 */
export async function replaceDocuments(
  site: SiteDatabase,
  old: readonly DocumentRef[],
  documents: readonly NewDocument[],
): Promise<void> {
  const liveItems = new LiveItemChanges()
  for (const kind of new Set(old.map((document) => document.kind))) {
    const ids = old.flatMap((document) => (document.kind === kind ? [document.id] : []))
    const removed = await removeRows(site, kind, ids)
    if (kind !== 'item') continue
    liveItems.remove(removed)
    await removeTerms(site, ids)
    await removeFormerAddresses(site, ids)
  }
  await insertRows(site, documents)
  await insertTerms(site, documents)
  await insertFormerAddresses(site, documents)
  const items = documents.filter(({ kind }) => kind === 'item')
  liveItems.add(items.map(({ kind, body }) => projectionOf(kind, body)))
  await liveItems.store(site)
}

function removeRows(site: SiteDatabase, kind: DocumentKind, ids: readonly string[]) {
  return site.queries
    .deleteFrom('document')
    .where('website_id', '=', site.siteId)
    .where('kind', '=', kind)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .returning(['collection_id as collectionId', 'visibility'])
    .execute()
}

const rowsPerInsert = 500

async function insertRows(site: SiteDatabase, documents: readonly NewDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += rowsPerInsert) {
    const rows = documents.slice(start, start + rowsPerInsert)
    await site.queries
      .insertInto('document')
      .values(rows.map((document) => documentRow(site, document)))
      .execute()
  }
}

/**
 * Holds all writers of this site's documents back until the transaction ends.
 * @returns the site's revision, or undefined where there is no such site
 */
export async function lockSite(site: SiteDatabase): Promise<number | undefined> {
  const row = await site.queries
    .selectFrom('site')
    .select('revision')
    .where('website_id', '=', site.siteId)
    .forUpdate()
    .executeTakeFirst()
  return row?.revision
}

export async function setSiteRevision(site: SiteDatabase, revision: number): Promise<void> {
  await site.queries
    .updateTable('site')
    .set({ revision })
    .where('website_id', '=', site.siteId)
    .execute()
}
