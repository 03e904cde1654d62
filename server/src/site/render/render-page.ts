import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { CollectionType, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { isIndexFolder } from '@vitrine/rules/site/collections/folder.ts'
import { slideIds, type OverlaySlideType } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import slidePageRegion from '../slides/slide-page.region?raw'
import type { LoadedPage } from './loaded-page.ts'
import type { TemplateError } from '@vitrine/template-language/errors.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { BundleName } from '../../ground/http/built-assets.ts'
import { buildPageContext, withFields, type PageContext } from './page-context.ts'
import { asksNothing, type PageQuery } from '../views/page-query.ts'
import { withAnnouncement } from './announcement-bar.ts'
import { expandTag } from './expand-tag.ts'
import { indexFields } from './index-folder.ts'
import type { ItemFoot, ItemNeighbour } from '../content/page-part.ts'
import { pageClasses, pageId, isHomepage } from './page-classes.ts'
import { withMobileInfo } from './mobile-info-bar.ts'
import { nonceAttribute, pageHead, type PageStylesheet } from './page-head.ts'
import { pageBanner } from './page-banner.ts'
import { PageRun, type RunInput } from './page-run.ts'
import { shownBlocks } from './shown-lock-screen.ts'
import { itemBody, withPromotedBlocks } from './promoted-block.ts'
import type { TemplateConf } from '../templates/template-conf.ts'

export type PageInput = RunInput & {
  readonly page: LoadedPage
  readonly query: PageQuery
  /** The markup of the main content; absent where the page's layout is the main content. */
  readonly main: CompiledTemplate | null
  /** HTML that is the main content as it is. */
  readonly mainHtml?: string
  /** Title of a page that is no document. */
  readonly title?: string | undefined
  /** Further context of a page that is no document, such as the cart's. */
  readonly extra?: PageContext
  /** Stands in for the template's own layout. */
  readonly shell?: { readonly template: CompiledTemplate; readonly source: string }
  readonly stylesheet: PageStylesheet
  readonly tweakClasses: readonly string[]
  /** Where not all of a page is asked for: what comes after this is left empty. */
  readonly upTo?: 'context' | 'main-content'
  /** The main content is a part of the page by itself: nothing stands above or beneath it. */
  readonly isPart?: true
  readonly noindex: boolean
  readonly nonce: string | null
  /** HTML of ours at the end of the page. */
  readonly footer?: string
  /** Finds our own scripts; undefined where the bundle was not built. */
  readonly script: (bundle: BundleName, entry: string) => string | undefined
}

export type RenderedPage = {
  readonly context: PageContext
  readonly mainContent: string
  readonly html: string
  readonly readsClock: boolean
  readonly problems: readonly TemplateError[]
  readonly warnings: readonly string[]
}

/** Tags may ask for data that asks for more; a page that never stops asking is shown as it is. */
const maxPasses = 5

/** Renders a page of a site, loading what its templates turn out to need. */
export function renderPage(input: PageInput): Promise<RenderedPage> {
  return inPasses(input, renderOnce)
}

export type RenderedBlocks = {
  /** Each whole with its frame, in the order that was asked for. */
  readonly blocks: readonly { readonly id: string; readonly html: string }[]
  /** What is around the slices of a slide; null: it was not asked for. */
  readonly slide: string | null
  readonly problems: readonly TemplateError[]
  readonly warnings: readonly string[]
}

/** Parts of a page as they are wanted: blocks, and what is around the slices of a slide. */
export type WantedParts = {
  readonly layoutId: string
  readonly blocks: readonly Block[]
  readonly slide?: Slide | undefined
}

/** Parts as they would stand on a page, within the budgets of one page. */
export function renderBlocks(
  input: PageInput,
  { layoutId, blocks, slide }: WantedParts,
): Promise<RenderedBlocks> {
  return inPasses(input, () => {
    const { run } = beginPass(input)
    const made = shownBlocks(layoutId, blocks, input.view).map((block) => ({
      id: block.id,
      html: run.blockHtml(block),
    }))
    const around = slide === undefined ? null : run.emptySlideHtml(layoutId, slide)
    const { problems, warnings } = run.traces
    return { blocks: made, slide: around, problems, warnings }
  })
}

export type RenderedSlide = Pick<RenderedPage, 'html' | 'readsClock' | 'problems' | 'warnings'>

/**
 * A slide by itself, as a part of a page that others make: what is inside `.slide`. It is rendered
 * within budgets of its own, in the same mode as `input` (visitors: what is public; frame: the draft).
 */
export function renderSlide(input: PageInput, type: OverlaySlideType): Promise<RenderedSlide> {
  return inPasses(input, () => {
    const { run } = beginPass(input)
    const html = run.slideHtml(slideIds[type], type)
    const { readsClock, problems, warnings } = run.traces
    return { html, readsClock, problems, warnings }
  })
}

async function inPasses<Rendered>(
  input: PageInput,
  render: (input: PageInput) => Rendered,
): Promise<Rendered> {
  if (input.data.hasMissing()) await input.data.loadMissing()
  for (let pass = 1; ; pass++) {
    const rendered = render(input)
    if (!input.data.hasMissing() || pass === maxPasses) return rendered
    await input.data.loadMissing()
  }
}

type Pass = {
  readonly run: PageRun
  readonly context: PageContext
  readonly layoutId: string
}

/** A pass with all that blocks need; the main content is not made yet. */
function beginPass(input: PageInput): Pass {
  const run = new PageRun(input)
  const context: PageContext = Object.assign(buildPageContext(input), input.extra)
  const layoutId = chooseLayout(input.page, input.view.template.conf)
  const variable = (name: string) => tagVariable(name, input, context, layoutId)
  const kept = showsItemAlone(input) ? input.data.pageItem : undefined
  run.parts = { context, mainContent: '', variable, expand: expandTag, ...(kept && { kept }) }
  return { run, context, layoutId }
}

/** Whether a page is an item's as everybody sees it, with nothing that may change while the item stays. */
function showsItemAlone(input: PageInput): boolean {
  const { page, query, editing, drafts, nonce, shell, ofBlocks } = input
  if (page.target.kind !== 'item' || page.comments !== null) return false
  if (editing || drafts || nonce !== null || shell !== undefined) return false
  return ofBlocks === undefined && asksNothing(query)
}

function renderOnce(input: PageInput): RenderedPage {
  const { run, context, layoutId } = beginPass(input)
  renderBodies(input, run, context)
  const mainContent = mainContentOf(input, { run, context, layoutId })
  if (run.parts !== undefined) run.parts = { ...run.parts, mainContent }
  const shell = shellOf(input, layoutId).template
  const made =
    input.upTo === undefined ? run.render(shell, withFields(context, { mainContent })) : ''
  const html = hasNotices(input) ? withNotices(input, context, made) : made
  const { readsClock, problems, warnings } = run.traces
  return { context, mainContent, html, readsClock, problems, warnings }
}

function mainContentOf(input: PageInput, pass: Pass): string {
  const { run, context } = pass
  if (input.upTo === 'context') return ''
  if (input.isPart === true) return renderMain(input, run, context)
  return pageBanner(input.page, pass) + mainWithTools(input, run, context) + beneathItem(input)
}

/**
 * The bodies of a page and of its item where they are layouts. Rendered now that the parts of the page
 * are known, as the blocks' markup may hold any tag of the platform.
 */
function renderBodies({ page }: PageInput, run: PageRun, context: PageContext): void {
  const { target, item } = page
  if (target.kind === 'list' && isIndexFolder(target.collection)) {
    Object.assign(context, indexFields(target.collection, run, context))
  }
  if (target.kind === 'slide') {
    context['mainContent'] = run.slideHtml(slideIds[target.slideType], target.slideType)
  }
  if (target.kind === 'page') {
    const id = `page-${target.collectionId}`
    context['mainContent'] = isSlidePage(page)
      ? run.slideHtml(id, SlideType.coverPage)
      : run.pageHtml(id)
  }
  if (target.kind === 'list') {
    for (const name of ['items', 'upcoming', 'past']) {
      const items = context[name] as readonly PageContext[] | undefined
      if (items !== undefined) context[name] = withPromotedBlocks(items, run)
    }
  }
  if (item === null || !('collection' in target)) return
  const fields = itemBody(item.id, target.collection, run)
  if (fields !== undefined) context['item'] = withFields(context['item'] as PageContext, fields)
}

function renderMain(input: PageInput, run: PageRun, context: PageContext): string {
  if (input.mainHtml !== undefined) return input.mainHtml
  if (input.main !== null) return run.render(input.main, context)
  const html = context['mainContent']
  return typeof html === 'string' ? html : ''
}

/** A template that does not say where shoppers' tools stand has them above its list. */
function mainWithTools(input: PageInput, run: PageRun, context: PageContext): string {
  const main = renderMain(input, run, context)
  const tools = context['listTools']
  if (typeof tools !== 'string' || tools === '' || main.includes(tools)) return main
  return tools + main
}

/** What the areas above add beneath an item, whatever its template prints. */
function beneathItem(input: PageInput): string {
  const { page, view, data } = input
  const { item, target, reviews } = page
  if (item === null || target.kind !== 'item') return ''
  const { settings, locale, parts } = view
  const foot: ItemFoot = {
    item,
    reviews,
    facts: data.reviewFacts.get(item.id),
    path: itemPath(target.collection, item),
    neighbours: neighboursBeneath(input, target.collection),
    settings,
    locale,
  }
  return parts.map((part) => part.beneathItem?.(foot) ?? '').join('')
}

/** None where the template has a place for them, whether it prints them there or not. */
function neighboursBeneath(
  { page, main }: PageInput,
  collection: Collection,
): readonly ItemNeighbour[] {
  if (main?.template.text.includes('prevItem') === true) return []
  const { previousItem, nextItem } = page.pagination
  return [['prev', previousItem] as const, ['next', nextItem] as const].flatMap(([way, item]) =>
    item === null ? [] : [{ way, title: item.body.title, path: itemPath(collection, item) }],
  )
}

function itemPath({ urlId }: Collection, item: StoredDocument<'item'>): string {
  return encodePath(`/${urlId}/${item.body.urlId}`)
}

function tagVariable(
  name: string,
  input: PageInput,
  context: PageContext,
  layoutId: string,
): string | undefined {
  const { view, page } = input
  switch (name) {
    case 'squarespace-headers':
      return pageHead(input, context, shellOf(input, layoutId).source)
    case 'squarespace-footers':
      return pageFooters(input)
    case 'squarespace.page-id':
      return pageId(page)
    case 'squarespace.page-classes':
      return pageClasses(page, view, layoutId, input.tweakClasses)
    case 'squarespace.cart-classes':
      return 'sqs-custom-cart'
    case 'squarespace.template-revision':
      return String(view.template.version)
    case 'squarespace-post-entry':
      return ''
    default:
      return undefined
  }
}

type Shell = NonNullable<PageInput['shell']>

/** What stands around the main content: of a slide a document of its own, else the template's regions. */
function shellOf({ shell, view, page }: PageInput, layoutId: string): Shell {
  const { template } = view
  if (shell !== undefined) return shell
  const ofSlide = isSlidePage(page) ? template.find(slideShell) : undefined
  return ofSlide === undefined
    ? { template: template.shell(layoutId), source: template.shellSource(layoutId) }
    : { template: ofSlide, source: template.text(slideShell) ?? slidePageRegion }
}

/** Not in the platform's own frame, where a purchase is finished, and not on slides. */
function hasNotices({ upTo, shell, page }: PageInput): boolean {
  return upTo === undefined && shell === undefined && !isSlidePage(page)
}

function withNotices(
  { view, nonce, editing }: PageInput,
  context: PageContext,
  html: string,
): string {
  const strings = context['localizedStrings'] as Readonly<Record<string, string>>
  const { settings, locale } = view
  const close = strings['galleryCloseText'] ?? 'Close'
  const announced = withAnnouncement(html, { settings, nonce, editing, close })
  return withMobileInfo(announced, { settings, locale, strings })
}

/** The document of a slide that is a page; an owner's file of this name stands in for ours. */
const slideShell = 'slides/slide-page.region'

/** Whether a page is a slide and nothing else: without the site's header and footer. */
function isSlidePage({ target }: LoadedPage): boolean {
  if (target.kind === 'slide') return true
  return target.kind === 'page' && target.collection.type === CollectionType.splashPage
}

/**
 * The output of `{squarespace-footers}`: our one script, and what the owner put there; in the editor's
 * frame its script, and what blocks do, without the cart and what counts visits.
 */
function pageFooters(input: PageInput): string {
  const nonce = nonceAttribute(input.nonce)
  const scripts = input.editing
    ? [input.script('frame', 'frame'), input.script('storefront', 'frame-blocks')]
    : [input.script('storefront', 'loader')]
  return [
    ...scripts.flatMap((script) =>
      script === undefined ? [] : [`<script type="module" src="${script}"${nonce}></script>`],
    ),
    ...(input.ownerScripts ? [input.view.settings.codeInjection.footer] : []),
    ...(input.footer === undefined ? [] : [input.footer]),
  ].join('\n')
}

/**
 * The template layout of a page (template platform §3): the one that the page asks for, while the
 * template has it; else one named like the collection's type, `homepage` for the home page, and at
 * last `default`. A choice that is gone is kept and counts again once its layout returns.
 */
export function chooseLayout(page: LoadedPage, conf: TemplateConf): string {
  const { target } = page
  const wanted: (string | null)[] = []
  if ('collection' in target) {
    wanted.push(target.collection.layoutId)
    if (isHomepage(page)) wanted.push('homepage')
    wanted.push(target.collection.typeName)
  }
  const found = wanted.find((id) => id !== null && conf.layouts.has(id))
  if (typeof found === 'string') return found
  if (conf.layouts.has('default')) return 'default'
  return conf.layouts.keys().next().value ?? 'default'
}
