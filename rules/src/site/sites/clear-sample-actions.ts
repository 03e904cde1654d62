import { z } from 'zod'
import type { ActionEnvironment } from '../../ground/changes/owner-action.ts'
import { publicIdOf } from '../../ground/documents/draft-of.ts'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentSelector,
  StoredDocument,
} from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import { firstLayout } from '../blocks/first-layout.ts'
import { withoutSample } from './sample-settings.ts'
import { sitesRefusal } from './sites-messages.ts'
import { leadsTo, withoutLinksTo } from './without-links-to.ts'

/** All that may have come with a starter. */
export const sampleReads: readonly DocumentSelector[] = [
  { kind: 'site-settings', id: 'site' },
  { kind: 'design', id: 'design' },
  { kind: 'collection', all: true },
  { kind: 'item', all: true },
  { kind: 'layout', all: true },
  { kind: 'section', all: true },
  { kind: 'navigation', all: true },
  { kind: 'asset', sample: true },
]

/**
 * Takes away what came with the starter and was never edited: its items, the words and pictures of
 * its pages, what the settings say of its firm, and pictures that nothing shows any more, kept
 * sections included. The pages stay, empty, so the site is whole, and no link of what stays leads to
 * an item that goes. One change, so that one undo brings all back.
 */
export const clearSampleContent = ownerAction({
  name: 'clear-sample-content',
  title: 'Clear the sample content',
  capability: 'manage-site',
  input: z.object({}),
  reads: () => sampleReads,
  perform(documents, _input, environment) {
    const stood = documents.find('site-settings', 'site')
    if (stood === undefined) return refuse(sitesRefusal('no-such-site'))
    if (!stood.hasSampleContent) return refuse(sitesRefusal('no-sample-content'))
    const samples = findSamples(documents)
    const { items } = samples
    const itemLayouts = new Set(items.map(({ id }) => `item-${id}`))
    const goes = [
      ...items,
      ...documents.list('layout').filter(({ id }) => itemLayouts.has(publicIdOf(id))),
    ]
    const gone = { paths: pathsOf(documents, items), ids: new Set(items.map(({ id }) => id)) }
    const pictures = new Set(
      documents.list('asset').flatMap(({ id, body }) => (body.sample ? [id] : [])),
    )
    const settings = withoutSample(stood, (id) => id === null || !pictures.has(id))
    const kept = [
      ...samples.pages.map((page) => emptied(page, environment.now)),
      ...keptMenus(documents, gone.paths),
      ...keptLayouts(documents, { samples, goes: new Set(goes), gone, environment, settings }),
      { kind: 'site-settings' as const, id: 'site', after: settings },
    ]
    const shown = idsIn([
      kept,
      ...documents.list('design'),
      ...documents.list('collection').filter((page) => !samples.pages.includes(page)),
      ...documents.list('item').filter((item) => !items.includes(item)),
    ])
    const assets = documents.list('asset').filter(({ id, body }) => body.sample && !shown.has(id))
    const edits: DocumentEdit[] = [
      ...[...goes, ...assets].map(({ kind, id }) => ({ kind, id, after: null })),
      ...kept,
    ]
    return ok(edits)
  },
})

type Page = StoredDocument<'collection'>

export type Samples = {
  readonly pages: readonly Page[]
  readonly items: readonly StoredDocument<'item'>[]
  /** Layouts in places of the template, which no page or item has for itself. */
  readonly fields: readonly StoredDocument<'layout'>[]
}

/** What nobody has edited since it came with the starter. */
export function findSamples(documents: DocumentReader): Samples {
  const marked = documents.list('collection').filter(({ body }) => body.sample)
  const items = documents.list('item').filter(({ body }) => body.sample)
  const begun = new Set([
    ...[...marked, ...items].map(({ body }) => body.updatedOn),
    ...documents.list('asset').flatMap(({ body }) => (body.sample ? [body.addedOn] : [])),
  ])
  // the home page never goes, so no starter marks it
  const home = documents
    .list('collection')
    .filter(({ body }) => body.homepage && !body.sample && begun.has(body.updatedOn))
  const pages = [...marked, ...home]
  const fields = documents
    .list('layout')
    .filter(({ id, body }) => !/^(?:page|item|slide)-/.test(id) && begun.has(body.updatedOn))
  return { pages, items, fields }
}

/** A page of the starter with its address and its name in the menu, and nothing else. */
function emptied({ id, body }: Page, now: number): DocumentEdit<'collection'> {
  const { seoTitle: _title, seoDescription: _words, shareAssetId: _picture, ...rest } = body
  const title = body.navigationTitle === '' ? body.title : body.navigationTitle
  return {
    kind: 'collection',
    id,
    after: { ...rest, title, description: '', mainAssetId: null, sample: false, updatedOn: now },
  }
}

/** Menus without links that lead to what goes. */
function keptMenus(
  documents: DocumentReader,
  paths: ReadonlySet<string>,
): DocumentEdit<'navigation'>[] {
  return documents.list('navigation').map(({ id, body }) => {
    const items = body.items.filter(
      (item) => item.kind !== 'external-link' || !leadsTo(paths, item.url),
    )
    return { kind: 'navigation', id, after: { ...body, items } }
  })
}

type Clearing = {
  readonly samples: Samples
  readonly goes: ReadonlySet<StoredDocument>
  readonly gone: Parameters<typeof withoutLinksTo>[0]
  readonly environment: Pick<ActionEnvironment, 'now' | 'random'>
  readonly settings: { readonly title: string }
}

/** What stands for visitors on a page of which nothing is left. */
const soonMore = '<p>There is more here soon.</p>'

/** Layouts of the owner without links that lead nowhere, and those of the starter with nothing in them. */
function keptLayouts(
  documents: DocumentReader,
  { samples, goes, gone, environment, settings }: Clearing,
): DocumentEdit<'layout' | 'section'>[] {
  const fields = new Set(samples.fields)
  const pages = new Set(samples.pages.map(({ id }) => `page-${id}`))
  const emptyOf = (layout: StoredDocument<'layout'>): StoredDocument<'layout'>['body'] => {
    const words = pages.has(layout.id)
      ? soonMore
      : JSON.stringify(layout.body).includes('<h1')
        ? `<h1>${escapeHtml(settings.title)}</h1>`
        : undefined
    if (words !== undefined) return { ...layout.body, ...firstLayout(environment, words) }
    return { ...layout.body, rows: [], updatedOn: environment.now }
  }
  const layouts = documents.list('layout').flatMap((layout) => {
    if (goes.has(layout)) return []
    const isSample = fields.has(layout) || pages.has(layout.id)
    const after = isSample ? emptyOf(layout) : withoutLinksTo(gone, layout.body)
    return [{ kind: 'layout' as const, id: layout.id, after }]
  })
  const sections = documents
    .list('section')
    .map(({ id, body }) => ({ kind: 'section' as const, id, after: withoutLinksTo(gone, body) }))
  return [...layouts, ...sections]
}

/** Where the items that go are, without the first slash. */
function pathsOf(
  documents: DocumentReader,
  items: readonly StoredDocument<'item'>[],
): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ body }) => {
      const page = documents.find('collection', body.collectionId)
      return page === undefined ? [] : [`${page.urlId}/${body.urlId}`]
    }),
  )
}

/** Every text in the values that has the shape of an id. */
function idsIn(values: readonly unknown[]): Set<string> {
  return new Set(JSON.stringify(values).match(/\b[0-9a-f]{24}\b/g))
}
