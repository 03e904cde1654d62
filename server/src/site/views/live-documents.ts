import { sql } from 'kysely'
import type {
  DocumentBodies,
  DocumentKind,
  DocumentRef,
} from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import { listStockOf } from '../stock/list-stock.ts'
import { readStock } from '../stock/read-stock.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import {
  lettersOf,
  type CoreValues,
  type DocumentCaches,
  type KeptDocument,
  type KeptItem,
} from './document-caches.ts'
import { KeptTags } from './kept-tags.ts'
import type { PageItem } from './read-page-item.ts'

export type Recalled<Kind extends DocumentKind> = {
  readonly revision: number
  readonly body: DocumentBodies[Kind]
  /** A revision of the site at which this was the document's newest. */
  readonly siteRevision: number
}

type Row = {
  readonly siteRevision: number
  readonly id: string
  readonly revision: number | null
  /** Null where the revision is the one that is known. */
  readonly body: unknown
}

type Values = {
  readonly siteId: string
  readonly kind: string
  readonly ids: readonly string[]
  readonly knownRevisions: readonly number[]
}

// laterally with a limit, so that each is looked up by its id, whatever a plan thinks of the table
const readRows = fixedStatement<Values, Row>(
  (slot) => sql`select site.revision as "siteRevision", asked.id, found.revision,
      case when found.revision = asked.known_revision then null else found.body end as body
    from site
    cross join unnest(${slot('ids')}::text[], ${slot('knownRevisions')}::int[])
      as asked (id, known_revision)
    left join lateral (
      select revision, body from document where website_id = ${slot('siteId')}
        and kind = ${slot('kind')} and id = asked.id limit 1
    ) found on true
    where site.website_id = ${slot('siteId')}`,
)

/**
 * The documents of a site as they are now: the statements that read them, and what is kept of them.
 *
 * Carts ask with a revision of the site, or have the database compare it. Pages take what is kept as
 * it is while their core is the site's newest (`open` to `close`): each new core drops what changed
 * since the one before. Data of an older core, or of one that is kept for nobody, is read anew.
 */
export class LiveDocuments {
  readonly site: SiteDatabase
  readonly #caches: DocumentCaches
  readonly #newestRevision: (siteId: SiteId) => number
  #isOpen = false
  #pictures: ReadonlyMap<string, Asset> | undefined

  /** @param newestRevision of the site's core that is kept now; 0 where there is none */
  constructor(
    site: SiteDatabase,
    caches: DocumentCaches,
    newestRevision: (siteId: SiteId) => number,
  ) {
    this.site = site
    this.#caches = caches
    this.#newestRevision = newestRevision
  }

  /**
   * A document's body as this process saw it last, which may be an older revision by now: whoever
   * acts on it has the database compare the revisions in the same statement.
   */
  recall<Kind extends DocumentKind>(kind: Kind, id: string): Recalled<Kind> | undefined {
    const known = this.#caches.documents.get(this.#keyOf(kind, id))
    if (known === undefined || known.body === null) return undefined
    return known as KeptDocument & Recalled<Kind>
  }

  /**
   * Documents as they are at a revision of the site that the caller has just read, or newer, by id;
   * those that are gone are missing. What this process has not seen at that revision is asked for in
   * one question. Every action raises the site's revision, so what is recalled is exact.
   * @param site of the transaction that asks; not of one that writes documents: what that reads may
   *   never be committed
   */
  async asOf<Kind extends DocumentKind>(
    kind: Kind,
    ids: readonly string[],
    siteRevision: number,
    site: SiteDatabase = this.site,
  ): Promise<ReadonlyMap<string, Recalled<Kind>>> {
    const found = new Map<string, Recalled<Kind>>()
    const unsure = new Set<string>()
    for (const id of ids) {
      const known = this.recall(kind, id)
      if (known !== undefined && known.siteRevision >= siteRevision) found.set(id, known)
      else unsure.add(id)
    }
    if (unsure.size === 0) return found
    for (const [id, newest] of await this.#readNewest(kind, [...unsure], site)) {
      found.set(id, newest)
    }
    return found
  }

  /** Reads a document and keeps it for the next time; a body that is known does not travel again. */
  async newest<Kind extends DocumentKind>(
    kind: Kind,
    id: string,
  ): Promise<Recalled<Kind> | undefined> {
    return (await this.#readNewest(kind, [id], this.site)).get(id)
  }

  async #readNewest<Kind extends DocumentKind>(
    kind: Kind,
    ids: readonly string[],
    site: SiteDatabase,
  ): Promise<ReadonlyMap<string, Recalled<Kind>>> {
    const before = ids.map((id) => this.recall(kind, id))
    const knownRevisions = before.map((known) => known?.revision ?? -1)
    const rows = await readRows(site.queries, { siteId: site.siteId, kind, ids, knownRevisions })
    const found = new Map<string, Recalled<Kind>>()
    for (const { id, revision, siteRevision, body: read } of rows) {
      if (revision === null) {
        this.#caches.documents.delete(this.#keyOf(kind, id))
        continue
      }
      const known = before[ids.indexOf(id)]
      const body = known?.revision === revision ? known.body : (read as DocumentBodies[Kind])
      const newest = { revision, siteRevision, body }
      this.#keep(kind, id, newest)
      found.set(id, newest)
    }
    return found
  }

