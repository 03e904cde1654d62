import { notifyManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { FieldMap } from '@vitrine/rules/site/blocks/field-kind.ts'
import { acceptFields } from '@vitrine/rules/site/blocks/block-types.ts'
import { useTypingNoted } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import type { RequestRefused } from '../../ground/http/send-request.ts'
import { changeLayout } from './change-layout.ts'

type Values = Readonly<Record<string, unknown>>
type Errors = Readonly<Record<string, string>>
/** A value that is not known to be stored, with what stood there when its gesture began. */
type Draft = { readonly value: unknown; readonly seen: unknown; readonly isSent: boolean }
type Drafts = Readonly<Record<string, Draft>>

type BlockEdit = {
  /** As it is stored, under what is not stored yet. */
  readonly values: Values
  readonly errors: Errors
  /** What concerns none of the fields alone. */
  readonly problem: string | null
  readonly change: (name: string, value: unknown, isGoingOn?: boolean) => void
  readonly retry: () => void
}

type EditedFields = {
  readonly siteId: string
  readonly fields: FieldMap
  readonly stored: Values
  /** The action that sets some of them. */
  readonly wish: (set: Record<string, never>, seen: Values) => ActionWish
}

/** After so long without a key or a move a gesture counts as ended. */
const restMs = 2000

/** Ends the gestures of the panels that are open. */
const goingOn = new Set<() => void>()

/** What is typed in a panel goes out now, as if its caret had left. */
export function endGestures(): void {
  for (const end of goingOn) end()
}

type State = { readonly drafts: Drafts; readonly errors: Errors; readonly problem: string | null }
type Put = (change: (before: State) => State) => void

/**
 * Fields of one block, or of a slide, while its panel is open. Each gesture is one action; a field that is refused
 * keeps what was typed beside the sentence. Leaving the panel ends the gesture.
 */
export function useBlockEdit(block: EditedFields): BlockEdit {
  const [state, setState] = useState<State>({ drafts: {}, errors: {}, problem: null })
  const latest = useRef({ block, state, isOpen: true })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** At once, as gestures follow each other faster than the screen. */
  const put: Put = (change) => {
    latest.current.state = change(latest.current.state)
    setState(latest.current.state)
  }
  const flush = async (): Promise<void> => {
    clearTimeout(rest.current)
    const refusal = await send(latest.current.block, latest.current.state.drafts, put)
    if (refusal !== null && !latest.current.isOpen) {
      showNotice({ message: refusal.message, isError: true })
    }
  }
  useTypingNoted(Object.values(state.drafts).some(({ isSent }) => !isSent))
  const leave = useRef(flush)
  useEffect(() => {
    latest.current.block = block
    leave.current = flush
  })
  useEffect(() => {
    const here = latest.current
    here.isOpen = true
    const end = (): void => void leave.current()
    goingOn.add(end)
    // a page that is left tells no field that its caret is gone: what waits for its rest goes out now
    globalThis.addEventListener('beforeunload', end)
    return () => {
      goingOn.delete(end)
      globalThis.removeEventListener('beforeunload', end)
      here.isOpen = false
      void leave.current()
    }
  }, [])
  const typed = Object.entries(state.drafts).map(([name, { value }]) => [name, value])
  return {
    values: { ...block.stored, ...Object.fromEntries(typed) },
    errors: state.errors,
    problem: state.problem,
    retry: () => void flush(),
    change(name, value, isGoingOn = false) {
      put((before) => withDraft(before, name, value, latest.current.block.stored[name]))
      clearTimeout(rest.current)
      if (isGoingOn) rest.current = setTimeout(() => void flush(), restMs)
      else void flush()
    },
  }
}

function withDraft(before: State, name: string, value: unknown, stored: unknown): State {
  const earlier = before.drafts[name]
  const seen = earlier === undefined ? stored : earlier.isSent ? earlier.value : earlier.seen
  return {
    ...before,
    drafts: { ...before.drafts, [name]: { value, seen, isSent: false } },
    errors: without(before.errors, [name]),
  }
}

/** Sends what has changed and may be stored; equal values leave no row of history. */
async function send(
  { siteId, fields, wish }: EditedFields,
  drafts: Drafts,
  put: Put,
): Promise<RequestRefused | null> {
  const waiting = Object.entries(drafts).filter(([, { isSent }]) => !isSent)
  const equal = namesOf(waiting.filter(([, { value, seen }]) => isSame(value, seen)))
  const wished = waiting.filter(([name]) => !equal.includes(name))
  const errors = problemsOf(fields, wished)
  const sent = Object.fromEntries(
    wished
      .filter(([name]) => !Object.hasOwn(errors, name))
      .map(([name, draft]) => [name, { ...draft, isSent: true }]),
  )
  put((before) => ({
    problem: null,
    errors: { ...before.errors, ...errors },
    drafts: { ...without(before.drafts, equal), ...sent },
  }))
  if (Object.keys(sent).length === 0) return null
  const set = mapped(sent, ({ value }) => value)
  const seen = mapped(sent, (one) => one.seen)
  const done = await changeLayout(siteId, wish(set as never, seen), { quietly: true })
  await untilQueriesShow()
  put((before) => settled(before, sent, done.ok ? null : done.refusal))
  return done.ok || done.refusal.code === 'fields-changed' ? null : done.refusal
}

/**
 * What was stored reaches the screen a moment after it is known. Until then the draft stands: what
 * stood there before would be seen again, and an opened row that is new would be gone.
 */
function untilQueriesShow(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

/** The sentences of values that would be refused. */
function problemsOf(fields: FieldMap, wished: readonly [string, Draft][]): Errors {
  const accepted = acceptFields(
    { fields },
    Object.fromEntries(wished.map(([name, { value }]) => [name, value])),
  )
  return accepted.ok ? {} : (accepted.refusal.fields ?? {})
}

/** What was sent is stored, asked about in a dialog, or refused: then it waits with its sentence. */
function settled(before: State, sent: Drafts, refusal: RequestRefused | null): State {
  const own = Object.keys(sent).filter((name) => before.drafts[name] === sent[name])
  if (refusal === null || refusal.code === 'fields-changed') {
    return { ...before, drafts: without(before.drafts, own) }
  }
  const back = own.map((name) => [name, { ...sent[name], isSent: false }])
  const errors = Object.entries(refusal.fields).filter(([name]) => own.includes(name))
  return {
    drafts: { ...before.drafts, ...(Object.fromEntries(back) as Drafts) },
    errors: { ...before.errors, ...Object.fromEntries(errors) },
    problem: errors.length === 0 ? refusal.message : null,
  }
}

function namesOf(entries: readonly (readonly [string, unknown])[]): string[] {
  return entries.map(([name]) => name)
}

function mapped<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))
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
