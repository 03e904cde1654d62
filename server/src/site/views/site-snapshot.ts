import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { changedDocuments } from '../../ground/changes/changed-documents.ts'
import { nextScheduledInstant, readSiteRevision } from '../../ground/documents/read-documents.ts'
import type { Moment } from '../../ground/context.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { openSiteTemplate, type SiteTemplate } from '../templates/site-template.ts'
import type { PagePart } from '../content/page-part.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import type { DocumentCaches } from './document-caches.ts'
import { Kept } from './kept.ts'
import { LiveDocuments } from './live-documents.ts'
import { carryCore, readCore, weightOfCore, type SiteCore } from './site-core.ts'

/** What all pages of one site revision share: read and compiled once, then only looked at. */
export type SiteSnapshot = SiteCore & {
  readonly siteId: SiteId
  readonly revision: number
  readonly catalogueRevision: number
  readonly documents: LiveDocuments
  readonly template: SiteTemplate
  /** What the features of higher areas show on its pages. */
  readonly parts: readonly PagePart[]
  /** When the next scheduled item begins to show; null where nothing waits. */
  readonly nextInstant: number | null
}

/** What all sites share: their language, what higher areas show on their pages, and the caches. */
export type SiteParts = {
  readonly templates: TemplateLanguage
  readonly parts: readonly PagePart[]
  readonly caches: DocumentCaches
}

/** `checkedAt` is uptime: a clock that is set back makes nothing look fresh. */
type KeptCore = { readonly snapshot: SiteSnapshot; checkedAt: number; readonly weight: number }

/** How long a revision that was read may be believed, in milliseconds (architecture §4). */
const believedMs = 1000

/** Of all sites in use together; their templates count with the text that they are compiled from. */
const maxSites = 200
const maxLetters = 32 * 1024 * 1024

/** The snapshots of the sites in use; the revision row is read at most once a second per site. */
export class SiteSnapshots {
  readonly #database: Database
  readonly #parts: SiteParts
  readonly #kept: Kept<KeptCore>
  readonly #loading = new Map<string, Promise<SiteSnapshot | undefined>>()

  constructor(database: Database, parts: SiteParts, limits = { maxSites, maxLetters }) {
    this.#database = database
    this.#parts = parts
    this.#kept = new Kept({
      maxEntries: limits.maxSites,
      maxWeight: limits.maxLetters,
      // however large a site is, it is not read anew for each page
      heaviest: limits.maxLetters,
      weigh: ({ weight }) => Math.min(weight, limits.maxLetters),
      dropped: ({ snapshot }) => snapshot.documents.close(),
    })
  }

  /** The site's snapshot if it needs no look at the database; for answers before the router. */
  peek(siteId: SiteId, moment: Moment): SiteSnapshot | undefined {
    const kept = this.#kept.get(siteId)
    return kept !== undefined && isFresh(kept, moment) ? kept.snapshot : undefined
  }

  /** Undefined where there is no such site. */
  async get(siteId: SiteId, moment: Moment): Promise<SiteSnapshot | undefined> {
    const fresh = this.peek(siteId, moment)
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

  /** The documents of a site, for whoever needs no core. */
  documentsOf(siteId: SiteId): LiveDocuments {
    return this.#openDocuments(this.#database.dbFor(siteId))
  }

  #openDocuments(site: SiteDatabase): LiveDocuments {
    return new LiveDocuments(site, this.#parts.caches, this.#newestRevision)
  }

  readonly #newestRevision = (siteId: SiteId): number =>
    this.#kept.peek(siteId)?.snapshot.revision ?? 0

  async #load(
    siteId: SiteId,
    { now, uptime }: Moment,
    isCurrent: () => boolean,
  ): Promise<SiteSnapshot | undefined> {
    const site = this.#database.dbFor(siteId)
    const revisions = await readSiteRevision(site)
    if (revisions === undefined) {
      this.#kept.delete(siteId)
      return undefined
    }
    const kept = this.#kept.peek(siteId)
    if (kept !== undefined && isSame(kept.snapshot, revisions, now)) {
      if (isCurrent()) kept.checkedAt = uptime
      return kept.snapshot
    }
    const before = kept?.snapshot
    const changed = before && (await changedDocuments(site, before.revision, revisions.revision))
    const carried = changed === undefined ? undefined : before
    const made = await this.#makeSnapshot(site, revisions, { now, before: carried, changed })
    // another may have been kept meanwhile, since which nobody knows what changed
    const known = this.#kept.peek(siteId)?.snapshot === before ? changed : undefined
    if (isCurrent()) this.#keep({ snapshot: made, checkedAt: uptime }, known)
    return made
  }

  #keep(kept: Omit<KeptCore, 'weight'>, changed: readonly DocumentRef[] | undefined): void {
    const { snapshot } = kept
    this.#kept.set(snapshot.siteId, { ...kept, weight: weightOfCore(snapshot) })
    snapshot.documents.open(changed, snapshot.pictures)
  }

  /** What a snapshot is made of when the site has changed since the one before. */
  async #makeSnapshot(
    site: SiteDatabase,
    revisions: Revisions,
    moment: {
      readonly now: number
      readonly before: SiteSnapshot | undefined
      readonly changed: readonly DocumentRef[] | undefined
    },
  ): Promise<SiteSnapshot> {
    const { now, before, changed = [] } = moment
    const [core, nextInstant] = await Promise.all([
      before === undefined ? readCore(site) : carryCore(site, before, changed),
      nextScheduledInstant(site, now),
    ])
    const { templates, parts } = this.#parts
    return {
      siteId: site.siteId,
      ...revisions,
      ...core,
      documents: this.#openDocuments(site),
      parts,
      template:
        core.files === before?.files ? before.template : openSiteTemplate(templates, core.files),
      nextInstant,
    }
  }
}

function isFresh(kept: KeptCore, { now, uptime }: Moment): boolean {
  const { nextInstant } = kept.snapshot
  return uptime - kept.checkedAt < believedMs && (nextInstant === null || now < nextInstant)
}

type Revisions = { readonly revision: number; readonly catalogueRevision: number }

function isSame(snapshot: SiteSnapshot, revisions: Revisions, now: number): boolean {
  return (
    snapshot.revision === revisions.revision &&
    snapshot.catalogueRevision === revisions.catalogueRevision &&
    (snapshot.nextInstant === null || now < snapshot.nextInstant)
  )
}
