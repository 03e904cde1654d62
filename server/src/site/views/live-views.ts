import { nothingUnlocked } from '@vitrine/rules/site/locks/lock.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Moment } from '../../ground/context.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { nextYearOf } from '../sites/footer-context.ts'
import { openSiteTemplate } from '../templates/site-template.ts'
import type { PagePart } from '../content/page-part.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import type { DocumentCaches } from './document-caches.ts'
import { Kept } from './kept.ts'
import { LiveDocuments } from './live-documents.ts'
import { carryCore, locksOf, readCore, weightOfCore } from './site-core.ts'
import { readSiteFeed, type Revisions, type SiteFeed } from './site-feed.ts'
import type { SiteView, ViewerClass } from './site-view.ts'

/** What all sites share: their language, what higher areas show on their pages, and the caches. */
export type SiteParts = {
  readonly templates: TemplateLanguage
  readonly parts: readonly PagePart[]
  readonly caches: DocumentCaches
  /** Told of what finished pages may stand on no longer; undefined: on anything of the site. */
  readonly moved: (siteId: SiteId, touched: readonly string[] | undefined) => void
}

/** `checkedAt` is uptime: a clock that is set back makes nothing look fresh. */
type KeptViews = { readonly views: Views; checkedAt: number; readonly weight: number }

/** The views of one revision, which differ by who looks and share all else. */
type Views = Readonly<Record<ViewerClass, SiteView>>

/** How long a revision that was read may be believed, in milliseconds (architecture §4). */
const believedMs = 1000

/** Of all sites in use together; their templates count with the text that they are compiled from. */
const maxSites = 200
const maxLetters = 32 * 1024 * 1024

/** The live of the sites in use; the revision row is read at most once a second per site. */
export class LiveViews {
  readonly #database: Database
  readonly #parts: SiteParts
  readonly #kept: Kept<KeptViews>
  readonly #loading = new Map<string, Promise<Views | undefined>>()

