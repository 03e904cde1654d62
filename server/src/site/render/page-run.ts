import type { HostTagCall, RenderEnvironment } from '@vitrine/template-language/environment.ts'
import type { TemplateError } from '@vitrine/template-language/errors.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import { defaultLayout, type Block, type Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { layoutOfSlide, standingSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import { slideBegins, slideEnds } from '@vitrine/rules/site/blocks/slide-markup.ts'
import { hasLock, lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { folderOf } from '@vitrine/rules/site/collections/folder.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import type { OverlaySlideType } from '@vitrine/rules/site/slides/slide-ids.ts'
import { blockContext } from '../blocks/block-context.ts'
import { renderFramed, renderLayout, type LayoutFrame } from '../blocks/render-layout.ts'
import { slideContext } from '../slides/slide-context.ts'
import { collectionInMenus } from './collection-in-menus.ts'
import { editedLayoutId } from './edited-layout.ts'
import {
  folderItems,
  navigationItems,
  type NavigationSurroundings,
} from '../navigation/navigation-context.ts'
import { siteStrings } from './localized-strings.ts'
import { shownLockScreen } from './shown-lock-screen.ts'
import type { PageContext } from './page-context.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import type { KeptItem } from '../views/document-caches.ts'
import type { PageData } from '../views/page-data.ts'
import type { SiteView } from '../views/site-view.ts'
import { formatLocaleOf } from './format-locale.ts'
import { websiteContext, websiteSettingsContext } from './website-context.ts'

export type RunInput = {
  readonly requestSite: RequestSite
  readonly view: SiteView
  readonly data: PageData
  /** Path with leading slash. */
  readonly path: string
  readonly now: number
  readonly editing: boolean
  /** Whether drafts stand in for what is public, as who edits or previews a page sees it. */
  readonly drafts: boolean
  readonly ownerScripts: boolean
  /** Further context of every block, such as what the form of a lock screen is sent to. */
  readonly ofBlocks?: Readonly<Record<string, unknown>>
}

export type TagExpander = (call: HostTagCall, run: PageRun, parts: TagParts) => string

/** What a tag needs beside the running page: the finished parts that variables print. */
export type TagParts = {
  readonly context: PageContext
  readonly mainContent: string
  /** The value of a variable of the platform; undefined where there is none of that name. */
  readonly variable: (name: string) => string | undefined
  /** The HTML of one tag. */
  readonly expand: TagExpander
  /** Where tags of an item's page are kept that show nothing beside it; absent on all other pages. */
  readonly kept?: KeptItem
}

const maxDepth = 16

/** A page holds at most so many blocks, over all of its layouts. */
const maxRenderings = 1000

/** What rendering leaves behind beside its HTML. */
class Traces {
  readonly problems: TemplateError[] = []
  readonly warnings: string[] = []
  /** Whether the output holds for a short time only, such as "about an hour ago". */
  readsClock = false
  /** Whether a tag of the platform or a menu stood in it, which may print something else on each page. */
  hasTags = false
  /** Whether it has a finished part of its page in it, such as the main content. */
  hasParts = false

  /** As below, of a tag on the page that it was made for. */
  isSameOnItsPage(): boolean {
    const isClean = this.problems.length === 0 && this.warnings.length === 0
    return isClean && !this.readsClock && !this.hasParts
  }

  /** What went wrong counts as a difference: it is told again to each editor who looks. */
  isSameEverywhere(): boolean {
    return this.isSameOnItsPage() && !this.hasTags
  }

  take(part: Traces): void {
    this.problems.push(...part.problems)
    this.warnings.push(...part.warnings)
    this.readsClock ||= part.readsClock
    this.hasTags ||= part.hasTags
    this.hasParts ||= part.hasParts
  }
}

type FieldFrame = Omit<LayoutFrame, 'id' | 'editing'>

/**
 * What the templates of a page run in. A class with methods, because functions that are written as
 * properties keep what they see: docs/decisions/0018-what-a-request-leaves-behind.md.
 */
class PageEnvironment implements RenderEnvironment {
  readonly #run: PageRun
  readonly now: number
  readonly timeZone: string

  constructor(run: PageRun) {
    this.#run = run
    this.now = run.now
    this.timeZone = run.view.settings.timeZone
  }

  get locale(): LocaleData | undefined {
    return formatLocaleOf(this.#run.view)
  }

  partials(name: string): CompiledTemplate | undefined {
    return this.#run.partial(name)
  }

  expandHostTag(call: HostTagCall): string {
    return this.#run.expand(call)
  }
}

/** One pass of rendering a page: everything that its templates share, and what they left behind. */
export class PageRun {
  readonly requestSite: RequestSite
  readonly view: SiteView
  readonly data: PageData
  readonly path: string
  readonly now: number
  readonly editing: boolean
  readonly drafts: boolean
  readonly ownerScripts: boolean
  /** What tags need of the page beside this; set before anything is rendered. */
  parts: TagParts | undefined
  readonly #environment: PageEnvironment
  #depth = 0
  #renderings = 0
  #queries = 0
  #traces = new Traces()
  readonly #further: RunInput['ofBlocks']
  #ofBlocks: Record<string, unknown> | undefined
  #website: Record<string, unknown> | undefined
  #websiteSettings: Record<string, unknown> | undefined

  constructor(input: RunInput) {
    this.requestSite = input.requestSite
    this.view = input.view
    this.data = input.data
    this.path = input.path
    this.now = input.now
    this.editing = input.editing
    this.drafts = input.drafts
    this.ownerScripts = input.ownerScripts
    this.#further = input.ofBlocks
    this.#environment = new PageEnvironment(this)
  }

  /** What the page has left behind so far. */
  get traces(): Pick<Traces, 'problems' | 'warnings' | 'readsClock'> {
    return this.#traces
  }

  /** The HTML of a tag of the platform. */
  expand(call: HostTagCall): string {
    this.#traces.hasTags = true
    return this.parts === undefined ? '' : this.parts.expand(call, this, this.parts)
  }

  warn(message: string): void {
    this.#traces.warnings.push(message)
  }

  /** False once the page has had so many queries. */
  countQuery(max: number): boolean {
    return ++this.#queries <= max
  }

  partial(name: string): CompiledTemplate | undefined {
    return this.view.template.partial(name)
  }

  /** Runs a template with budgets of its own; blocks inside blocks end at the depth of partials. */
  render(template: CompiledTemplate, json: unknown): string {
    if (this.#depth >= maxDepth || ++this.#renderings > maxRenderings) {
      this.warn('blocks are nested too deeply')
      return ''
    }
    this.#depth++
    try {
      const { output, errors, readsClock } = template.render(json, this.#environment)
      this.#traces.problems.push(...errors)
      if (readsClock) this.#traces.readsClock = true
      return output
    } finally {
      this.#depth--
    }
  }

  /**
   * The HTML of a block field. Fields that print the same on every page (no tag of the platform, no
   * clock, nothing missing, no mistake) are rendered once per site revision, class of viewers and what those have opened.
   */
  layoutHtml(id: string, frame: FieldFrame): string {
    const { documents } = this.view
    if (this.#isShut(id)) return this.#layout(undefined, id, frame)
    if (this.drafts) return this.#layout(this.#shownLayout(id), this.#shownId(id), frame)
    const { dataType, columns, label, className } = frame
    const { origin } = this.requestSite
    const { ownerScripts, view } = this
    const shape = [dataType, columns, label, className]
    const opened = [...view.unlocked].toSorted()
    const key = JSON.stringify([origin, ownerScripts, view.viewer, opened, id, ...shape])
    const kept = documents.foundIn('fields', key)
    if (kept !== undefined) {
      this.data.noteMarks(kept.marks)
      return kept.html
    }
    const [[html, left], marks] = this.data.apart(() =>
      this.#apart(() => this.#layout(this.data.layout(id), id, frame)),
    )
    const isWhole = left.isSameEverywhere() && !this.data.hasMissing()
    if (isWhole) documents.keepIn('fields', key, { html, marks })
    return html
  }

  /** What a tag prints; on the page of an item it is made once while that stands as it was read. */
  tagHtml(call: HostTagCall, { kept, context }: TagParts, make: () => string): string {
    const { name, attributes } = call
    const markup = call.body ?? this.partial(attributes['template'] ?? '')
    // of another item, or of one with a text, which may hold anything
    if (kept === undefined || markup === undefined || kept.context !== context['item'])
      return make()
    const { requestSite, ownerScripts, view, path } = this
    const opened = [...view.unlocked].toSorted()
    const seen = [requestSite.origin, requestSite.name, path, ownerScripts, view.viewer, opened]
    const key = JSON.stringify([name, attributes, ...seen])
    const known = kept.tags.get(markup, key)
    if (known !== undefined) {
      this.data.noteMarks(known.marks)
      return known.html
    }
    const [[html, left], marks] = this.data.apart(() => this.#apart(make))
    const isWhole = left.isSameOnItsPage() && !this.data.hasMissing()
    if (isWhole) kept.tags.keep(markup, key, { html, marks })
    return html
  }

  /** Takes that a finished part of the page is printed. */
  notePart(): void {
    this.#traces.hasParts = true
  }

  /** Whether a layout is the content of a page, or of an item there, that whoever looks has not opened. */
  #isShut(id: string): boolean {
    const { collections, unlocked } = this.view
    const [, kind, ownerId = ''] = /^(page|item)-(.+)$/.exec(id) ?? []
    if (kind === undefined || ![...collections.values()].some(hasLock)) return false
    const pageId = kind === 'page' ? ownerId : this.data.item(ownerId)?.body.collectionId
    const page = pageId === undefined ? undefined : collections.get(pageId)
    return page !== undefined && lockBefore(page, unlocked) !== undefined
  }

  /** What a part of the page prints, and what it left behind by itself. */
  #apart(render: () => string): readonly [html: string, left: Traces] {
    const around = this.#traces
    const own = new Traces()
    this.#traces = own
    try {
      return [render(), own]
    } finally {
      this.#traces = around
      around.take(own)
    }
  }

  /** The content of a page, as whoever looks sees it. */
  pageHtml(id: string): string {
    return this.#contentHtml(this.#shownLayout(id), id, 'page')
  }

  /** The text of an item, as whoever looks sees it; undefined where it is no layout. */
  itemLayout(itemId: string): Layout | undefined {
    return this.#shownLayout(`item-${itemId}`)
  }

  itemHtml(itemId: string, layout: Layout): string {
    return this.#contentHtml(layout, `item-${itemId}`, 'item')
  }

  #contentHtml(layout: Layout | undefined, id: string, dataType: 'page' | 'item'): string {
    const { columns } = defaultLayout.body
    return this.#layout(layout, this.#shownId(id), { dataType, columns })
  }

  /**
   * The HTML of a slide: its slices, arranged by the markup of its layout, over its ground. One that
   * is not stored is as it was drawn.
   * @param id of its layout; of a cover page that of the page's
   */
  slideHtml(id: string, type: SlideType): string {
    const stored = this.#shownLayout(id)
    const layout = type === SlideType.coverPage ? stored : this.#overPages(type, stored)
    return this.#slide(this.#shownId(id), layout?.slide ?? { type, layout: '', ground: {} }, layout)
  }

  #overPages(type: OverlaySlideType, stored: Layout | undefined): Layout & { slide: Slide } {
    const standing = standingSlide(type, stored)
    return type === SlideType.lockScreen
      ? shownLockScreen(standing, this.view, this.editing)
      : standing
  }

  /**
   * What is around the slices of a slide, as its owner wants it and nothing has stored yet: the slices
   * themselves stand on the page already.
   */
  emptySlideHtml(id: string, slide: Slide): string {
    return this.#slide(id, slide, { columns: 1, rows: [], slide, updatedOn: 0 })
  }

  #slide(id: string, slide: Slide, layout: Layout | undefined): string {
    const frame = { dataType: 'page', columns: 1, className: 'slide-slices' } as const
    const slices = this.#layout(layout, id, frame)
    const arranged = layoutOfSlide(slide)
    const template = this.view.template.find(`slides/${arranged.id}.block`)
    if (template === undefined) return slices
    const html = this.render(template, {
      ...this.#partsOfBlocks(),
      ...slideContext(slide, arranged, this.data.assets),
      slices,
      localizedStrings: siteStrings(this.view),
      website: this.website(),
      websiteSettings: this.websiteSettings(),
    })
    return this.editing ? `${slideBegins(id)}${html}${slideEnds}` : html
  }

  #shownId(id: string): string {
    return this.drafts ? editedLayoutId(id, this) : id
  }

  /** A draft that is not stored is what is public. */
  #shownLayout(id: string): Layout | undefined {
    return this.data.layout(this.#shownId(id)) ?? this.data.layout(id)
  }

  /** `website` of every context that tags and blocks run on. */
  website(): Record<string, unknown> {
    this.#website ??= websiteContext(this.requestSite, this.view, this.data.assets, this.now)
    return this.#website
  }

  websiteSettings(): Record<string, unknown> {
    this.#websiteSettings ??= websiteSettingsContext(this.view.settings, this.now)
    return this.#websiteSettings
  }

  /** What is shown of events holds until the next of them begins or ends. */
  noteClock(): void {
    this.#traces.readsClock = true
  }

  /** The lines of a menu as this page shows them. */
  menuItems(id: string): Record<string, unknown>[] {
    return navigationItems(this.view.navigations.get(id), this.#menuSurroundings())
  }

  /** The pages of the folder that a page lies in, or is; none where it is in none. */
  folderItems(collectionId: string): Record<string, unknown>[] {
    const { collections } = this.view
    const pages = [...collections].map(([id, body]) => ({ id, body }))
    const own = collections.get(collectionId)
    const folder = own?.folder === true ? own : folderOf(pages, collectionId)?.body
    return folder === undefined ? [] : folderItems(folder, this.#menuSurroundings())
  }

  #menuSurroundings(): NavigationSurroundings {
    // the line of the page that is shown differs
    this.#traces.hasTags = true
    return {
      collections: this.view.collections,
      shown: (collectionId, collection) =>
        collectionInMenus(collectionId, collection, this.view, this.data),
      currentPath: this.path,
    }
  }

  /** A block apart from the text that it is edited in. */
  promotedHtml(block: Block): string {
    return renderFramed(block, false, (one) => this.#block(one))
  }

  /** A banner above the main content: a picture or a film in the platform's markup. */
  bannerHtml(markup: string, banner: Readonly<Record<string, unknown>>): string {
    return this.render(
      this.view.template.markup('page-banner', markup, { own: true, locale: this.view.locale }),
      banner,
    )
  }

  /** The HTML of one block with its frame; empty where its type has no markup. */
  blockHtml(block: Block): string {
    return renderFramed(block, this.editing, (one) => this.#block(one))
  }

  #layout(layout: Layout | undefined, id: string, frame: FieldFrame): string {
    return renderLayout(layout, { ...frame, id, editing: this.editing }, (block) =>
      this.#block(block),
    )
  }

  /** What the areas add to every block; the same for all of a page. */
  #partsOfBlocks(): Record<string, unknown> {
    this.#ofBlocks ??= Object.assign(
      {},
      ...this.view.parts.map(({ ofBlocks }) => ofBlocks),
      this.#further,
    ) as Record<string, unknown>
    return this.#ofBlocks
  }

  #block(block: Block): string | undefined {
    const made = blockContext(block, {
      site: this.view,
      data: this.data,
      now: this.now,
      ownerScripts: this.ownerScripts,
      menus: this,
    })
    if (made === undefined) return undefined
    const template = this.view.template.block(made.blockType)
    if (template === undefined) return undefined
    return this.render(template, {
      ...this.#partsOfBlocks(),
      ...made.context,
      localizedStrings: siteStrings(this.view),
      website: this.website(),
      websiteSettings: this.websiteSettings(),
    })
  }
}
