import type { z } from 'zod'
import type { Random } from '../ids/ids.ts'
import type { Refusal, Result } from '../refusals/result.ts'
import type { Capability } from '../roles/role.ts'
import type { DocumentBodies, DocumentKind, DocumentRef, StoredDocument } from './document.ts'

/** Names the documents that an action reads; the server loads and locks them before it performs. */
export type DocumentSelector =
  | DocumentRef
  | { readonly kind: DocumentKind; readonly all: true }
  | { readonly kind: 'item'; readonly collectionId: string }

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
  ) => Result<readonly DocumentEdit[], Refusal>
}
