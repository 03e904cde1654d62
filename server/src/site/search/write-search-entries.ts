import type {
  DocumentBodies,
  DocumentKind,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { searchDictionary } from '@vitrine/rules/site/search/search-dictionary.ts'
import { searchTextOfPage, type SearchText } from '@vitrine/rules/site/search/search-text.ts'
import { searchWords } from '@vitrine/rules/site/search/search-words.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import {
  deleteSearchEntries,
  saveSearchEntries,
  setSearchDue,
  type SearchEntry,
} from './search-entry-store.ts'

/** What of an item can be found; handed in, because features of higher areas have a part in it. */
export type ItemSearchText = (item: ContentItem, layout: Layout | undefined) => SearchText

type Found = StoredDocument<'collection'> | StoredDocument<'item'>

// together below what PostgreSQL takes as one vector, each word with its other forms
const limits = { words: 8000, characters: 60_000 }

/**
 * Makes the search entries of documents that were written, in the same transaction. An item is found
 * by its layout too, so either of them makes the entry anew. Another language makes all entries
 * anew, which a job does (`fill-search.ts`).
 */
export async function writeSearchEntries(
  site: SiteDatabase,
  changed: readonly Replacement[],
  textOf: ItemSearchText,
): Promise<void> {
  if (changed.some(changesDictionary)) await setSearchDue(site)
  const touched = { collection: new Set<string>(), item: new Set<string>() }
  for (const { kind, id } of changed) {
    if (kind === 'collection' || kind === 'item') touched[kind].add(id)
    if (kind !== 'layout') continue
    if (id.startsWith('item-')) touched.item.add(id.slice('item-'.length))
    if (id.startsWith('page-')) touched.collection.add(id.slice('page-'.length))
  }
  const pages = await newestOf(site, changed, 'collection', [...touched.collection])
  const items = await newestOf(site, changed, 'item', [...touched.item])
  await deleteSearchEntries(site, 'collection', without(touched.collection, pages))
  await deleteSearchEntries(site, 'item', without(touched.item, items))
  await deriveSearchEntries(site, [...pages, ...items], textOf, changed)
}

function without(ids: ReadonlySet<string>, found: readonly Found[]): string[] {
  const there = new Set(found.map(({ id }) => id))
  return [...ids].filter((id) => !there.has(id))
}

/** Makes the entries of documents as they are handed in, whatever their entries say now. */
export async function deriveSearchEntries(
  site: SiteDatabase,
  documents: readonly Found[],
  textOf: ItemSearchText,
  changed: readonly Replacement[] = [],
): Promise<void> {
  if (documents.length === 0) return
  const layoutIds = documents.map(({ kind, id }) => `${kind === 'item' ? 'item' : 'page'}-${id}`)
  const layouts = await newestOf(site, changed, 'layout', layoutIds)
  const layoutById = new Map(layouts.map(({ id, body }) => [id, body]))
  const [settings] = await newestOf(site, changed, 'site-settings', ['site'])
  const entries = documents.map((document, place) =>
    entryOf(document, layoutById.get(layoutIds[place] ?? ''), textOf),
  )
  await saveSearchEntries(site, entries, searchDictionary(settings?.body.language ?? ''))
}

function entryOf(document: Found, layout: Layout | undefined, textOf: ItemSearchText): SearchEntry {
  const isItem = document.kind === 'item'
  const { title, names, text } = isItem
    ? textOf(document.body, layout)
    : searchTextOfPage(document.body, layout)
  return {
    kind: document.kind,
    id: document.id,
    collectionId: isItem ? document.body.collectionId : document.id,
    visibility: document.body.visibility,
    shownFrom: isItem ? document.body.publishOn : 0,
    title: searchWords(title, limits),
    names: searchWords(`${title} ${names}`, limits),
    words: searchWords(`${title} ${names} ${text}`, limits),
  }
}

function changesDictionary({ kind, before, after }: Replacement): boolean {
  if (kind !== 'site-settings' || before === null || after === null) return false
  const [old, now] = [before.body, after] as readonly DocumentBodies['site-settings'][]
  return searchDictionary(old?.language ?? '') !== searchDictionary(now?.language ?? '')
}

/** Documents as they are now: those that were just written are known, all others are read. */
async function newestOf<Kind extends DocumentKind>(
  site: SiteDatabase,
  changed: readonly Replacement[],
  kind: Kind,
  ids: readonly string[],
): Promise<StoredDocument<Kind>[]> {
  const wanted = new Set(ids)
  const written = changed.filter((one) => one.kind === kind && wanted.has(one.id))
  for (const { id } of written) wanted.delete(id)
  const known = written.flatMap(({ id, after }) =>
    after === null ? [] : [{ kind, id, revision: 0, body: after } as StoredDocument<Kind>],
  )
  return [...known, ...(await listDocuments(site, kind, { ids: [...wanted] }))]
}
