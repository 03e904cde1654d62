import type { z } from 'zod'
import type { Reference, SeeReference } from '../../ground/documents/reference.ts'
import type { Capability } from '../../ground/rights/capability.ts'

export const kindNames = [
  'text',
  'html',
  'markdown',
  'link',
  'asset',
  'item',
  'collection',
  'menu',
  'query',
  'number',
  'choice',
  'switch',
  'embed',
  'list',
  'code',
  'table',
  'place',
  'accounts',
] as const
export type KindName = (typeof kindNames)[number]

/** Values by their fields' names, as they are stored, whatever they are. */
export type Stored = Readonly<Record<string, unknown>>

/** Makes texts safe that their author may not be trusted with. */
export type Cleaners = { html(html: string): string }

/** The template's shape of something that was looked up. */
export type Seen = Readonly<Record<string, unknown>>

export type ListRequest = {
  readonly collectionId: string
  readonly limit: number
  readonly category: string
  readonly tag: string
  readonly featured: boolean
}

/** What the items of a page are filed under, each with how many there are. */
export type GroupsRequest = {
  readonly collectionId: string
  readonly by: 'tag' | 'category' | 'month'
}

/** Items of a page that have something in common. */
export type Group = {
  /** A word as it is stored, or a month as addresses spell it: `11-2026`. */
  readonly name: string
  /** What narrows the page's address to them, such as `?tag=kiln`. */
  readonly query: string
  /** How many items visitors see of it. */
  readonly count: number
  /** When a month begins and the next one does; epoch milliseconds. */
  readonly from?: number
  readonly before?: number
}

export type CommentsRequest = { readonly collectionId: string; readonly limit: number }

/**
 * Where values ask for what they name. The answer is there now, or it comes with the next pass of
 * the page, and until then there is none.
 */
export type LookUp = {
  /** Of the block that asks, for ids in its markup. */
  readonly blockId: string
  /** Whether scripts of owners may run where this is shown. */
  readonly ownerScripts: boolean
  /** The address of today, unescaped; undefined where nothing is shown at it. */
  address(of: Reference): string | undefined
  /** A picture or another file. */
  asset(id: string): Seen | undefined
  /** The picture of the site's settings. */
  siteLogo(): Seen | undefined
  /** What can be given, and where; undefined where the site takes nothing. */
  donation(): Seen | undefined
  /** The site's accounts elsewhere, in their order. @param services those of them; null: all */
  socialAccounts(services: readonly string[] | null): readonly Seen[]
  /** Published, and of a page that is shown. */
  item(id: string): Seen | undefined
  /** A page of whose items something is shown. */
  collection(id: string): Seen | undefined
  /** A page that is led to: of one behind a password no more than its name and address. */
  page(id: string): Seen | undefined
  /** The public pages of a folder, in its order. */
  pagesIn(folderId: string): readonly Seen[]
  /** A menu's title and items, with what of them is the page that is shown. */
  menu(id: string): Seen | undefined
  items(request: ListRequest): readonly Seen[]
  /** Words in the order of the alphabet, months the newest first. */
  groups(request: GroupsRequest): readonly Group[]
  /** The month that it is with the events of a page. */
  month(collectionId: string): Seen
  /** What visitors wrote last below the items of a page, the newest first, with words around it. */
  comments(request: CommentsRequest): Seen
  /** Markdown as HTML, raw HTML in it as text. */
  markdown(text: string): string
}

/** One kind of value that a field may have, with what its options made of it. */
export type FieldKind<Value = unknown, Shown = unknown> = {
  readonly kind: KindName
  /** What people call the field. */
  readonly label: string
  /** A sentence that helps to fill it. */
  readonly help?: string
  /** Strict, for what is written. */
  readonly schema: z.ZodType<Value>
  /** For what is missing or malformed when it is read, and what a new block begins with. */
  readonly empty: Value
  /**
   * The value of what is stored, in today's form or a former one; undefined where it is malformed.
   * Cheap, as pages read all values whenever they are made.
   * @param beside all that is stored beside it, under whatever names
   */
  read(stored: unknown, beside: Stored): Value | undefined
  /** What markup sees; plain text leaves here escaped. */
  context(value: Value, look: LookUp): Shown
  /** What markup sees beside the field, under names of the kind's own. */
  gives?(shown: Shown, value: Value): Seen
  /** The value with its references as they were seen; the same value where none is another. */
  visit?(value: Value, see: SeeReference): Value
  /** The value made safe, when it is saved; the same value where it is safe. */
  clean?(value: Value, cleaners: Cleaners): Value
  /** The words that people read in it, as plain text. */
  searchText?(value: Value): string
  /** Who may change it, beyond who may edit pages. */
  readonly capability?: Capability
}

/** What every kind is declared with. */
export type FieldWords = { readonly label: string; readonly help?: string }

export type FieldMap = Readonly<Record<string, FieldKind>>

export type ValueOf<Fields extends FieldMap> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FieldKind<infer Value> ? Value : never
}

export type ShownOf<Fields extends FieldMap> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]['context']>
}

/** The words of a field, without the options that its kind makes something of. */
export function wordsOf({ label, help }: FieldWords): FieldWords {
  return help === undefined ? { label } : { label, help }
}
