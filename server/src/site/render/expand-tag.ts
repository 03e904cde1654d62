import type { HostTagCall } from '@vitrine/template-language/environment.ts'
import { isReservedMenu } from '@vitrine/rules/site/navigation/reserved-names.ts'
import { isDraftId } from '@vitrine/rules/ground/documents/draft-of.ts'
import { slideTypeOfId } from '@vitrine/rules/site/slides/slide-ids.ts'
import { defaultLayout } from '@vitrine/rules/site/blocks/layout.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { isCalendar } from '@vitrine/rules/site/collections/collection.ts'
import { itemSurroundings, listedItems } from '../blocks/listed-items.ts'
import { collectionContext } from '../collections/collection-context.ts'
import { isCollectionShown } from '../views/shown-collection.ts'
import { relatedItems } from './expand-related.ts'
import { withFields, type PageContext } from './page-context.ts'
import type { PageRun, TagExpander, TagParts } from './page-run.ts'

const expanders: Readonly<Record<string, TagExpander>> = {
  navigation: expandNavigation,
  'folder-navigation': expandFolderNavigation,
  'block-field': expandBlockField,
  query: expandQuery,
  category: expandCategory,
  related: expandRelated,
  script: expandScript,
}

/**
 * The HTML of a platform tag or variable (template platform §5). One that nobody knows prints
 * nothing and is noted for the template's author.
 */
export function expandTag(call: HostTagCall, run: PageRun, parts: TagParts): string {
  const part =
    call.name === 'squarespace.main-content' ? parts.mainContent : parts.variable(call.name)
  if (part !== undefined) {
    run.notePart()
    return part
  }
  const expander = Object.hasOwn(expanders, call.name) ? expanders[call.name] : undefined
  if (expander !== undefined) return expander(call, run, parts)
  run.warn(`unknown platform tag "${call.name}"`)
  return ''
}

/** Runs a paired tag's body, or the block that its `template` attribute names, on a context. */
function runOn(call: HostTagCall, context: PageContext, run: PageRun): string {
  const name = call.attributes['template']
  const template = call.body ?? (name === undefined ? undefined : run.partial(name))
  if (template === undefined) {
    run.warn(`<squarespace:${call.name}> names no template that exists`)
    return ''
  }
  return call.render(template, context)
}

function expandNavigation(call: HostTagCall, run: PageRun, parts: TagParts): string {
  const id = call.attributes['navigationId'] ?? call.attributes['navigationid'] ?? ''
  return run.tagHtml(call, parts, () => menuHtml(id, call, run, parts))
}

function menuHtml(id: string, call: HostTagCall, run: PageRun, parts: TagParts): string {
  const navigation = run.view.navigations.get(id)
  // pages that stand in no menu are shown in none, and member areas have no pages yet
  const items = isReservedMenu(id) ? [] : run.menuItems(id)
  return runOn(
    call,
    withFields(parts.context, { items, navigationTitle: escapeHtml(navigation?.title ?? '') }),
    run,
  )
}

/** The pages of the folder that the shown page lies in; nothing of a page in none. */
function expandFolderNavigation(call: HostTagCall, run: PageRun, parts: TagParts): string {
  const collection = parts.context['collection'] as { readonly id?: unknown } | undefined
  const id = collection?.id
  const items = typeof id === 'string' ? run.folderItems(id) : []
  return runOn(call, withFields(parts.context, { items }), run)
}

function expandBlockField(call: HostTagCall, run: PageRun): string {
  const id = call.attributes['id'] ?? ''
  // of another field, and not for visitors
  if (isDraftId(id) || slideTypeOfId(id) !== undefined) {
    run.warn(
      `<squarespace:block-field> cannot have the id "${id}": it is the name of a ${isDraftId(id) ? 'draft' : 'slide'}`,
    )
    return ''
  }
  const { label, class: className, columns } = call.attributes
  return run.layoutHtml(id, {
    dataType: 'block-field',
    columns: columns === '1' ? 1 : defaultLayout.body.columns,
    ...(label !== undefined && { label }),
    ...(className !== undefined && { className }),
  })
}

