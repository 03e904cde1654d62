import { findBlock } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { answerSplit, textBefore } from '@vitrine/rules/site/blocks/split-wish.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import type { LayoutRow } from '@vitrine/rules/site/blocks/layout.ts'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { changeLayout } from '../blocks/change-layout.ts'
import { keepText, saveTexts, seenText, typedText } from '../blocks/text-draft.ts'
import { storePicture } from '../media/store-picture.ts'
import { chooseBlock, type BlockName } from './chosen-block.ts'
import { layoutNow } from './layouts.ts'
import { pickFor } from './picking-place.ts'

type Doing = {
  readonly siteId: string
  readonly send: (message: EditorMessage) => void
  /** The keys go to the page again, wherever they went meanwhile. */
  readonly focusPage: () => void
}
type SplitWished = Extract<FrameMessage, { type: 'split-wished' }>

/** Keys that are held down ask again before the first answer is there. */
let isAnswering = false

/** What somebody who writes in a text asks for, and the text alone cannot give. */
export function takeTextWish(message: FrameMessage, doing: Doing): void {
  if (message.type === 'split-wished' && message.insert) pickBlock(message, doing)
  else if (message.type === 'split-wished') void oneAtATime(() => split(message, doing))
  else if (message.type === 'merge-wished') void oneAtATime(() => merge(message, doing))
  else if (message.type === 'picture-wished') {
    const { layoutId, blockId } = message
    void storePicture(doing.siteId, message).then((picture) => {
      if (picture !== null) {
        doing.send({ type: 'insert-picture', layoutId, blockId, ...picture })
      }
    })
  }
}

/** @returns whether it was answered as was asked */
async function oneAtATime(answer: () => Promise<boolean>): Promise<boolean> {
  if (isAnswering) return false
  isAnswering = true
  try {
    return await answer()
  } finally {
    isAnswering = false
  }
}

async function split(wish: SplitWished, doing: Doing): Promise<boolean> {
  const { layoutId, blockId } = wish
  const answer = answerSplit(wish)
  const newBlockId = await cut(wish, doing)
  if (newBlockId === null) return giveBack(wish, null, doing)
  const isInFirst = answer.kind === 'split' && answer.writeIn === 'first'
  write({ layoutId, blockId: isInFirst ? blockId : newBlockId }, 0, doing)
  return true
}

/** @returns the id of the second text; null where it could not be made */
async function cut(wish: SplitWished, { siteId, send }: Doing): Promise<string | null> {
  const { layoutId, blockId } = wish
  // what is typed from here on would be in neither half
  send({ type: 'stop-editing' })
  const seen = (await saveTexts(siteId)) ? seenText(siteId, wish) : undefined
  if (seen === undefined) return null
  const newBlockId = makeNewId()
  const halves: [string, string] = [wish.before, wish.after]
  const input = { layoutId, blockId, halves, newBlockId, seen }
  const done = await changeLayout(siteId, { action: 'split-text', input })
  return done.ok ? newBlockId : null
}

/**
 * Asks which block is wanted where somebody has typed a slash. Until one is picked the slash is a
 * letter of the text like any other.
 */
function pickBlock(wish: SplitWished, doing: Doing): void {
  const { siteId, focusPage } = doing
  const { layoutId, blockId } = wish
  const answer = answerSplit(wish)
  const at = answer.kind === 'beside' ? answer.at : 'after'
  // neither it nor what followed it was meant for the text
  const before = typedText(siteId, wish) ?? seenText(siteId, wish)
  pickFor(
    { layoutId, place: { at, blockId } },
    {
      leave: focusPage,
      make: () => oneAtATime(() => makePlace(wish, before, doing)),
    },
  )
}

async function makePlace(
  wish: SplitWished,
  before: string | undefined,
  doing: Doing,
): Promise<boolean> {
  const { siteId, send } = doing
  const { layoutId, blockId } = wish
  const answer = answerSplit(wish)
  const html = answer.kind === 'beside' ? answer.html : before
  if (html !== undefined) {
    keepText(siteId, { layoutId, blockId, html })
    send({ type: 'set-text', layoutId, blockId, html })
  }
  if (answer.kind === 'beside') {
    await saveTexts(siteId)
    return true
  }
  return (await cut(wish, doing)) === null ? giveBack(wish, null, doing) : true
}

async function merge(second: BlockName, doing: Doing): Promise<boolean> {
  const { siteId, send } = doing
  const { layoutId, blockId } = second
  if (textBefore(layoutNow(siteId, layoutId).rows, blockId) === undefined) return false
  send({ type: 'stop-editing' })
  if (!(await saveTexts(siteId))) return giveBack(second, null, doing)
  // one text says what both say by now, so that nobody's words are lost
  const rows = await rowsByNow(siteId, layoutId)
  const first = textBefore(rows, blockId)
  const block = findBlock(rows, blockId)?.block
  if (first === undefined || block === undefined) return giveBack(second, 0, doing)
  const seen: [string, string] = [htmlOf(first.value), htmlOf(block.value)]
  const blockIds: [string, string] = [first.id, blockId]
  const input = { layoutId, blockIds, seen }
  const done = await changeLayout(siteId, { action: 'merge-texts', input })
  if (!done.ok) return giveBack(second, 0, doing)
  const letters = textOfHtml(htmlOf(first.value)).replace(/\s/g, '').length
  write({ layoutId, blockId: first.id }, letters, doing)
  return true
}

/** It could not be done: the caret is again where that was asked for. */
function giveBack(text: BlockName, letters: number | null, doing: Doing): false {
  write(text, letters, doing)
  return false
}

/** What stands there for the server; nothing where there is no way to it. */
async function rowsByNow(siteId: string, layoutId: string): Promise<readonly LayoutRow[]> {
  const query = { ...documentQuery(siteId, 'layout', layoutId), staleTime: 0, retry: false }
  const read = await queryClient.fetchQuery(query).catch(() => null)
  return read?.body.rows ?? []
}

/** Goes on in a text, after so many letters of it; null: at its end. */
function write(text: BlockName, letters: number | null, doing: Doing): void {
  const { siteId, send, focusPage } = doing
  const { layoutId, blockId } = text
  const value = findBlock(layoutNow(siteId, layoutId).rows, blockId)?.block.value
  chooseBlock(text)
  focusPage()
  // the page may still be about to show what it says now; what could not be stored is not lost
  const html = typedText(siteId, text) ?? (value && htmlOf(value))
  if (html !== undefined) send({ type: 'set-text', layoutId, blockId, html })
  send({ type: 'edit-block', layoutId, blockId, letters })
}

function htmlOf({ html }: Readonly<Record<string, unknown>>): string {
  return typeof html === 'string' ? html : ''
}
