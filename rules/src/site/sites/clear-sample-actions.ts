import { z } from 'zod'
import { publicIdOf } from '../../ground/documents/draft-of.ts'
import type {
  DocumentEdit,
  DocumentReader,
  StoredDocument,
} from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { withoutCollections } from '../navigation/without-collections.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { sitesRefusal } from './sites-messages.ts'
import { leadsTo, withoutLinksTo, type Gone } from './without-links-to.ts'

/**
 * Removes what came with the starter and was never edited: items, pages without items of the
 * owner's own, their layouts and menu lines, and pictures that nothing shows any more, kept sections
 * included. The home page stays, but no link of what stays leads to a page or an item that goes. One
 * change, so that one undo brings all back.
 */
export const clearSampleContent = ownerAction({
  name: 'clear-sample-content',
  title: 'Clear the sample content',
  capability: 'manage-site',
  input: z.object({}),
  reads: () => [
    { kind: 'site-settings', id: 'site' },
    { kind: 'design', id: 'design' },
    { kind: 'collection', all: true },
    { kind: 'item', all: true },
    { kind: 'layout', all: true },
    { kind: 'section', all: true },
    { kind: 'navigation', all: true },
    { kind: 'asset', sample: true },
  ],
  perform(documents) {
    const settings = documents.find('site-settings', 'site')
    if (settings === undefined) return refuse(sitesRefusal('no-such-site'))
    if (!settings.hasSampleContent) return refuse(sitesRefusal('no-sample-content'))
    const pages = samplePages(documents)
    const items = documents.list('item').filter(({ body }) => body.sample)
    const layoutIds = new Set([
      ...pages.map(({ id }) => `page-${id}`),
      ...items.map(({ id }) => `item-${id}`),
    ])
    const layouts = documents.list('layout').filter(({ id }) => layoutIds.has(publicIdOf(id)))
    const gone = new Set<StoredDocument>([...pages, ...items, ...layouts])
    const paths = pathsOf(documents, pages, items)
    const shown = idsIn([
      settings,
      ...documents.list('design'),
      ...documents.list('navigation'),
      ...documents.list('section'),
      ...documents.list('collection').filter((page) => !gone.has(page)),
      ...documents.list('item').filter((item) => !gone.has(item)),
      ...documents.list('layout').filter((layout) => !gone.has(layout)),
    ])
    const assets = documents.list('asset').filter(({ id, body }) => body.sample && !shown.has(id))
    const edits: DocumentEdit[] = [
      ...[...gone, ...assets].map(({ kind, id }) => ({ kind, id, after: null })),
      ...keptMenus(documents, pages, paths),
      ...keptLayouts(documents, gone, {
        paths,
        ids: new Set([...pages, ...items].map(({ id }) => id)),
      }),
      { kind: 'site-settings', id: 'site', after: { ...settings, hasSampleContent: false } },
    ]
    return ok(edits)
  },
})

/** Menus lose their lines for the pages that go, and links that lead to them. */
function keptMenus(
  documents: DocumentReader,
  pages: readonly Page[],
  paths: ReadonlySet<string>,
): DocumentEdit[] {
  const menus = documents.list('navigation')
  const withLines = withoutCollections(menus, new Set(pages.map(({ id }) => id)))
  return menus.map((menu) => {
    const body = withLines.find(({ id }) => id === menu.id)?.after ?? menu.body
    const items = body.items.filter(
      (item) => item.kind !== 'external-link' || !leadsTo(paths, item.url),
    )
    return { kind: 'navigation' as const, id: menu.id, after: { ...body, items } }
  })
}

function keptLayouts(
  documents: DocumentReader,
  gone: ReadonlySet<StoredDocument>,
  named: Gone,
): DocumentEdit[] {
  const layouts = documents.list('layout').flatMap((layout) => {
    if (gone.has(layout)) return []
    return [{ kind: 'layout' as const, id: layout.id, after: withoutLinksTo(named, layout.body) }]
  })
  const sections = documents.list('section').map(({ id, body }) => ({
    kind: 'section' as const,
    id,
    after: withoutLinksTo(named, body),
  }))
  return [...layouts, ...sections]
}

/** Where the pages and items that go are, without the first slash. */
function pathsOf(
  documents: DocumentReader,
  pages: readonly Page[],
  items: readonly StoredDocument<'item'>[],
): ReadonlySet<string> {
  const ofItems = items.flatMap(({ body }) => {
    const page = documents.find('collection', body.collectionId)
    return page === undefined ? [] : [`${page.urlId}/${body.urlId}`]
  })
  return new Set([...pages.map(({ body }) => body.urlId), ...ofItems])
}

type Page = StoredDocument<'collection'>

function samplePages(documents: DocumentReader): StoredDocument<'collection'>[] {
  const own = documents.list('item').filter(({ body }) => !body.sample)
  const kept = new Set(own.map(({ body }) => body.collectionId))
  return documents
    .list('collection')
    .filter(({ id, body }) => body.sample && !body.homepage && !kept.has(id))
}

/** Every text in the values that has the shape of an id. */
function idsIn(values: readonly unknown[]): Set<string> {
  return new Set(JSON.stringify(values).match(/\b[0-9a-f]{24}\b/g))
}