const maxQueriesPerPage = 8
const maxQueryItems = 100
const maxQuerySkip = 10

function expandQuery(call: HostTagCall, run: PageRun, parts: TagParts): string {
  if (!run.countQuery(maxQueriesPerPage)) {
    run.warn(`more than ${maxQueriesPerPage} <squarespace:query> tags on one page`)
    return ''
  }
  const { attributes } = call
  const found = findCollection(run, attributes['collection'] ?? '')
  if (found === undefined) return ''
  const { collectionId, collection } = found
  const skip = clamp(attributes['skip'], 0, maxQuerySkip, 0)
  const limit = clamp(attributes['limit'], 1, maxQueryItems, maxQueryItems)
  const [category] = (attributes['category'] ?? '').split(',')
  const [tag] = (attributes['tag'] ?? '').split(',')
  const around = { site: run.view, data: run.data, now: run.now }
  if (isCalendar(collection)) run.noteClock()
  const { items, hasMore } = listedItems(
    {
      collectionId,
      collection,
      limit: limit + skip,
      category: category?.trim(),
      tag: tag?.trim(),
      starred: attributes['featured'] === 'true',
    },
    around,
  )
  const surroundings = itemSurroundings(collectionId, around)
  const context = {
    ...siteWide(parts.context),
    collection: collectionContext(collectionId, collection, surroundings),
    items: items.slice(skip),
    pagination: { pageSize: limit, ...(hasMore && { nextPage: true }) },
    website: run.website(),
    websiteSettings: run.websiteSettings(),
  }
  return runOn(call, context, run)
}

function expandCategory(call: HostTagCall, run: PageRun, parts: TagParts): string {
  const found = findCollection(run, call.attributes['collection'] ?? '')
  if (found === undefined) return ''
  const loaded = run.data.list({
    collectionId: found.collectionId,
    order: 'by-position',
    limit: 200,
    publishedBy: run.now,
  })
  const names = new Set((loaded?.items ?? []).flatMap((item) => item.body.categories))
  const limit = clamp(call.attributes['limit'], 1, 1000, 1000)
  const categories = [...names].slice(0, limit).map((name) => ({ name: escapeHtml(name) }))
  return runOn(call, withFields(parts.context, { categories }), run)
}

const sharedFields = [
  'featureFlags',
  'localizedStrings',
  'productMerchandisingContext',
  'shoppingCart',
  'template',
] as const

/** What every page of a site sees, whichever collection it shows: money, words, merchandising. */
function siteWide(context: PageContext): PageContext {
  return Object.fromEntries(
    sharedFields.filter((name) => name in context).map((name) => [name, context[name]]),
  )
}

const relatedByDefault = 3

function expandRelated(call: HostTagCall, run: PageRun, parts: TagParts): string {
  const limit = clamp(call.attributes['limit'], 1, maxQueryItems, relatedByDefault)
  return run.tagHtml(call, parts, () =>
    runOn(call, withFields(parts.context, { items: relatedItems(call, limit, run) }), run),
  )
}

function findCollection(run: PageRun, address: string) {
  const urlId = address.trim().replace(/^\/|\/$/g, '')
  for (const [collectionId, collection] of run.view.collections) {
    if (collection.urlId !== urlId) continue
    return isCollectionShown(run.view, collection) ? { collectionId, collection } : undefined
  }
  run.warn(`no collection answers under "${urlId}"`)
  return undefined
}

/** Owner scripts are left out of edit mode and of hosts where owner script is off. */
function expandScript(call: HostTagCall, run: PageRun): string {
  if (!run.ownerScripts) return ''
  const file = (call.attributes['src'] ?? '').trim().replace(/^\/?(?:scripts\/)?/, '')
  if (!/^[A-Za-z0-9_./-]+$/.test(file) || file.includes('..')) return ''
  const base = `/static/ta/${run.view.siteId}/${run.view.template.version}/scripts`
  return `<script src="${base}/${escapeHtml(file)}"></script>`
}

function clamp(text: string | undefined, min: number, max: number, fallback: number): number {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(min, value))
}
