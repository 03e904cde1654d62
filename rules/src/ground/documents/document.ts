import type { WordSort } from './item-words.ts'

/**
 * Everything that an owner edits, by kind: each feature adds its own kinds, with the shape of their
 * bodies, beside the type that they have (docs/decisions/0038-areas.md). Facts that the world causes
 * (carts, orders, stock) are never documents: they are compensated, not undone.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features fill it
export interface DocumentBodies {}

export type DocumentKind = keyof DocumentBodies
export type DocumentBody = DocumentBodies[DocumentKind]

export type DocumentRef<Kind extends DocumentKind = DocumentKind> = {
  readonly kind: Kind
  readonly id: string
}

/** A document as it stands: its body, and the revision that an edit must name. */
export type StoredDocument<Kind extends DocumentKind = DocumentKind> = DocumentRef<Kind> & {
  readonly revision: number
  readonly body: DocumentBodies[Kind]
}

/** Names the documents that an action reads; the server loads and locks them before it performs. */
export type DocumentSelector =
  | DocumentRef
  /** Those of these ids that there are. */
  | { readonly kind: DocumentKind; readonly ids: readonly string[] }
  | { readonly kind: DocumentKind; readonly all: true }
  | { readonly kind: DocumentKind; readonly sample: true }
  /** Items of a collection in the owner's order, at most `limit` of them. */
  | { readonly kind: 'item'; readonly collectionId: string; readonly limit?: number }
  /** Items of a collection that are filed under one of these words, in whatever spelling. */
  | {
      readonly kind: 'item'
      readonly collectionId: string
      readonly filedUnder: { readonly sort: WordSort; readonly words: readonly string[] }
    }
  /** Layouts, kept sections or items that lead to a document or show something of it. */
  | { readonly kind: 'layout' | 'section' | 'item'; readonly refersTo: DocumentRef }
  /** Items of a collection whose address begins so. */
  | { readonly kind: 'item'; readonly collectionId: string; readonly urlIdPrefix: string }
  /** The layouts of a collection's own page and of its items. */
  | { readonly kind: 'layout'; readonly collectionId: string }

/** The selected documents, as they stood when the action began. */
export type DocumentReader = {
  find<Kind extends DocumentKind>(kind: Kind, id: string): DocumentBodies[Kind] | undefined
  list<Kind extends DocumentKind>(kind: Kind): readonly StoredDocument<Kind>[]
}

/** The wish to set one document's body; `null` deletes it. */
export type DocumentEdit<Kind extends DocumentKind = DocumentKind> = {
  [K in Kind]: { readonly kind: K; readonly id: string; readonly after: DocumentBodies[K] | null }
}[Kind]