  /** What there is of each variant of some items, by variant id. */
  stock(itemIds: readonly string[]): Promise<ReadonlyMap<string, Stock>> {
    return readStock(this.site, itemIds)
  }

  /** What there is of each item, of all its variants together. */
  async totalStock(itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const totals = new Map<string, number>()
    for (const { itemId, unlimited, qtyInStock } of await listStockOf(this.site, itemIds)) {
      totals.set(itemId, (totals.get(itemId) ?? 0) + (unlimited ? Infinity : qtyInStock))
    }
    return totals
  }

  /** What is kept of a document, as pages may show it; null: there is none of that id. */
  kept<Kind extends DocumentKind>(kind: Kind, id: string): DocumentBodies[Kind] | null | undefined {
    if (!this.#isOpen) return undefined
    const pinned = kind === 'asset' ? this.#pictures?.get(id) : undefined
    const body = pinned ?? this.#caches.documents.get(this.#keyOf(kind, id))?.body
    return body as DocumentBodies[Kind] | null | undefined
  }

  /** Keeps what a page has read, for the pages of the same core. */
  keep<Kind extends DocumentKind>(
    kind: Kind,
    id: string,
    read: Pick<Recalled<Kind>, 'revision' | 'body'> | undefined,
  ): void {
    if (!this.#isOpen) return
    const siteRevision = this.#newestRevision(this.site.siteId)
    this.#keep(kind, id, { revision: 0, body: null, ...read, siteRevision })
  }

  /** What pages of this core have made or read already, by what they call it. */
  foundIn<Name extends keyof CoreValues>(name: Name, key: string): CoreValues[Name] | undefined {
    return this.#isOpen ? this.#caches.ofCore[name].get(this.#inSite(key)) : undefined
  }

  /** Keeps it for the pages of the same core; what depends on anything else does not belong here. */
  keepIn<Name extends keyof CoreValues>(name: Name, key: string, value: CoreValues[Name]): void {
    if (this.#isOpen) this.#caches.ofCore[name].set(this.#inSite(key), value, this.site.siteId)
  }

  /** An item as it was read for its page, to be compared with the database's. */
  keptItem(key: string): KeptItem | undefined {
    const known = this.#isOpen ? this.#caches.items.get(this.#inSite(key)) : undefined
    return known === undefined || known.of === this ? known : this.keepItem(key, known.read)
  }

  /** @returns where that may be kept which is made of the item */
  keepItem(key: string, read: PageItem): KeptItem {
    const item = { of: this, read, context: null, head: null, tags: new KeptTags() }
    if (this.#isOpen) this.#caches.items.set(this.#inSite(key), item)
    return item
  }

  /**
   * From now on these are the site's newest: drops what is true no longer.
   * @param changed since the core before; undefined where nobody knows
   * @param pictures of the core itself
   */
  open(changed: readonly DocumentRef[] | undefined, pictures: ReadonlyMap<string, Asset>): void {
    const { documents, ofCore } = this.#caches
    const { siteId } = this.site
    if (changed === undefined) documents.drop(siteId)
    for (const { kind, id } of changed ?? []) documents.delete(this.#keyOf(kind, id))
    for (const cache of Object.values(ofCore)) cache.drop(siteId)
    this.#pictures = pictures
    this.#isOpen = true
  }

  /** From now on there is a newer core, or none: what these read is kept for nobody. */
  close(): void {
    this.#isOpen = false
  }

  /** What is older than the core that is kept now would be shown by its pages. */
  #keep(kind: DocumentKind, id: string, read: Omit<KeptDocument, 'weight'>): void {
    const { documents } = this.#caches
    if (read.siteRevision < this.#newestRevision(this.site.siteId)) return
    const key = this.#keyOf(kind, id)
    const known = documents.peek(key)
    if (known !== undefined && known.siteRevision > read.siteRevision) return
    const weight = known?.body === read.body ? known.weight : lettersOf(read.body)
    documents.set(key, Object.assign({ weight }, read), this.site.siteId)
  }

  #keyOf(kind: DocumentKind, id: string): string {
    return `${this.site.siteId} ${kind} ${id}`
  }

  #inSite(key: string): string {
    return `${this.site.siteId} ${key}`
  }
}
