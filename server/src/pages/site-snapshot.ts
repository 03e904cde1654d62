import type { Layout } from '@vitrine/rules/blocks/layout.ts'
import { assetsOfLayout } from '@vitrine/rules/blocks/blocks-of-layout.ts'
import type { Collection } from '@vitrine/rules/collections/collection.ts'
import type { Design } from '@vitrine/rules/design/design.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import type { Navigation } from '@vitrine/rules/navigation/navigation.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import {
  listDocuments,
  nextScheduledInstant,
  readDocument,
  readSiteRevision,
} from '../changes/read-documents.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import { openSiteTemplate, type SiteTemplate } from '../templates/site-template.ts'
import { isOwnLayout, type KeptData } from './page-data.ts'

/** What all pages of one site revision share: read and compiled once, then only looked at. */
export type SiteSnapshot = KeptData & {
  readonly siteId: SiteId
  readonly revision: number
  readonly catalogueRevision: number
  readonly settings: SiteSettings
  readonly design: Design
  readonly collections: ReadonlyMap<string, Collection>
  readonly navigations: ReadonlyMap<string, Navigation>
  readonly template: SiteTemplate
  /** When the next scheduled item begins to show; null where nothing waits. */
  readonly nextInstant: number | null
}

type Kept = { snapshot: SiteSnapshot; checkedAt: number }

/** How long a revision that was read may be believed, in milliseconds (architecture §4). */
const believedMs = 1000

/** The snapshots of the sites in use; the revision row is read at most once a second per site. */
export class SiteSnapshots {
  readonly #database: Database
  readonly #maxSites: number
  readonly #kept = new Map<string, Kept>()
  readonly #loading = new Map<string, Promise<SiteSnapshot | undefined>>()

  constructor(database: Database, maxSites = 200) {
    this.#database = database
    this.#maxSites = maxSites
  }

  /** The site's snapshot if it needs no look at the database; for answers before the router. */
  peek(siteId: SiteId, now: number): SiteSnapshot | undefined {
    const kept = this.#kept.get(siteId)
    return kept !== undefined && isFresh(kept, now) ? kept.snapshot : undefined
  }

  /** Undefined where there is no such site. */
  async get(siteId: SiteId, now: number): Promise<SiteSnapshot | undefined> {
    const fresh = this.peek(siteId, now)
    if (fresh !== undefined) return fresh
    const underway = this.#loading.get(siteId)
    if (underway !== undefined) return underway
    const loading = this.#load(siteId, now).finally(() => this.#loading.delete(siteId))
    this.#loading.set(siteId, loading)
    return loading
  }

  /** Makes the next request read the revision again, after a write on this node. */
  forget(siteId: SiteId): void {
    const kept = this.#kept.get(siteId)
    if (kept !== undefined) kept.checkedAt = Number.NEGATIVE_INFINITY
  }

  async #load(siteId: SiteId, now: number): Promise<SiteSnapshot | undefined> {
    const site = this.#database.dbFor(siteId)
    const revisions = await readSiteRevision(site)
    if (revisions === undefined) {
      this.#kept.delete(siteId)
      return undefined
    }
    const kept = this.#kept.get(siteId)
    if (kept !== undefined && isSame(kept.snapshot, revisions, now)) {
      kept.checkedAt = now
      return kept.snapshot
    }
    const snapshot = await readSnapshot(site, revisions, now)
    this.#kept.delete(siteId)
    this.#kept.set(siteId, { snapshot, checkedAt: now })
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.#maxSites && oldest !== undefined) this.#kept.delete(oldest)
    return snapshot
  }
}

function isFresh(kept: Kept, now: number): boolean {
  const { nextInstant } = kept.snapshot
  return now - kept.checkedAt < believedMs && (nextInstant === null || now < nextInstant)
}

type Revisions = { readonly revision: number; readonly catalogueRevision: number }

function isSame(snapshot: SiteSnapshot, revisions: Revisions, now: number): boolean {
  return (
    snapshot.revision === revisions.revision &&
    snapshot.catalogueRevision === revisions.catalogueRevision &&
    (snapshot.nextInstant === null || now < snapshot.nextInstant)
  )
}

async function readSnapshot(
  site: SiteDatabase,
  revisions: Revisions,
  now: number,
): Promise<SiteSnapshot> {
  const [settings, design, collections, navigations, files, layouts, nextInstant] =
    await Promise.all([
      readDocument(site, 'site-settings', 'site'),
      readDocument(site, 'design', 'design'),
      listDocuments(site, 'collection'),
      listDocuments(site, 'navigation'),
      listDocuments(site, 'template-file'),
      listDocuments(site, 'layout'),
      nextScheduledInstant(site, now),
    ])
  if (settings === undefined) throw new Error(`site ${site.siteId} has no settings`)
  const fields = layouts.filter((layout) => !isOwnLayout(layout.id))
  const assets = await listDocuments(site, 'asset', {
    ids: keptAssets(
      settings.body,
      fields.map((field) => field.body),
      collections.map((one) => one.body),
    ),
  })
  return {
    siteId: site.siteId,
    ...revisions,
    settings: settings.body,
    design: design?.body ?? { tweakValues: {}, customCss: '' },
    collections: new Map(collections.map((one) => [one.id, one.body])),
    navigations: new Map(navigations.map((one) => [one.id, one.body])),
    layouts: new Map(fields.map((one) => [one.id, one.body])),
    lists: new Map(),
    items: new Map(),
    fieldHtml: new Map(),
    ownLayouts: new Set(layouts.map((one) => one.id).filter(isOwnLayout)),
    assets: new Map(assets.map((one) => [one.id, one.body])),
    template: openSiteTemplate(new Map(files.map((one) => [one.id, one.body]))),
    nextInstant,
  }
}

function keptAssets(
  settings: SiteSettings,
  layouts: readonly Layout[],
  collections: readonly Collection[],
): string[] {
  const named = [
    settings.logoAssetId,
    settings.faviconAssetId,
    ...layouts.flatMap(assetsOfLayout),
    ...collections.map((one) => one.mainAssetId),
  ]
  return [...new Set(named)].filter((id): id is string => id !== null && id !== '')
}
