import type { z } from 'zod'
import type { Random } from '../ids/ids.ts'
import type { Refusal, Result } from '../refusals/result.ts'
import type { Capability } from '../rights/capability.ts'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentRef,
  DocumentSelector,
} from '../documents/document.ts'

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
  /** What history names beside the title and leads to; absent where it is about many documents. */
  readonly about?: (input: Input, edits: readonly DocumentEdit[]) => DocumentRef | undefined
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

/** The actions of all features, as the package's root lists them. */
export type OwnerActions = {
  /** The action that may be performed by this name. */
  find(name: string): AnyOwnerAction | undefined
  /** The action that a row of history is about. */
  findRecorded(name: string): AnyOwnerAction | undefined
}
