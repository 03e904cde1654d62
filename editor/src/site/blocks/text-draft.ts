import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import {
  changeDraft,
  draftsOfSite,
  dropDraft,
  findDraft,
  isMaybeSent,
  placeHere,
  putDraft,
  useDrafts,
  type Draft,
  type TextDraft,
} from '../../ground/changes/drafts.ts'
import {
  resolveConflict,
  saveDraft,
  savingWays,
  type SavingWay,
  type Stored,
} from '../../ground/changes/save-draft.ts'
import { useSaveState } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'

/** A text block of a page, and words in it. */
export type Text = {
  readonly layoutId: string
  readonly blockId: string
  readonly html: string
}

/** The text that is being edited, as it is stored. */
let openText: (Text & { readonly key: string }) | null = null

function textKey(siteId: string, { layoutId, blockId }: Omit<Text, 'html'>): string {
  return `text ${siteId} ${layoutId} ${blockId}`
}

function isText(draft: Draft): draft is TextDraft {
  return draft.kind === 'text'
}

/** The texts of a site that are typed and not stored. */
export function textDrafts(siteId: string): readonly TextDraft[] {
  return draftsOfSite(siteId)(useDrafts.getState()).filter(isText)
}

function textOf(layout: Pick<Layout, 'rows'>, blockId: string): string | undefined {
  const html = blocksOfLayout(layout).find(({ id }) => id === blockId)?.value['html']
  return typeof html === 'string' ? html : undefined
}

/**
 * Somebody began to edit a text. Remembers what is stored, which the edit stands on.
 * @param replace called with the newer text where the page in the frame is out of date
 */
export async function beginText(
  siteId: string,
  text: Text,
  replace: (html: string) => void,
): Promise<void> {
  const key = textKey(siteId, text)
  openText = { ...text, key, html: seenOf(key) ?? text.html }
  let stored: string
  try {
    stored = (await storedText(siteId, text)).html
  } catch (error) {
    showNotice({ message: error instanceof Error ? error.message : String(error), isError: true })
    return
  }
  if (openText?.key !== key || findDraft(key) !== undefined) return
  openText = { ...openText, html: stored }
  if (stored !== text.html) replace(stored)
}

async function storedText(
  siteId: string,
  { layoutId, blockId, html }: Text,
): Promise<{ html: string; document: DocumentReply<'layout'> }> {
  const query = documentQuery(siteId, 'layout', layoutId)
  const document = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  return { html: textOf(document.body, blockId) ?? html, document }
}

function seenOf(key: string): string | undefined {
  const seen = findDraft(key)?.fields['html']?.seen
  return typeof seen === 'string' ? seen : undefined
}

/** What was typed, until it is stored. */
export function keepText(siteId: string, text: Text): void {
  const { layoutId, blockId, html } = text
  const key = textKey(siteId, text)
  const before = findDraft(key)
  const known = openText?.key === key ? openText.html : html
  const seen = seenOf(key) ?? known
  if (html === seen && !isMaybeSent(before)) return dropDraft(key)
  // also where it is sent by itself, after the connection is back
  savingWays.set(key, savingWay(siteId, { layoutId, blockId }))
  const isRefused = before === undefined || before.state.kind === 'refused'
  putDraft({
    kind: 'text',
    key,
    siteId,
    layoutId,
    blockId,
    name: 'A text',
    place: placeHere(),
    fields: { html: { typed: html, seen } },
    sent: before?.kind === 'text' ? before.sent : undefined,
    state: isRefused ? { kind: 'typed' } : before.state,
  })
}

/** What was stored of a text when somebody began to edit it, or last saved it. */
export function seenText(siteId: string, text: Omit<Text, 'html'>): string | undefined {
  const key = textKey(siteId, text)
  return seenOf(key) ?? (openText?.key === key ? openText.html : undefined)
}

/** What is typed in a text and not stored; undefined where nothing is. */
export function typedText(siteId: string, text: Omit<Text, 'html'>): string | undefined {
  const typed = findDraft(textKey(siteId, text))?.fields['html']?.typed
  return typeof typed === 'string' ? typed : undefined
}

/** Lets go of what was typed in the text that is being edited. @returns it as it is stored */
export function discardText(): Text | null {
  if (openText === null) return null
  const { key, layoutId, blockId } = openText
  const html = seenOf(key) ?? openText.html
  dropDraft(key)
  useSaveState.setState({ failure: null })
  return { layoutId, blockId, html }
}

/** Stores what was typed in texts of a site. @returns whether nothing of it is left unsaved */
export async function saveTexts(siteId: string): Promise<boolean> {
  let isAllStored = true
  for (const draft of textDrafts(siteId)) {
    const isStored = await saveDraft(draft.key, savingWay(siteId, draft))
    isAllStored &&= isStored
  }
  return isAllStored
}

/** The page in the frame shows it already. */
function savingWay(siteId: string, text: Omit<Text, 'html'>): SavingWay {
  return { keepsFrame: true, onStored: (stored) => takeStored(siteId, text, stored) }
}

/** The server cleans what it stores: the next edit stands on that, not on what was sent. */
async function takeStored(
  siteId: string,
  { layoutId, blockId }: Omit<Text, 'html'>,
  { changed, sent }: Stored,
): Promise<void> {
  const html = String(sent['html']?.value)
  const key = textKey(siteId, { layoutId, blockId })
  standOn(key, html)
  const revision = changed.find(({ kind, id }) => kind === 'layout' && id === layoutId)?.revision
  if (revision === undefined) return
  const stored = await storedText(siteId, { layoutId, blockId, html }).catch(() => null)
  // what somebody else has written since then is not what was seen here
  if (stored?.document.revision === revision) standOn(key, stored.html)
}

/** What an edit of a text stands on from now. */
function standOn(key: string, html: string): void {
  if (openText?.key === key) openText = { ...openText, html }
  changeDraft(key, (draft) => ({
    ...draft,
    fields: { html: { typed: draft.fields['html']?.typed, seen: html } },
  }))
}

/** Ends a conflict by keeping one of the two texts. @returns it, for the page to show */
export function resolveText(siteId: string, keep: 'mine' | 'theirs'): Text | null {
  const draft = textDrafts(siteId).find(({ state }) => state.kind === 'conflict')
  if (draft?.state.kind !== 'conflict') return null
  const { key, layoutId, blockId, fields } = draft
  const theirs = draft.state.conflicts[0]?.theirs
  if (openText?.key === key)
    openText = { ...openText, html: typeof theirs === 'string' ? theirs : '' }
  resolveConflict(key, keep)
  if (keep === 'mine') void saveTexts(siteId)
  const kept = keep === 'mine' ? fields['html']?.typed : theirs
  return typeof kept === 'string' ? { layoutId, blockId, html: kept } : null
}
