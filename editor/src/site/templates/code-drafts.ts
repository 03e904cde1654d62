import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import {
  dropDraft,
  findDraft,
  isMaybeSent,
  placeHere,
  putDraft,
  type FileDraft,
} from '../../ground/changes/drafts.ts'
import { endOfReading } from '../../ground/changes/end-of-reading.ts'
import { resolveConflict, saveDraft } from '../../ground/changes/save-draft.ts'
import { useSaveState } from '../../ground/changes/save-state.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import { queryClient } from '../../ground/http/query-client.ts'

type File = Pick<DocumentReply<'template-file'>, 'id' | 'revision'> & { readonly text: string }

/** Tells the draft of one file from those of others. */
export function fileKey(siteId: string, path: string): string {
  return `file ${siteId} ${path}`
}

/** What is typed in the site's template files and not stored, by path. */
export function useFileDrafts(siteId: string): Readonly<Record<string, FileDraft>> {
  const drafts = useSiteDrafts(siteId)
  return Object.fromEntries(
    drafts.flatMap((draft) => (draft.kind === 'file' ? [[draft.path, draft]] : [])),
  )
}

/** The text of a file as it is typed. */
export function typedText(draft: FileDraft | undefined): string | undefined {
  const typed = draft?.fields['text']?.typed
  return typeof typed === 'string' ? typed : undefined
}

/** What was typed in a file, until it is stored; as it is stored: nothing. */
export function keepFile(siteId: string, file: File, text: string): void {
  const { id: path } = file
  const key = fileKey(siteId, path)
  const before = findDraft(key)
  const known = before?.kind === 'file' ? before : undefined
  const seen = known?.fields['text']?.seen ?? file.text
  const state = known?.state ?? { kind: 'typed' }
  if (text === seen && !isMaybeSent(before)) return dropDraft(key)
  putDraft({
    kind: 'file',
    key,
    siteId,
    path,
    name: path,
    place: placeHere(),
    revision: known?.revision ?? file.revision,
    fields: { text: { typed: text, seen } },
    sent: known?.sent,
    state: state.kind === 'refused' ? { kind: 'typed' } : state,
  })
}

export function discardFile(siteId: string, path: string): void {
  dropDraft(fileKey(siteId, path))
  useSaveState.setState({ failure: null })
}

/** Stores what was typed in a file. @returns whether nothing of it is left unsaved */
export function saveFile(siteId: string, path: string): Promise<boolean> {
  return saveDraft(fileKey(siteId, path))
}

/** Ends a conflict by keeping one of the two texts; with theirs what was typed goes. */
export async function resolveFile(
  siteId: string,
  path: string,
  keep: 'mine' | 'theirs',
): Promise<void> {
  if (keep === 'theirs') {
    await queryClient.invalidateQueries({ queryKey: documentsOf(siteId) })
    await endOfReading(siteId)
  }
  resolveConflict(fileKey(siteId, path), keep)
  if (keep === 'mine') await saveFile(siteId, path)
}
