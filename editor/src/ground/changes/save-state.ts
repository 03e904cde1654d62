import { useEffect } from 'react'
import { create } from 'zustand'
import { onSignedOut } from '../http/query-client.ts'
import { RequestRefused } from '../http/send-request.ts'
import type { Draft } from './drafts.ts'

type SaveState = {
  /** Writes under way. */
  readonly saving: number
  /** Panels with values that are not sent yet, as somebody may still be typing. */
  readonly typing: number
  /** Why the last write failed that no draft tells of, in words; cleared by the next one. */
  readonly failure: string | null
  /** The server no longer knows who this is. */
  readonly isSignedOut: boolean
  /** Counts what changed behind the frame's back, so that it loads again. */
  readonly frameVersion: number
}

/** What stands between what is seen and what is stored, beside the drafts. */
export const useSaveState = create<SaveState>()(() => ({
  saving: 0,
  typing: 0,
  failure: null,
  isSignedOut: false,
  frameVersion: 0,
}))

onSignedOut(() => useSaveState.setState({ isSignedOut: true }))

export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'failed'

/** The one word for all that is typed; what asks for attention goes first. */
export function saveStatus(
  { saving, typing, failure }: Pick<SaveState, 'saving' | 'typing' | 'failure'>,
  drafts: readonly Draft[],
): SaveStatus {
  const has = (...kinds: Draft['state']['kind'][]) =>
    drafts.some(({ state }) => kinds.includes(state.kind))
  if (has('conflict')) return 'conflict'
  if (saving > 0 || has('saving', 'stored')) return 'saving'
  if (failure !== null || has('refused', 'offline', 'signed-out')) return 'failed'
  return drafts.length === 0 && typing === 0 ? 'saved' : 'unsaved'
}

/** Runs a write while the top bar says so, and notes whether the server still knows who this is. */
export async function whileSaving<Reply>(write: () => Promise<Reply>): Promise<Reply> {
  useSaveState.setState((state) => ({ saving: state.saving + 1, failure: null }))
  try {
    const reply = await write()
    // in another tab somebody has signed in again
    if (useSaveState.getState().isSignedOut) useSaveState.setState({ isSignedOut: false })
    return reply
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'signed-out') {
      useSaveState.setState({ isSignedOut: true })
    }
    throw error
  } finally {
    useSaveState.setState((state) => ({ saving: state.saving - 1 }))
  }
}

/** Says that what is seen is not stored, while a panel has values that it has not sent. */
export function useTypingNoted(isTyping: boolean): void {
  useEffect(() => {
    if (!isTyping) return
    useSaveState.setState(({ typing }) => ({ typing: typing + 1 }))
    return () => useSaveState.setState(({ typing }) => ({ typing: typing - 1 }))
  }, [isTyping])
}

const filling = new Set<Promise<void>>()

/** Runs what fills in a field of a form later, such as an upload: a Save until then waits for it. */
export async function whileFilling(fill: () => Promise<void>): Promise<void> {
  const work = fill()
  filling.add(work)
  try {
    await work
  } finally {
    filling.delete(work)
  }
}

/** Until every field that is being filled in has its value, or has none after all. */
export async function endOfFilling(): Promise<void> {
  await Promise.allSettled(filling)
}

/** The page in the frame no longer shows what is stored. */
export function reloadFrame(): void {
  useSaveState.setState((state) => ({ frameVersion: state.frameVersion + 1 }))
}
