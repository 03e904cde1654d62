import { useEffect, useRef, useState } from 'react'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { FieldConflict } from '@vitrine/rules/ground/changes/field-edits.ts'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { acceptFields } from '@vitrine/rules/site/blocks/block-types.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import { changeLayout } from './change-layout.ts'

type Values = Readonly<Record<string, unknown>>
/** Fields whose values are not stored yet, with what stood there when the gesture began. */
type Drafts = Readonly<Record<string, { readonly value: unknown; readonly seen: unknown }>>
type Errors = Readonly<Record<string, string>>

type BlockEdit = {
  /** As it is stored, under what is not stored yet. */
  readonly values: Values
  readonly errors: Errors
  /** What concerns the block as a whole. */
  readonly problem: string | null
  /** Fields that somebody else has changed meanwhile. */
  readonly conflicts: readonly FieldConflict[]
  readonly change: (name: string, value: unknown, isGoingOn?: boolean) => void
  readonly retry: () => void
  readonly resolve: (keep: 'mine' | 'theirs') => void
}

type EditedBlock = {
  readonly siteId: string
  readonly layoutId: string
  readonly blockId: string
  readonly type: BlockType
  readonly stored: Values
}

/** After so long without a key or a move a gesture counts as ended. */
const restMs = 2000

type State = {
  readonly drafts: Drafts
  readonly errors: Errors
  readonly problem: string | null
  readonly conflicts: readonly FieldConflict[]
}
const untouched: State = { drafts: {}, errors: {}, problem: null, conflicts: [] }

/**
 * Fields of one block while its panel is open. Each gesture is one action, sent one after the other;
 * what is typed while one is on its way stays and follows. Leaving the panel ends the gesture.
 */
export function useBlockEdit(block: EditedBlock): BlockEdit {
  const [state, setState] = useState(untouched)
  const latest = useRef({ block, state })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const way = useRef(Promise.resolve())
  useEffect(() => {
    latest.current.block = block
  })
  /** At once, as gestures follow each other faster than the screen. */
  const put = (change: (before: State) => State): void => {
    latest.current.state = change(latest.current.state)
    setState(latest.current.state)
  }
  const flush = (): void => {
    clearTimeout(rest.current)
    way.current = way.current.then(() => send(latest.current.block, latest.current.state, put))
  }
  const leave = useRef(flush)
  useEffect(() => {
    leave.current = flush
  })
  useEffect(() => () => leave.current(), [])
  const change = (name: string, value: unknown, isGoingOn = false): void => {
    put((before) => withDraft(before, name, value, latest.current.block.stored[name]))
    clearTimeout(rest.current)
    if (isGoingOn) rest.current = setTimeout(flush, restMs)
    else flush()
  }
  const { drafts } = state
  const typed = Object.entries(drafts).map(([name, { value }]) => [name, value])
  return {
    ...state,
    values: { ...block.stored, ...Object.fromEntries(typed) },
    change,
    retry: flush,
    resolve(keep) {
      put((before) => resolved(before, keep))
      if (keep === 'mine') flush()
      else void queryClient.invalidateQueries({ queryKey: documentsOf(block.siteId) })
    },
  }
}

function withDraft(before: State, name: string, value: unknown, stored: unknown): State {
  const seen = before.drafts[name] === undefined ? stored : before.drafts[name].seen
  return {
    ...before,
    drafts: { ...before.drafts, [name]: { value, seen } },
    errors: without(before.errors, [name]),
  }
}

/** Sends what has changed and may be stored; equal values leave no row of history. */
async function send(
  { siteId, layoutId, blockId, type }: EditedBlock,
  { drafts, conflicts }: State,
  put: (change: (before: State) => State) => void,
): Promise<void> {
  if (conflicts.length > 0) return
  const given = Object.entries(drafts)
  const equal = given.filter(([, { value, seen }]) => isSame(value, seen)).map(([name]) => name)
  const wished = given.filter(([name]) => !equal.includes(name))
  const errors = problemsOf(type, wished)
  const sent = wished.filter(([name]) => !Object.hasOwn(errors, name))
  put((before) => ({
    ...before,
    errors: { ...before.errors, ...errors },
    drafts: withoutSent(before.drafts, drafts, equal),
  }))
  if (sent.length === 0) return
  const set = Object.fromEntries(sent.map(([name, { value }]) => [name, value]))
  const seen = Object.fromEntries(sent.map(([name, one]) => [name, one.seen]))
  const input = { layoutId, blockId, set, seen }
  const done = await changeLayout(siteId, { action: 'edit-block', input })
  put((before) =>
    done.ok
      ? { ...before, problem: null, drafts: followed(before.drafts, drafts, Object.keys(set)) }
      : refused(before, done.refusal, Object.keys(set)),
  )
}

function problemsOf(type: BlockType, wished: readonly [string, Drafts[string]][]): Errors {
  const set = Object.fromEntries(wished.map(([name, { value }]) => [name, value]))
  const accepted = acceptFields(type, set)
  return accepted.ok ? {} : (accepted.refusal.fields ?? {})
}

/** Drafts without those of some fields, except where somebody has gone on since. */
function withoutSent(now: Drafts, then: Drafts, names: readonly string[]): Drafts {
  return without(
    now,
    names.filter((name) => now[name] === then[name]),
  )
}

/** What was sent is stored: it is no draft any more, and newer input stands on it. */
function followed(now: Drafts, then: Drafts, names: readonly string[]): Drafts {
  const newer = names.flatMap((name) => {
    const [draft, before] = [now[name], then[name]]
    if (draft === undefined || before === undefined || draft === before) return []
    return [[name, { value: draft.value, seen: before.value }] as const]
  })
  return { ...without(now, names), ...Object.fromEntries(newer) }
}

function refused(before: State, refusal: RequestRefused, names: readonly string[]): State {
  const conflicts = conflictsOf(refusal)
  if (conflicts.length > 0) return { ...before, conflicts }
  const fields = Object.entries(refusal.fields).filter(([name]) => names.includes(name))
  if (fields.length === 0) return { ...before, problem: refusal.message }
  return { ...before, errors: { ...before.errors, ...Object.fromEntries(fields) } }
}

function conflictsOf({ code, details }: RequestRefused): readonly FieldConflict[] {
  const { conflicts } = details as { conflicts?: readonly FieldConflict[] }
  return code === 'fields-changed' && Array.isArray(conflicts) ? conflicts : []
}

/** Mine stands on theirs from now on; theirs puts mine away. */
function resolved(before: State, keep: 'mine' | 'theirs'): State {
  const names = before.conflicts.map(({ field }) => field)
  if (keep === 'theirs') return { ...before, conflicts: [], drafts: without(before.drafts, names) }
  const mine = before.conflicts.flatMap(({ field, theirs }) => {
    const draft = before.drafts[field]
    return draft === undefined ? [] : [[field, { value: draft.value, seen: theirs }] as const]
  })
  return { ...before, conflicts: [], drafts: { ...before.drafts, ...Object.fromEntries(mine) } }
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other)
}
