import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { changedDocuments } from '../../ground/changes/changed-documents.ts'
import {
  listDocuments,
  nextScheduledInstant,
  readSiteRevision,
} from '../../ground/documents/read-documents.ts'
import type { Moment } from '../../ground/context.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { openSiteTemplate, type SiteTemplate } from '../templates/site-template.ts'
import type { PagePart } from '../content/page-part.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import type { KeptData } from './page-data.ts'
import { carryCore, readCore, type SiteCore } from './site-core.ts'

/** What all pages of one site revision share: read and compiled once, then only looked at. */
export type SiteSnapshot = KeptData &
  SiteCore & {
    readonly siteId: SiteId
    readonly revision: number
    readonly catalogueRevision: number
    readonly template: SiteTemplate
    /** What the features of higher areas show on its pages. */
    readonly parts: readonly PagePart[]
    /** When the next scheduled item begins to show; null where nothing waits. */
    readonly nextInstant: number | null
  }

/** What all sites share: their language, and what higher areas show on their pages. */
export type SiteParts = {
  readonly templates: TemplateLanguage
  readonly parts: readonly PagePart[]
}

/** `checkedAt` is uptime: a clock that is set back makes nothing look fresh. */
type Kept = { snapshot: SiteSnapshot; checkedAt: number }

/** How long a revision that was read may be believed, in milliseconds (architecture §4). */
const believedMs = 1000

/** The snapshots of the sites in use; the revision row is read at most once a second per site. */
export class SiteSnapshots {
  readonly #database: Database
  readonly #parts: SiteParts
  readonly #maxSites: number
  readonly #kept = new Map<string, Kept>()
  readonly #loading = new Map<string, Promise<SiteSnapshot | undefined>>()

  constructor(database: Database, parts: SiteParts, maxSites = 200) {
    this.#database = database
    this.#parts = parts
    this.#maxSites = maxSites
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
    const kept = this.#kept.get(siteId)
    if (kept !== undefined) kept.checkedAt = Number.NEGATIVE_INFINITY
  }

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
    const kept = this.#kept.get(siteId)
    if (kept !== undefined && isSame(kept.snapshot, revisions, now)) {
      if (isCurrent()) this.#keep(siteId, { snapshot: kept.snapshot, checkedAt: uptime })
      return kept.snapshot
    }
    const before = kept?.snapshot
    const snapshot = await nextSnapshot(site, this.#parts, revisions, { now, before })
    if (isCurrent()) this.#keep(siteId, { snapshot, checkedAt: uptime })
    return snapshot
  }

  /** As the one used last; the one not used for longest has to go. */
  #keep(siteId: SiteId, kept: Kept): void {
    this.#kept.delete(siteId)
    this.#kept.set(siteId, kept)
    const [longestUnused] = this.#kept.keys()
    if (this.#kept.size > this.#maxSites && longestUnused !== undefined) {
      this.#kept.delete(longestUnused)
    }
  }
}

function isFresh(kept: Kept, { now, uptime }: Moment): boolean {
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

/** What a snapshot is made of when the site has changed since the one before. */
async function nextSnapshot(
  site: SiteDatabase,
  parts: SiteParts,
  revisions: Revisions,
  moment: { readonly now: number; readonly before: SiteSnapshot | undefined },
): Promise<SiteSnapshot> {
  const { now, before } = moment
  const changed =
    before === undefined
      ? undefined
      : await changedDocuments(site, before.revision, revisions.revision)
  const [core, nextInstant] = await Promise.all([
    before === undefined || changed === undefined
      ? readCore(site)
      : carryCore(site, before, changed),
    nextScheduledInstant(site, now),
  ])
  const template =
    core.files === before?.files ? before.template : openSiteTemplate(parts.templates, core.files)
  const kept = keptAfter(changed === undefined ? undefined : before, changed ?? [])
  await keepSharedPictures(site, core, kept.assets)
  return {
    siteId: site.siteId,
    ...revisions,
    ...core,
    ...kept,
    parts: parts.parts,
    template,
    nextInstant,
  }
}

/** What is still true of what was kept; HTML and lists are made anew. */
function keptAfter(before: KeptData | undefined, changed: readonly DocumentRef[]): KeptData {
  const assets = new Map(before?.assets)
  const layouts = new Map(before?.layouts)
  for (const { kind, id } of changed) {
    if (kind === 'asset') assets.delete(id)
    if (kind === 'layout') layouts.delete(id)
  }
  const items = [...(before?.items ?? [])].map(
    ([key, { read }]) => [key, { read, context: null, head: null }] as const,
  )
  return { assets, layouts, items: new Map(items), lists: new Map(), fieldHtml: new Map() }
}

/** The pictures of the site and of its pages, which many pages show. */
async function keepSharedPictures(
  site: SiteDatabase,
  { settings, collections }: SiteCore,
  assets: KeptData['assets'],
): Promise<void> {
  const named = [
    settings.logoAssetId,
    settings.faviconAssetId,
    ...[...collections.values()].map((one) => one.mainAssetId),
  ]
  const ids = new Set(named.filter((id): id is string => id !== null && !assets.has(id)))
  for (const { id, body } of await listDocuments(site, 'asset', { ids: [...ids] })) {
    assets.set(id, body)
  }
}
