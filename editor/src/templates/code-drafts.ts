import type { Conflict, DocumentReply } from '@vitrine/rules/changes/changes-api.ts'
import type { TemplateFile } from '@vitrine/rules/templates/template-file.ts'
import { create } from 'zustand'
import { performAction } from '../changes/perform-action.ts'
import { useSaveState } from '../changes/save-state.ts'
import { showNotice } from '../controls/toasts.tsx'
import { queryClient } from '../http/query-client.ts'

/** A text that differs from what is saved, and what it stands on. */
export type CodeDraft = {
  readonly text: string
  readonly saved: string
  readonly revision: number
}

/** A file that somebody else changed while it was edited here. */
export type CodeConflict = {
  readonly path: string
  readonly yours: string
  /** As it is saved now; null where the file was deleted. */
  readonly theirs: string | null
  readonly theirRevision: number | null
}

type CodeDrafts = {
  /** The site that the drafts are of. */
  readonly siteId: string
  readonly drafts: Readonly<Record<string, CodeDraft>>
  readonly conflict: CodeConflict | null
}

/** What is typed in the site's template files and not saved yet, by path. */
export const useCodeDrafts = create<CodeDrafts>()(() => ({
  siteId: '',
  drafts: {},
  conflict: null,
}))

// the one mark in the top bar tells of these texts too
useCodeDrafts.subscribe(({ drafts, conflict }) => {
  const count = Object.keys(drafts).length
  const code = conflict !== null ? 'conflict' : count > 0 ? 'unsaved' : 'saved'
  if (useSaveState.getState().code !== code) useSaveState.setState({ code })
})

const none: CodeDrafts['drafts'] = {}

/** The drafts of one site; those of another are none of its business. */
export function draftsOf(siteId: string): (state: CodeDrafts) => CodeDrafts['drafts'] {
  return (state) => (state.siteId === siteId ? state.drafts : none)
}

type File = Pick<DocumentReply<'template-file'>, 'id' | 'revision'> & { readonly text: string }

/** What was typed in a file, until it is saved; as it was saved: nothing. */
export function keepDraft(siteId: string, file: File, text: string): void {
  if (useCodeDrafts.getState().siteId !== siteId) {
    useCodeDrafts.setState({ siteId, drafts: {}, conflict: null })
  }
  const before = useCodeDrafts.getState().drafts[file.id]
  const { saved, revision } = before ?? { saved: file.text, revision: file.revision }
  setDraft(file.id, text === saved ? null : { text, saved, revision })
}

export function discardDrafts(paths?: readonly string[]): void {
  const { drafts } = useCodeDrafts.getState()
  for (const path of paths ?? Object.keys(drafts)) setDraft(path, null)
  useSaveState.setState({ failure: null })
}

/** Saves what was typed in a file. @returns whether nothing of it is left unsaved */
export async function saveDraft(siteId: string, path: string): Promise<boolean> {
  const { drafts, conflict } = useCodeDrafts.getState()
  const draft = drafts[path]
  if (draft === undefined) return true
  if (conflict !== null || useSaveState.getState().saving > 0) return false
  const expected =
    draft.revision < 0 ? {} : { expectedRevisions: { [`template-file/${path}`]: draft.revision } }
  const done = await performAction(
    siteId,
    { action: 'set-template-file', input: { path, text: draft.text }, ...expected },
    { quietly: true },
  )
  if (done.ok) {
    const changed = done.value.changed.find(({ id }) => id === path)
    settle(path, draft.text, changed?.revision ?? draft.revision)
    return true
  }
  if (done.refusal.code !== 'stale-revision') {
    useSaveState.setState({ failure: done.refusal.message })
    showNotice({ message: done.refusal.message, isError: true })
    return false
  }
  return conflicting(path, draft.text, done.refusal.details['conflicts'])
}

/** Saves every file. @returns whether nothing is left unsaved */
export async function saveDrafts(siteId: string): Promise<boolean> {
  for (const path of Object.keys(useCodeDrafts.getState().drafts)) {
    if (!(await saveDraft(siteId, path))) return false
  }
  return true
}

/** Two people who wrote the same agree; anything else somebody has to choose. */
function conflicting(path: string, yours: string, conflicts: unknown): boolean {
  const found = (conflicts as readonly Conflict[]).find(({ id }) => id === path)
  const file = (found?.theirs ?? null) as TemplateFile | null
  const theirs = file?.kind === 'text' ? file.text : null
  const theirRevision = found?.theirRevision ?? null
  if (theirs === yours && theirRevision !== null) {
    settle(path, yours, theirRevision)
    return true
  }
  useCodeDrafts.setState({ conflict: { path, yours, theirs, theirRevision } })
  return false
}

/**
 * Ends a conflict by keeping one of the two texts; with theirs the draft goes.
 */
export async function resolveConflict(siteId: string, keep: 'mine' | 'theirs'): Promise<void> {
  const { conflict, drafts } = useCodeDrafts.getState()
  if (conflict === null) return
  const { path, theirs, theirRevision } = conflict
  useCodeDrafts.setState({ conflict: null })
  const draft = drafts[path]
  if (keep === 'theirs' || draft === undefined) {
    await queryClient.invalidateQueries({ queryKey: ['documents', siteId] })
    return setDraft(path, null)
  }
  setDraft(path, { ...draft, saved: theirs ?? '', revision: theirRevision ?? -1 })
  await saveDraft(siteId, path)
}

/** What was typed while the save was on its way is still unsaved. */
function settle(path: string, saved: string, revision: number): void {
  const draft = useCodeDrafts.getState().drafts[path]
  if (draft === undefined) return
  setDraft(path, draft.text === saved ? null : { text: draft.text, saved, revision })
}

function setDraft(path: string, draft: CodeDraft | null): void {
  const { [path]: _before, ...others } = useCodeDrafts.getState().drafts
  useCodeDrafts.setState({ drafts: draft === null ? others : { ...others, [path]: draft } })
}
