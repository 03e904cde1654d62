import type { DocumentKind, DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { overlayNames } from '@vitrine/rules/site/slides/overlay-names.ts'
import { slideTypeOfId } from '@vitrine/rules/site/slides/slide-ids.ts'
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
  const page = of.kind === 'collection' ? of.id : undefined
  const referring = await listReferring(site, wanted, {
    limit: maxUses + 1,
    below: page !== undefined,
    exceptItemsOf: page,
  })
  const owners = new Map(
    referring.map((one) => ownerOf(one)).map((one) => [`${one.kind}/${one.id}`, one]),
  )
  const others = [...owners.values()].filter(({ kind, id }) => kind !== of.kind || id !== of.id)
  return {
    uses: await withNames(site, others.slice(0, maxUses)),
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
function ownerOf({ kind, id: ownId }: DocumentRef): DocumentRef {
  if (kind !== 'layout') return { kind, id: ownId }
  const id = publicIdOf(ownId)
  if (id.startsWith('page-')) return { kind: 'collection', id: id.slice('page-'.length) }
  if (id.startsWith('item-')) return { kind: 'item', id: id.slice('item-'.length) }
  return { kind, id }
}

function idsOf(owners: readonly DocumentRef[], kind: DocumentKind): string[] {
  return owners.flatMap((one) => (one.kind === kind ? [one.id] : []))
}

async function withNames(site: SiteDatabase, owners: readonly DocumentRef[]): Promise<Use[]> {
  const places = await placesOf(site, owners)
  const items = await listDocuments(site, 'item', { ids: idsOf(owners, 'item') })
  const pages = await listDocuments(site, 'collection', { ids: idsOf(owners, 'collection') })
  const sections = await listDocuments(site, 'section', { ids: idsOf(owners, 'section') })
  const menus = owners.some(({ kind }) => kind === 'navigation')
    ? await listDocuments(site, 'navigation', {})
    : []
  const bodies = new Map(
    [...items, ...pages, ...sections, ...menus].map((one) => [`${one.kind}/${one.id}`, one.body]),
  )
  return owners.map(({ kind, id }) => {
    const key = `${kind}/${id}`
    const body = bodies.get(key)
    const slide = slideTypeOfId(id)
    const own = slide === undefined ? id : overlayNames[slide]
    const name = (body && 'title' in body ? body.title : undefined) ?? own
    return { kind: kind as Use['kind'], id, name, place: places.get(key) ?? null }
  })
}
