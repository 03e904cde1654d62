import type { z } from 'zod'
import type { Random } from '../ids/ids.ts'
import type { Refusal, Result } from '../refusals/result.ts'
import type { Capability } from '../roles/role.ts'
import type { DocumentBodies, DocumentKind, DocumentRef, StoredDocument } from './document.ts'

/** Names the documents that an action reads; the server loads and locks them before it performs. */
export type DocumentSelector =
  | DocumentRef
  | { readonly kind: DocumentKind; readonly all: true }
  | { readonly kind: DocumentKind; readonly sample: true }
  /** Items of a collection in the owner's order, at most `limit` of them. */
  | { readonly kind: 'item'; readonly collectionId: string; readonly limit?: number }
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

export type ActionEnvironment = {
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}

export type ActionResult = Result<readonly DocumentEdit[], Refusal>

/**
 * A named way to change documents: the only one there is (architecture, seam 2). Pure, so that the
 * browser can predict it and history can explain it.
 */
export type OwnerAction<Input = unknown> = {
  /** Verb first, such as `rename-page`; stored in the change table. */
  readonly name: string
  /** What history shows, such as "Rename page". */
  readonly title: string
  readonly capability: Capability
  readonly input: z.ZodType<Input>
  readonly reads: (input: Input) => readonly DocumentSelector[]
  readonly perform: (
    documents: DocumentReader,
    input: Input,
    environment: ActionEnvironment,
  ) => ActionResult
}

/** An action whose input type is forgotten, so that lists can hold it. */
export type AnyOwnerAction = Omit<OwnerAction<never>, 'input'> & { readonly input: z.ZodType }

/** Declares an action; its input type is that of its schema. */
export function ownerAction<Input>(action: OwnerAction<Input>): OwnerAction<Input> {
  return action
}
