import type { Conflict, DocumentReply } from '@vitrine/rules/changes/changes-api.ts'
import { blocksOfLayout } from '@vitrine/rules/blocks/blocks-of-layout.ts'
import type { Layout } from '@vitrine/rules/blocks/layout.ts'
import { documentQuery } from '../changes/documents.ts'
import { performAction } from '../changes/perform-action.ts'
import { useSaveState, type TextConflict, type TextDraft } from '../changes/save-state.ts'
import { showNotice } from '../controls/toasts.tsx'
import { queryClient } from '../http/query-client.ts'
import type { RequestRefused } from '../http/send-request.ts'

/** The text that is being edited, as it was saved last and at which revision of its layout. */
type OpenText = TextDraft & { readonly revision: number }

let openText: OpenText | null = null
let saving: Promise<boolean> | null = null

/** A block's text in a layout; undefined where the block is gone. */
export function textOf(layout: Pick<Layout, 'rows'>, blockId: string): string | undefined {
  const html = blocksOfLayout(layout).find(({ id }) => id === blockId)?.value['html']
  return typeof html === 'string' ? html : undefined
}

/**
 * Somebody began to edit a text. Remembers the revision that the edit stands on.
 * @param replace called with the newer text where the page in the frame is out of date
 */
export async function beginText(
  siteId: string,
  draft: TextDraft,
  replace: (html: string) => void,
): Promise<void> {
  const { layoutId, blockId, html } = draft
  openText = { layoutId, blockId, html, revision: -1 }
  const query = documentQuery(siteId, 'layout', layoutId)
  let document: DocumentReply<'layout'>
  try {
    document = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  } catch (error) {
    showNotice({ message: error instanceof Error ? error.message : String(error), isError: true })
    return
  }
  const isStillOpen = openText?.layoutId === layoutId && openText.blockId === blockId
  if (!isStillOpen) return
  const stored = textOf(document.body, blockId) ?? html
  openText = { layoutId, blockId, html: stored, revision: document.revision }
  if (stored !== html && useSaveState.getState().draft === null) replace(stored)
}

/** What was typed, until it is saved. */
export function keepDraft({ layoutId, blockId, html }: TextDraft): void {
  const isAsSaved =
    openText?.layoutId === layoutId && openText.blockId === blockId && openText.html === html
  useSaveState.setState({ draft: isAsSaved ? null : { layoutId, blockId, html } })
}

/** Lets go of what was typed. @returns the text as it is saved */
export function discardDraft(): TextDraft | null {
  useSaveState.setState({ draft: null, conflict: null, failure: null })
  if (openText === null) return null
  const { layoutId, blockId, html } = openText
  return { layoutId, blockId, html }
}

/** Saves what was typed. @returns whether nothing is left unsaved */
export async function saveDraft(siteId: string): Promise<boolean> {
  await saving
  saving = writeDraft(siteId, openText?.revision ?? -1)
  return saving
}

async function writeDraft(siteId: string, revision: number): Promise<boolean> {
  const { draft, conflict } = useSaveState.getState()
  if (draft === null) return true
  if (conflict !== null) return false
  const { layoutId } = draft
  const expected = revision < 0 ? {} : { expectedRevisions: { [`layout/${layoutId}`]: revision } }
  const done = await performAction(
    siteId,
    { action: 'edit-text-block', input: draft, ...expected },
    { keepsFrame: true, quietly: true },
  )
  if (!done.ok) return refused(siteId, draft, done.refusal)
  const saved = done.value.changed.find(({ kind, id }) => kind === 'layout' && id === layoutId)
  const newRevision = saved?.revision ?? revision
  if (openText?.layoutId === layoutId) {
    const html = openText.blockId === draft.blockId ? draft.html : openText.html
    openText = { ...openText, html, revision: newRevision }
  }
  // what was typed meanwhile is still unsaved
  if (useSaveState.getState().draft === draft) useSaveState.setState({ draft: null })
  return true
}

/** A stale layout is only a conflict where this very text was changed by somebody else. */
function refused(
  siteId: string,
  draft: TextDraft,
  refusal: RequestRefused,
): Promise<boolean> | boolean {
  if (refusal.code !== 'stale-revision') {
    useSaveState.setState({ failure: refusal.message })
    showNotice({ message: refusal.message, isError: true })
    return false
  }
  const conflicts = (refusal.details['conflicts'] ?? []) as readonly Conflict[]
  const found = conflicts.find(({ kind, id }) => kind === 'layout' && id === draft.layoutId)
  const layout = (found?.theirs ?? null) as Layout | null
  const theirs = layout === null ? null : (textOf(layout, draft.blockId) ?? null)
  const theirRevision = found?.theirRevision ?? null
  const isElsewhere = theirs !== null && theirs === openText?.html
  if (isElsewhere && theirRevision !== null) return writeDraft(siteId, theirRevision)
  if (theirs === draft.html && theirRevision !== null) {
    // two people who wrote the same agree
    openText = { ...draft, revision: theirRevision }
    if (useSaveState.getState().draft === draft) useSaveState.setState({ draft: null })
    return true
  }
  useSaveState.setState({ conflict: { ...draft, theirs, theirRevision } })
  return false
}

/** Ends a conflict by keeping one of the two texts. @returns the conflict that it was */
export function resolveConflict(siteId: string, keep: 'mine' | 'theirs'): TextConflict | null {
  const { conflict } = useSaveState.getState()
  if (conflict === null) return null
  const { layoutId, blockId, theirs, theirRevision } = conflict
  openText = { layoutId, blockId, html: theirs ?? '', revision: theirRevision ?? -1 }
  useSaveState.setState({ conflict: null, ...(keep === 'theirs' ? { draft: null } : {}) })
  if (keep === 'mine') void saveDraft(siteId)
  return conflict
}
