import { z } from 'zod'
import type { StoredDocument } from '../changes/document.ts'
import { ownerAction, type DocumentEdit, type DocumentReader } from '../changes/owner-action.ts'
import { withoutCollections } from '../navigation/without-collections.ts'
import { ok, refuse } from '../refusals/result.ts'
import { sitesRefusal } from './sites-messages.ts'

/**
 * Removes what came with the starter and was never edited: items, pages without items of the
 * owner's own, their layouts and menu lines, and pictures that nothing shows any more. The home page
 * stays. One change, so that one undo brings all back.
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
    const layouts = documents.list('layout').filter(({ id }) => layoutIds.has(id))
    const gone = new Set<StoredDocument>([...pages, ...items, ...layouts])
    const shown = idsIn([
      settings,
      ...documents.list('collection').filter((page) => !gone.has(page)),
      ...documents.list('item').filter((item) => !gone.has(item)),
      ...documents.list('layout').filter((layout) => !gone.has(layout)),
    ])
    const assets = documents.list('asset').filter(({ id, body }) => body.sample && !shown.has(id))
    const edits: DocumentEdit[] = [
      ...[...gone, ...assets].map(({ kind, id }) => ({ kind, id, after: null })),
      ...withoutCollections(documents.list('navigation'), new Set(pages.map(({ id }) => id))),
      { kind: 'site-settings', id: 'site', after: { ...settings, hasSampleContent: false } },
    ]
    return ok(edits)
  },
})

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
