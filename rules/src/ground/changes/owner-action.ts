import type { z } from 'zod'
import type { Random } from '../ids/ids.ts'
import type { Refusal, Result } from '../refusals/result.ts'
import type { Capability, Rights } from '../rights/capability.ts'
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
  /**
   * What its author may do beside the action's own capability, where that depends on what it
   * changes. Checked where the action is performed; one that is tried again is asked again.
   */
  readonly may: Rights['may']
}

export type ActionResult = Result<readonly DocumentEdit[], Refusal>

/**
 * A named way to change documents: the only one there is (architecture, seam 2). Pure, so that the
 * browser can predict it and history can explain it.
 */
export type OwnerAction<Input = unknown, Name extends string = string, Sent = unknown> = {
  /** Verb first, such as `rename-page`; stored in the change table. */
  readonly name: Name
  /** What history shows, such as "Rename page", or how that is said of one edit. */
  readonly title: string | ((documents: DocumentReader, input: Input) => string)
  readonly capability: Capability
  readonly input: z.ZodType<Input, Sent>
  readonly reads: (input: Input) => readonly DocumentSelector[]
  /** What history names beside the title and leads to; absent where it is about many documents. */
  readonly about?: (input: Input, edits: readonly DocumentEdit[]) => DocumentRef | undefined
  /**
   * What is wrong with an input beyond what its schema says, where that takes more code than a
   * browser should load to predict with: asked by the server alone, before anything is locked.
   */
  readonly check?: (input: Input) => Promise<Refusal | undefined>
  readonly perform: (
    documents: DocumentReader,
    input: Input,
    environment: ActionEnvironment,
  ) => ActionResult
}

/** An action whose input type is forgotten, so that lists can hold it. */
export type AnyOwnerAction = Omit<OwnerAction<never>, 'input'> & { readonly input: z.ZodType }

/** Declares an action; its name is its own type, and its input's that of its schema. */
export function ownerAction<Input, const Name extends string, Sent>(
  action: OwnerAction<Input, Name, Sent>,
): OwnerAction<Input, Name, Sent> {
  return action
}

/**
 * What each action takes, by its name. The package's root fills it from its list of actions, so that
 * who asks for one in any area is held to what there is (docs/decisions/0038-areas.md).
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the root fills it
export interface ActionInputs {}

/** An owner action as it is asked for. */
export type ActionWish = {
  [Name in keyof ActionInputs]: {
    readonly action: Name
    readonly input: ActionInputs[Name]
    /** By `template-file/<path>`, where it edits one. */
    readonly expectedRevisions?: Readonly<Record<string, number>>
  }
}[keyof ActionInputs]

/** The actions of all features, as the package's root lists them. */
export type OwnerActions = {
  /** The action that may be performed by this name. */
  find(name: string): AnyOwnerAction | undefined
  /** The action that a row of history is about. */
  findRecorded(name: string): AnyOwnerAction | undefined
}
