import type { DocumentRef, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type { Use, UsesQuery, UsesReply } from '@vitrine/rules/site/content/uses-api.ts'
import { placesOf } from '../../ground/changes/subject-places.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listReferring } from '../../ground/documents/list-referring.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'

const maxUses = 100

/** Where a file, a page or an item is shown or led to; not what goes with it. */
export async function listUses(site: SiteDatabase, of: UsesQuery): Promise<UsesReply> {
  const wanted = await wantedReferences(site, of)
  const below = of.kind === 'collection'
  const referring = await listReferring(site, wanted, { limit: maxUses + 1, below })
  const owners = new Map(
    referring.map((one) => ownerOf(one)).map((one) => [`${one.kind}/${one.id}`, one]),
  )
  const items = await listDocuments(site, 'item', { ids: idsOf(owners, 'item') })
  const others = [...owners.values()].filter((one) => !goesWith(one, of, items))
  return {
    uses: await withNames(site, others.slice(0, maxUses), items),
    hasMore: referring.length > maxUses,
  }
}

/** By its id, and by the address that texts and typed links lead to. */
async function wantedReferences(site: SiteDatabase, { kind, id }: UsesQuery): Promise<Reference[]> {
  const own: Reference = { kind, id }
  if (kind === 'asset') return [own]
  if (kind === 'collection') {
    const [page] = await listDocuments(site, 'collection', { ids: [id] })
    if (page === undefined) return [own]
    const paths: Reference[] = [{ kind: 'path', id: page.body.urlId }]
    return [own, ...paths, ...(page.body.homepage ? [{ kind: 'path', id: '' } as const] : [])]
  }
  const [item] = await listDocuments(site, 'item', { ids: [id] })
  if (item === undefined) return [own]
  const [page] = await listDocuments(site, 'collection', { ids: [item.body.collectionId] })
  return [own, { kind: 'path', id: `${page?.body.urlId ?? ''}/${item.body.urlId}` }]
}

/** What somebody knows a document by: a layout belongs to its page or item. */
function ownerOf({ kind, id }: DocumentRef): DocumentRef {
  if (kind !== 'layout') return { kind, id }
  if (id.startsWith('page-')) return { kind: 'collection', id: id.slice('page-'.length) }
  if (id.startsWith('item-')) return { kind: 'item', id: id.slice('item-'.length) }
  return { kind, id }
}

function goesWith(
  { kind, id }: DocumentRef,
  of: UsesQuery,
  items: readonly StoredDocument<'item'>[],
): boolean {
  if (kind === of.kind && id === of.id) return true
  if (kind !== 'item' || of.kind !== 'collection') return false
  return items.find((item) => item.id === id)?.body.collectionId === of.id
}

function idsOf(owners: ReadonlyMap<string, DocumentRef>, kind: 'item' | 'collection'): string[] {
  return [...owners.values()].flatMap((one) => (one.kind === kind ? [one.id] : []))
}

async function withNames(
  site: SiteDatabase,
  owners: readonly DocumentRef[],
  items: readonly StoredDocument<'item'>[],
): Promise<Use[]> {
  const places = await placesOf(site, owners)
  const ids = owners.flatMap((one) => (one.kind === 'collection' ? [one.id] : []))
  const pages = await listDocuments(site, 'collection', { ids })
  const menus = owners.some(({ kind }) => kind === 'navigation')
    ? await listDocuments(site, 'navigation', {})
    : []
  const bodies = new Map(
    [...items, ...pages, ...menus].map((one) => [`${one.kind}/${one.id}`, one.body]),
  )
  return owners.map(({ kind, id }) => {
    const key = `${kind}/${id}`
    const body = bodies.get(key)
    const name = (body && 'title' in body ? body.title : undefined) ?? id
    return { kind: kind as Use['kind'], id, name, place: places.get(key) ?? null }
  })
}