  constructor(database: Database, parts: SiteParts, limits = { maxSites, maxLetters }) {
    this.#database = database
    this.#parts = parts
    this.#kept = new Kept({
      maxEntries: limits.maxSites,
      maxWeight: limits.maxLetters,
      // however large a site is, it is not read anew for each page
      heaviest: limits.maxLetters,
      weigh: ({ weight }) => Math.min(weight, limits.maxLetters),
      dropped: ({ views }) => views.public.documents.close(),
    })
  }

  /** The site's view if it needs no look at the database; for answers before the router. */
  peek(siteId: SiteId, moment: Moment): SiteView | undefined {
    return this.#fresh(siteId, moment)?.public
  }

  #fresh(siteId: SiteId, moment: Moment): Views | undefined {
    const kept = this.#kept.get(siteId)
    return kept !== undefined && isFresh(kept, moment) ? kept.views : undefined
  }

  /** Undefined where there is no such site. */
  async find(
    siteId: SiteId,
    moment: Moment,
    viewer: ViewerClass = 'public',
  ): Promise<SiteView | undefined> {
    return (await this.#views(siteId, moment))?.[viewer]
  }

  /** @throws where there is no such site, for routes that answer on its host only */
  async get(siteId: SiteId, moment: Moment): Promise<SiteView> {
    const view = await this.find(siteId, moment)
    if (view === undefined) throw new Error('the site is gone')
    return view
  }

  async #views(siteId: SiteId, moment: Moment): Promise<Views | undefined> {
    const fresh = this.#fresh(siteId, moment)
    if (fresh !== undefined) return fresh
    const underway = this.#loading.get(siteId)
    if (underway !== undefined) return underway
    const isCurrent = (): boolean => this.#loading.get(siteId) === loading
    const loading = this.#load(siteId, moment, isCurrent).finally(() => {
      if (isCurrent()) this.#loading.delete(siteId)
    })
    this.#loading.set(siteId, loading)
    return loading
  }

  /**
   * Makes the next request read the revision again, after a write on this node; what is being read
   * may be from before it, so it is kept for nobody else.
   */
  forget(siteId: SiteId): void {
    this.#loading.delete(siteId)
    const kept = this.#kept.peek(siteId)
    if (kept !== undefined) kept.checkedAt = Number.NEGATIVE_INFINITY
  }

  readonly #newestRevision = (siteId: SiteId): number =>
    this.#kept.peek(siteId)?.views.public.revision ?? 0

  async #load(
    siteId: SiteId,
    { now, uptime }: Moment,
    isCurrent: () => boolean,
  ): Promise<Views | undefined> {
    const site = this.#database.dbFor(siteId)
    const before = this.#kept.peek(siteId)?.views.public
    const isDue = before !== undefined && isPast(before, now)
    const feed = await readSiteFeed(site, before && revisionsOf(before), { now, isDue })
    if (feed === undefined) {
      this.#kept.delete(siteId)
      this.#parts.moved(siteId, undefined)
      return undefined
    }
    const kept = this.#kept.peek(siteId)
    if (kept !== undefined && isSame(kept.views.public, feed, now)) {
      if (isCurrent()) kept.checkedAt = uptime
      return kept.views
    }
    const { changed } = feed
    const carried = changed === undefined ? undefined : before
    const views = await this.#makeViews(site, feed, { now, before: carried })
    // another may have been kept meanwhile, since which nobody knows what changed
    const isNext = this.#kept.peek(siteId)?.views.public === before
    if (isCurrent()) this.#keep({ views, checkedAt: uptime }, isNext ? feed : undefined)
    return views
  }

  #keep(kept: Omit<KeptViews, 'weight'>, since: SiteFeed | undefined): void {
    const view = kept.views.public
    this.#kept.set(view.siteId, { ...kept, weight: weightOfCore(view) })
    view.documents.open(since?.changed, view.pictures)
    this.#parts.moved(view.siteId, since?.touched)
  }

  /** Whether nothing has moved at the site since this was made, as far as this process knows. */
  isNewest(view: SiteView): boolean {
    return this.#kept.peek(view.siteId)?.views.public === view
  }

  /** The views of a site that has changed since those before. */
  async #makeViews(
    site: SiteDatabase,
    { revision, catalogueRevision, changed = [], nextScheduled }: SiteFeed,
    { now, before }: { readonly now: number; readonly before: SiteView | undefined },
  ): Promise<Views> {
    const core =
      before === undefined ? await readCore(site) : await carryCore(site, before, changed)
    const { templates, parts } = this.#parts
    const view: SiteView = {
      siteId: site.siteId,
      revision,
      stockRevision: catalogueRevision,
      ...core,
      locale: core.settings.language,
      viewer: 'public',
      unlocked: nothingUnlocked,
      stock: 'real',
      documents: new LiveDocuments(site, this.#parts.caches, this.#newestRevision),
      parts,
      template:
        core.files === before?.files ? before.template : openSiteTemplate(templates, core.files),
      nextInstant: earlier(nextScheduled, nextYearOf(core.settings, now)),
    }
    return {
      public: view,
      'sees-drafts': { ...view, viewer: 'sees-drafts', unlocked: locksOf(core) },
    }
  }
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function isFresh(kept: KeptViews, { now, uptime }: Moment): boolean {
  return uptime - kept.checkedAt < believedMs && !isPast(kept.views.public, now)
}

function revisionsOf({ revision, stockRevision }: SiteView): Revisions {
  return { revision, catalogueRevision: stockRevision }
}

function isPast({ nextInstant }: SiteView, now: number): boolean {
  return nextInstant !== null && now >= nextInstant
}

function isSame(view: SiteView, revisions: Revisions, now: number): boolean {
  return (
    view.revision === revisions.revision &&
    view.stockRevision === revisions.catalogueRevision &&
    !isPast(view, now)
  )
}
