import type {
  DocumentBodies,
  DocumentKind,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import type { Promoted } from '@vitrine/rules/site/blocks/promoted-block.ts'
import type { ReviewFacts } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { GroupCount } from '../../ground/documents/count-groups.ts'
import type { ItemCursor, ItemWords } from '../../ground/documents/list-items.ts'
import type { ListOffer } from '../listings/read-list-offer.ts'
import { Kept } from './kept.ts'
import { maxTagLetters, type KeptField, type KeptTags } from './kept-tags.ts'
import type { PageItem } from './read-page-item.ts'

/** A document as this process read it last. */
export type KeptDocument = {
  readonly revision: number
  /** Null where there is no such document. */
  readonly body: DocumentBodies[DocumentKind] | null
  /** A revision of the site at which this was the document's newest. */
  readonly siteRevision: number
  readonly weight: number
}

/** The items of one list on a page. */
export type LoadedItems = {
  readonly items: readonly StoredDocument<'item'>[]
  /** Where those that follow begin; null: there are none. */
  readonly next: ItemCursor | null
  readonly stock: ReadonlyMap<string, Stock>
  /** How many comments visitors see of each that has any. */
  readonly commentCounts: ReadonlyMap<string, number>
  /** What visitors see of the reviews of each that has any. */
  readonly reviewFacts: ReadonlyMap<string, ReviewFacts>
  /** How many like each that anybody likes. */
  readonly likeCounts: ReadonlyMap<string, number>
  /** The blocks that stand for some of them. */
  readonly promoted: ReadonlyMap<string, Promoted>
  /** The items as templates see them, once somebody asked. */
  contexts: readonly Record<string, unknown>[] | null
}

/**
 * What was made of an item for its own page. It is looked up at every request, and counts while the
 * item and its stock stand as they were read.
 */
export type KeptItem = {
  /** The documents of the core that it was made with: settings and pictures are in it, too. */
  readonly of: object
  readonly read: PageItem
  context: Record<string, unknown> | null
  /** The page's head and what it was made for. */
  head: { readonly key: string; readonly html: string } | null
  /** What tags of the platform print on its page. */
  readonly tags: KeptTags
}

/** What stands beside the items of a page in its head and its menus. */
export type ListFacts = {
  /** How many items visitors see. */
  readonly itemCount: number
  readonly words: ItemWords
}

/** The items before and after one on its page. */
export type ItemNeighbours = {
  readonly previousItem: StoredDocument<'item'> | null
  readonly nextItem: StoredDocument<'item'> | null
}

/** What holds for a site until it changes, and is kept for the pages of one core alone. */
export type CoreValues = {
  readonly lists: LoadedItems
  /** Of the pages that list items, by page. */
  readonly listFacts: ListFacts
  /** By item. */
  readonly neighbours: ItemNeighbours
  /** What items of a page are filed under. */
  readonly groups: readonly GroupCount[]
  /** What products of a page can be chosen by. */
  readonly offers: ListOffer
  /** Block fields that are the same on every page. */
  readonly fields: KeptField
}

type CoreCaches = { readonly [Name in keyof CoreValues]: Kept<CoreValues[Name]> }

/** Where pages and carts of all sites keep what they have read; each key begins with its site. */
export type DocumentCaches = {
  readonly documents: Kept<KeptDocument>
  readonly items: Kept<KeptItem>
  readonly ofCore: CoreCaches
}

const megabyte = 1024 * 1024

export function openDocumentCaches(): DocumentCaches {
  return {
    documents: new Kept({ maxWeight: 12 * megabyte, weigh: ({ weight }) => weight }),
    items: new Kept({ maxWeight: 6 * megabyte, weigh: weighItem }),
    ofCore: {
      lists: new Kept({ maxWeight: 6 * megabyte, weigh: weighList }),
      listFacts: new Kept({ maxWeight: megabyte, weigh: (facts) => lettersOf(facts) }),
      neighbours: new Kept({ maxWeight: 2 * megabyte, weigh: weighNeighbours }),
      groups: new Kept({
        maxWeight: megabyte,
        weigh: (groups) => 64 * groups.length + letterOverhead,
      }),
      offers: new Kept({ maxWeight: megabyte, weigh: (offer) => timesSaid * lettersOf(offer) }),
      fields: new Kept({ maxWeight: 2 * megabyte, weigh: weighField }),
    },
  }
}

/** About what a body takes: the letters that it is written with. */
export function lettersOf(body: unknown): number {
  return (JSON.stringify(body) ?? '').length + letterOverhead
}

/** What an entry takes beside its text. */
const letterOverhead = 200

/** Each value of an offer stands in a field of the form that is made of it. */
const timesSaid = 8

/** The context and the head that are made of it hold its texts again. */
const timesMade = 3

function weighItem({ read: { item, layout, besideText } }: KeptItem): number {
  return (
    timesMade * lettersOf(item.body) + lettersOf(layout?.body) + besideText.length + maxTagLetters
  )
}

function weighField({ html, marks }: KeptField, key: string): number {
  return html.length + key.length + marks.join().length
}

function weighNeighbours({ previousItem, nextItem }: ItemNeighbours): number {
  return lettersOf(previousItem?.body) + lettersOf(nextItem?.body)
}

function weighList({ items, promoted }: LoadedItems): number {
  const blocks = [...promoted.values()].reduce((sum, one) => sum + lettersOf(one), 0)
  const weight = timesMade * items.reduce((sum, { body }) => sum + lettersOf(body), 0)
  return weight + blocks + letterOverhead
}
