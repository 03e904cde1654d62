import { z } from 'zod'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { blocksForAnotherSite } from '@vitrine/rules/site/blocks/blocks-for-another-site.ts'
import { findBlock } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { spokenBlock } from '@vitrine/rules/site/blocks/spoken-block.ts'
import { sliceNumber } from '@vitrine/rules/site/slides/slice-type.ts'
import { typedText } from '../blocks/text-draft.ts'
import { deleteBlock, insertBlocks, type NewBlock, type Spot } from './block-actions.ts'
import { chosenBlock, type BlockName } from './chosen-block.ts'
import { useFrameView } from './frame-view.ts'
import { layoutNow, layoutOnceHere } from './layouts.ts'
import { say } from './live-region.tsx'

/** Blocks that were copied stand here, beside the words that the system's clipboard got. */
const storageKey = 'vitrine-copied-blocks'
const copied = z.object({
  siteId: z.string().max(100),
  text: z.string().max(5_000_000),
  blocks: z
    .array(z.object({ type: z.int(), value: z.record(z.string().max(200), z.unknown()) }))
    .max(60),
})

const textType = 2

type Words = { readonly html: string; readonly text: string }

/** Keeps the chosen block for a paste; `text` is what the system was given of it. */
export async function keepCopied(siteId: string, text: string): Promise<BlockName | null> {
  const name = chosenBlock()
  if (name === null) return null
  // a page that was just opened is copied from before what stands in it is here
  const { rows } = await layoutOnceHere(siteId, name.layoutId)
  const block = findBlock(rows, name.blockId)?.block
  if (block === undefined) return null
  // words that are not stored yet are copied too
  const html = typedText(siteId, name)
  const blocks = [
    { type: block.type, value: { ...block.value, ...(html !== undefined && { html }) } },
  ]
  localStorage.setItem(storageKey, JSON.stringify({ siteId, text, blocks }))
  say(`${spokenBlock(block)} copied.`)
  return name
}

export async function cut(siteId: string, text: string): Promise<void> {
  const block = await keepCopied(siteId, text)
  if (block !== null) await deleteBlock(siteId, block)
}

/** Copies the chosen block where no key does it, as on a phone; other pages and Ctrl+V find it too. */
export async function copyChosen(siteId: string): Promise<void> {
  const name = chosenBlock()
  const block = name && findBlock(layoutNow(siteId, name.layoutId).rows, name.blockId)?.block
  if (block == null) return
  const text = spokenBlock(block)
  await keepCopied(siteId, text)
  // where the system's clipboard may not be written, what is kept here is enough to paste it here
  await navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** Whether something was copied that can be put on a page. */
export function isSomethingCopied(): boolean {
  return readCopied(localStorage.getItem(storageKey)) !== undefined
}

/** Puts what was copied last after the chosen block. */
export async function pasteCopied(siteId: string): Promise<void> {
  const kept = readCopied(localStorage.getItem(storageKey))
  if (kept !== undefined) await paste(siteId, { html: '', text: kept.text })
}

/** Puts what is meant after the chosen block, else at the end of the page. */
export async function paste(siteId: string, words: Words): Promise<void> {
  const spot = spotForPaste(siteId)
  const isSlide = spot !== null && layoutNow(siteId, spot.layoutId).slide !== undefined
  const blocks = pastedBlocks(siteId, words, localStorage.getItem(storageKey), isSlide)
  if (blocks.length > 0 && spot !== null) await insertBlocks(siteId, spot, blocks, true)
}

/**
 * The blocks that a paste means: ours while the system's text is still the one that went with them,
 * else the words of somewhere else as a text.
 * @param isSlide whether they are put on a slide, where texts have another number
 */
export function pastedBlocks(
  siteId: string,
  words: Words,
  kept: string | null,
  isSlide = false,
): NewBlock[] {
  const ours = readCopied(kept)
  const isOurs = ours?.text.trim() === words.text.trim()
  if (ours !== undefined && isOurs) {
    return ours.siteId === siteId ? ours.blocks : [...blocksForAnotherSite(ours.blocks)]
  }
  const html = words.html.trim() === '' ? paragraphs(words.text) : words.html
  // it may be of another site of this very editor, whose paths lead elsewhere here
  const type = isSlide ? sliceNumber('body') : textType
  return html === '' ? [] : [...blocksForAnotherSite([{ type, value: { html } }])]
}

function readCopied(kept: string | null) {
  return kept === null ? undefined : copied.safeParse(readJson(kept)).data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function spotForPaste(siteId: string): Spot | null {
  const chosen = chosenBlock()
  if (chosen !== null) {
    return { layoutId: chosen.layoutId, place: { at: 'after', blockId: chosen.blockId } }
  }
  const layouts = useFrameView.getState().boxes?.layouts ?? []
  const page = layouts.find(({ kind }) => kind !== 'block-field') ?? layouts[0]
  if (page === undefined) return null
  const { layoutId } = page
  const { slide, rows } = layoutNow(siteId, layoutId)
  const column = slide === undefined ? undefined : rows[0]?.columns[0]
  return column === undefined
    ? { layoutId, place: { at: 'end' } }
    : { layoutId, place: { at: 'end-of-column', columnId: column.id } }
}

/** The same keys mean the same where the editor itself has them, but not in its fields. */
export function onCopying(siteId: string): () => void {
  const stop = new AbortController()
  const listen = (kind: 'copy' | 'cut' | 'paste'): void => {
    document.addEventListener(kind, (event) => takeCopying(siteId, kind, event), {
      signal: stop.signal,
    })
  }
  listen('copy')
  listen('cut')
  listen('paste')
  return () => stop.abort()
}

function takeCopying(siteId: string, kind: 'copy' | 'cut' | 'paste', event: ClipboardEvent): void {
  const name = chosenBlock()
  const { clipboardData } = event
  const isElsewhere =
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null
  if (clipboardData === null || name === null || isElsewhere) return
  if (kind === 'paste') {
    event.preventDefault()
    const html = clipboardData.getData('text/html')
    void paste(siteId, { html, text: clipboardData.getData('text/plain') })
    return
  }
  if (getSelection()?.isCollapsed === false) return
  const block = findBlock(layoutNow(siteId, name.layoutId).rows, name.blockId)?.block
  if (block === undefined) return
  event.preventDefault()
  const text = spokenBlock(block)
  const { html } = block.value
  clipboardData.setData('text/plain', text)
  if (typeof html === 'string') clipboardData.setData('text/html', html)
  if (kind === 'cut') void cut(siteId, text)
  else void keepCopied(siteId, text)
}
