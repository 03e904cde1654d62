import { create } from 'zustand'

/** A text of the open page that differs from what is saved. */
export type TextDraft = {
  readonly layoutId: string
  readonly blockId: string
  readonly html: string
}

/** A text that somebody else changed while it was edited here. */
export type TextConflict = TextDraft & {
  /** As it is saved now; null where the text was deleted. */
  readonly theirs: string | null
  readonly theirRevision: number | null
}

type SaveState = {
  /** Writes under way. */
  readonly saving: number
  readonly draft: TextDraft | null
  readonly conflict: TextConflict | null
  /** Template files that are edited. */
  readonly code: 'saved' | 'unsaved' | 'conflict'
  /** Why the last write failed, in words; cleared by the next one. */
  readonly failure: string | null
  /** Counts what changed behind the frame's back, so that it loads again. */
  readonly frameVersion: number
}

/** What stands between what is seen and what is stored; the top bar shows it in one place. */
export const useSaveState = create<SaveState>()(() => ({
  saving: 0,
  draft: null,
  conflict: null,
  code: 'saved',
  failure: null,
  frameVersion: 0,
}))

export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'failed'

/** The one word for it; what asks for attention goes first. */
export function saveStatus(state: SaveState): SaveStatus {
  if (state.conflict !== null || state.code === 'conflict') return 'conflict'
  if (state.saving > 0) return 'saving'
  if (state.failure !== null) return 'failed'
  return state.draft === null && state.code === 'saved' ? 'saved' : 'unsaved'
}

/** Runs a write while the top bar says so. */
export async function whileSaving<Reply>(write: () => Promise<Reply>): Promise<Reply> {
  useSaveState.setState((state) => ({ saving: state.saving + 1, failure: null }))
  try {
    return await write()
  } finally {
    useSaveState.setState((state) => ({ saving: state.saving - 1 }))
  }
}

/** The page in the frame no longer shows what is stored. */
export function reloadFrame(): void {
  useSaveState.setState((state) => ({ frameVersion: state.frameVersion + 1 }))
}
