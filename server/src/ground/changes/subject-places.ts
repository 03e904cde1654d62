import type { ChangeSubject } from '@vitrine/rules/ground/changes/changes-api.ts'
import type {
  DocumentKind,
  DocumentRef,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../db/database.ts'
import { listDocuments } from '../documents/read-documents.ts'

/**
 * Where an owner finds what changes were about.
 * @returns by `kind/id`; what no longer stands, or has no place of its own, is missing
 */
export async function placesOf(
  site: SiteDatabase,
  subjects: readonly (DocumentRef | null)[],
): Promise<ReadonlyMap<string, ChangeSubject>> {
  const idsOf = (kind: DocumentKind) => [
    ...new Set(subjects.flatMap((one) => (one?.kind === kind ? [one.id] : []))),
  ]
  const items = await listDocuments(site, 'item', { ids: idsOf('item') })
  const pageIds = [...idsOf('collection'), ...items.map(({ body }) => body.collectionId)]
  const pages = await listDocuments(site, 'collection', { ids: pageIds })
  const files = await listDocuments(site, 'template-file', { ids: idsOf('template-file') })
  return new Map<string, ChangeSubject>([
    ['site-settings/site', { place: 'settings' }],
    ...idsOf('coupon').map((code) => [`coupon/${code}`, { place: 'discount', code }] as const),
    ...idsOf('form').map((formId) => [`form/${formId}`, { place: 'form', formId }] as const),
    ...files.map(({ id }) => [`template-file/${id}`, { place: 'template', file: id }] as const),
    ...pages.map(({ id, body }) => {
      const path = body.homepage ? '/' : `/${body.urlId}`
      return [`collection/${id}`, { place: 'page', path }] as const
    }),
    ...items.flatMap((item) => placeOfItem(item, pages)),
  ])
}

function placeOfItem(
  { id, body }: StoredDocument<'item'>,
  pages: readonly StoredDocument<'collection'>[],
): (readonly [string, ChangeSubject])[] {
  if (body.product !== null) return [[`item/${id}`, { place: 'product', itemId: id }]]
  const page = pages.find((one) => one.id === body.collectionId)
  if (page === undefined) return []
  return [[`item/${id}`, { place: 'page', path: `/${page.body.urlId}/${body.urlId}` }]]
}
