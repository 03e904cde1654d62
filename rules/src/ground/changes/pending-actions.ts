import { canonicalJson } from '../documents/json-diff.ts'
import type {
  DocumentBody,
  DocumentEdit,
  DocumentReader,
  DocumentRef,
  StoredDocument,
} from '../documents/document.ts'
import { readerOf } from '../documents/document-reader.ts'
import type { Random } from '../ids/ids.ts'
import type { ActionEnvironment, ActionWish, AnyOwnerAction } from './owner-action.ts'

/** What somebody asked for and the server has not answered yet. */
export type PendingAction = {
  readonly id: string
  readonly wish: ActionWish
  /** Epoch milliseconds. */
  readonly at: number
}

/** What documents are as soon as what waits is done; null where one is gone. */
export type Predicted = ReadonlyMap<string, PredictedDocument>
export type PredictedDocument = DocumentRef & { readonly body: DocumentBody | null }

export type PredictionInput = {
  /** Those that are known, as they are stored; null: it is known that there is none. */
  readonly stored: ReadonlyMap<string, StoredDocument | null>
  readonly pending: readonly PendingAction[]
  readonly findAction: (name: string) => AnyOwnerAction | undefined
  readonly environment: Omit<ActionEnvironment, 'now' | 'random'>
}

export function documentKey({ kind, id }: DocumentRef): string {
  return `${kind}/${id}`
}

/**
 * Documents as they will stand: what is stored, and on top of that, in order, what waits. What would
 * be refused, or reads what is not known here, is left out: the server decides.
 */
export function predictDocuments(input: PredictionInput): Predicted {
  const predicted = new Map<string, PredictedDocument>()
  for (const one of input.pending) {
    for (const { kind, id, after } of editsOf(one, predicted, input)) {
      predicted.set(documentKey({ kind, id }), { kind, id, body: after })
    }
  }
  return predicted
}

function editsOf(
  { id, wish, at }: PendingAction,
  predicted: Predicted,
  { stored, findAction, environment }: PredictionInput,
): readonly DocumentEdit[] {
  const action = findAction(wish.action)
  const parsed = action?.input.safeParse(wish.input)
  if (action === undefined || parsed?.success !== true) return []
  const documents: StoredDocument[] = []
  for (const selector of action.reads(parsed.data as never)) {
    // a part of many documents is known to the server alone
    if (!('id' in selector)) return []
    const document = visible(selector, stored, predicted)
    if (document === undefined) return []
    if (document !== null) documents.push(document)
  }
  const around = { ...environment, now: at, random: randomOf(id) }
  const done = perform(action, readerOf(documents), parsed.data as never, around)
  return done
}

function perform(
  action: AnyOwnerAction,
  documents: DocumentReader,
  input: never,
  environment: ActionEnvironment,
): readonly DocumentEdit[] {
  try {
    const done = action.perform(documents, input, environment)
    return done.ok ? done.value : []
  } catch {
    // a document of another version than this page: what becomes of it, the server says
    return []
  }
}

/** Undefined: not known here. */
function visible(
  ref: DocumentRef,
  stored: PredictionInput['stored'],
  predicted: Predicted,
): StoredDocument | null | undefined {
  const key = documentKey(ref)
  const known = stored.get(key)
  const ahead = predicted.get(key)
  if (ahead === undefined || known === undefined) return known
  const { kind, id, body } = ahead
  return body === null ? null : { kind, id, revision: known?.revision ?? 0, body }
}

/** The same bytes for the same action, however often it is performed again. */
function randomOf(id: string): Random {
  let state = 0x811c9dc5
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => {
      state = Math.imul(state ^ (state >>> 15), state | 1)
      state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
      return (state ^ (state >>> 14)) & 0xff
    })
}

type FieldEditInput = {
  readonly set: Readonly<Record<string, unknown>>
  readonly seen: Readonly<Record<string, unknown>>
}

/**
 * Two edits of fields of the same thing as one: what both set as the later says it, standing on what
 * was seen before the first of them.
 * @returns null where they are not of one kind and about one thing
 */
export function joinedWish(earlier: ActionWish, later: ActionWish): ActionWish | null {
  if (earlier.action !== later.action) return null
  const [first, second] = [fieldEdit(earlier.input), fieldEdit(later.input)]
  if (first === null || second === null) return null
  if (subjectOf(earlier.input) !== subjectOf(later.input)) return null
  const input = {
    ...later.input,
    set: { ...first.set, ...second.set },
    seen: { ...second.seen, ...first.seen },
  }
  return { ...later, input } as ActionWish
}

/**
 * An edit in two: of some fields, and of the others.
 * @returns null in place of a part that sets nothing
 */
export function splitWish(
  wish: ActionWish,
  names: ReadonlySet<string>,
): { readonly these: ActionWish | null; readonly others: ActionWish | null } {
  const edit = fieldEdit(wish.input)
  if (edit === null) return { these: wish, others: null }
  const part = (isWanted: (name: string) => boolean): ActionWish | null => {
    const pick = (fields: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))
    const set = pick(edit.set)
    if (Object.keys(set).length === 0) return null
    return { ...wish, input: { ...wish.input, set, seen: pick(edit.seen) } } as ActionWish
  }
  return { these: part((name) => names.has(name)), others: part((name) => !names.has(name)) }
}

/** Whether an action changes fields of something that stands there, and moves nothing. */
export function isFieldEdit({ input }: ActionWish): boolean {
  return fieldEdit(input) !== null
}

function fieldEdit(input: unknown): FieldEditInput | null {
  const { set, seen } = input as Partial<FieldEditInput>
  const isOne = typeof set === 'object' && set !== null
  return isOne ? { set, seen: typeof seen === 'object' && seen !== null ? seen : {} } : null
}

function subjectOf(input: unknown): string {
  const { set: _set, seen: _seen, ...subject } = input as FieldEditInput
  return canonicalJson(subject)
}

/** A document that is seen otherwise than before. */
export type DocumentChange = DocumentRef & {
  /** Undefined where it was not known what stood there. */
  readonly before: DocumentBody | null | undefined
  /** Undefined where it is known only that it has changed. */
  readonly after: DocumentBody | null | undefined
}

/** Whether two bodies say the same. */
export function isSameBody(
  one: DocumentBody | null | undefined,
  other: DocumentBody | null | undefined,
): boolean {
  if (one === other) return true
  if (one == null || other == null) return false
  return canonicalJson(one) === canonicalJson(other)
}
