import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { isPlaceHere, isPlatformPage, keepFrame, linkAddress, stayHere } from './keep-frame.ts'
import { openEditorLink, type EditorLink } from './editor-link.ts'
import { onBlockKey } from './block-keys.ts'
import { openCanvas, type Canvas } from './canvas.ts'
import type { CaretPlace } from './caret-place.ts'
import { passClipboardOn } from './clipboard.ts'
import { layoutIds } from './page-elements.ts'
import { notTextAt } from './not-text.ts'
import { blockAt, focusBlock, isSame } from './page-block.ts'
import { showStyle } from './page-style.ts'
import { showBlocks } from './show-blocks.ts'
import { hasBlock, showLayout } from './show-layout.ts'
import { showSlide } from './show-slide.ts'
import { beginTextEditing, type TextEditing } from './text-editing.ts'
import { TypedAhead } from './typed-ahead.ts'
import { templateProblems } from './template-problems.ts'
import {
  asText,
  contentOf,
  findTextBlock,
  setStoredHtml,
  shownHtml,
  storedHtml,
  textBlocksOf,
  type TextBlock,
} from './text-block.ts'

/**
 * The one script of ours inside the editor's page frame: it edits texts where they stand, shows which
 * block is chosen, and tells the editor what happens. The page is on the site's origin; nothing of
 * the editor is reachable.
 */
const link = openEditorLink(receive)
let editing: TextEditing | undefined
let canvas: Canvas | undefined
/** A text that somebody goes on in as soon as it is here. */
let awaited: Extract<EditorMessage, { type: 'edit-block' }> | undefined
/** What they type until then. */
let ahead: TypedAhead | undefined

if (link !== undefined) start(link)

function start({ send }: EditorLink): void {
  canvas = openCanvas(send)
  passClipboardOn(canvas.chosen, () => editing !== undefined || isTyped(document), send)
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus)
  // the middle button opens links too
  document.addEventListener('auxclick', stayHere, true)
  keepFrame()
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('scroll', onScroll, { passive: true })
  globalThis.addEventListener('focus', () => {
    // the keys were in the editor, as in a dialog about this text
    if (document.activeElement === document.body) editing?.focus()
  })
  globalThis.addEventListener('pagehide', () => send({ type: 'unloading' }))
  sayReady()
}

function sayReady(): void {
  const { pathname } = location
  const textBlocks = textBlocksOf(document).length
  const title = document.title.slice(0, 1000)
  link?.send({ type: 'ready', path: pathname, title, textBlocks, layouts: layoutIds() })
  const problems = templateProblems(document)
  if (problems !== undefined) link?.send(problems)
}

function receive(message: EditorMessage): void {
  if (link !== undefined && showStyle(message, link.send)) return
  switch (message.type) {
    case 'hello':
      sayReady()
      break
    case 'scroll-to':
      globalThis.scrollTo({ top: message.top, behavior: 'instant' })
      break
    case 'stop-editing':
      leaveForAnother()
      break
    case 'edit-block':
      awaited = message
      editAwaited()
      break
    case 'insert-picture':
      insertPicture(message)
      break
    case 'set-text':
      setText(message)
      break
    case 'save-entered':
    case 'save-exited':
      // for behaviours that wait with what they measure or load
      document.dispatchEvent(new Event(`vitrine:${message.type}`))
      break
    case 'show-layout':
      if (isLeftBy(message)) endEditing()
      if (link !== undefined) showLayout(message, link.send)
      break
    case 'show-blocks':
      if (link !== undefined) void showBlocks(message, link.send, renewText).then(editAwaited)
      break
    case 'show-slide':
      if (link !== undefined) void passSlideOn(message, link)
      break
    case 'mark':
      if (isElsewhere(message)) endEditing()
      canvas?.receive(message)
      break
    default:
      editing?.run(message)
      canvas?.receive(message)
  }
}

async function passSlideOn(
  message: Extract<EditorMessage, { type: 'show-slide' }>,
  { send }: EditorLink,
): Promise<void> {
  const isShown = await showSlide(message, send)
  if (!isShown) send({ type: 'not-shown', patch: message.patch })
}

/** The text with the caret is another one by now, as after an undo. */
function renewText({ element, heard }: { element: HTMLElement; heard: string | null }): void {
  if (editing === undefined) return
  editing.renew(storedHtml({ ...editing.block, element }), heard)
}

/** Whether the text with the caret is gone, as after an undo, and nothing that was typed goes with it. */
function isLeftBy({ layoutId, rows }: Extract<EditorMessage, { type: 'show-layout' }>): boolean {
  if (editing === undefined || editing.isChanged()) return false
  const { block } = editing
  return block.layoutId === layoutId && !hasBlock(rows, block.blockId)
}

/** Whether the editor, which has the keys, has chosen something else than the text with the caret. */
function isElsewhere(message: Extract<EditorMessage, { type: 'mark' }>): boolean {
  if (editing === undefined || message.blockId === '' || document.hasFocus()) return false
  return !isSame(editing.block, message)
}

function setText(message: Extract<EditorMessage, { type: 'set-text' }>): void {
  const block = findTextBlock(message)
  if (block === undefined) return
  if (editing?.block.element === block.element) endEditing()
  contentOf(block).innerHTML = shownHtml(block, message.html)
  setStoredHtml(block, message.html)
}

function editAwaited(): void {
  const block = awaited && findTextBlock(awaited)
  if (awaited === undefined || block === undefined) return
  const { letters } = awaited
  edit(block, letters === null ? null : { letters })
}

/** Where somebody writes elsewhere by now, their caret stays there. */
function insertPicture(message: Extract<EditorMessage, { type: 'insert-picture' }>): void {
  const block = findTextBlock(message)
  if (block === undefined) return
  if (editing === undefined) edit(block)
  if (editing?.block.element === block.element) editing.run(message)
}

function edit(block: TextBlock, caret: CaretPlace = null): void {
  awaited = undefined
  if (link === undefined || editing?.block.element === block.element) return
  endEditing()
  editing = beginTextEditing(block, sayOfText, caret)
  block.element.dataset['vitrineEditing'] = ''
  link.send({ type: 'editing-changed', isEditing: true })
  if (ahead !== undefined) editing.write(ahead.lines())
  ahead = undefined
}

function sayOfText(message: FrameMessage): void {
  link?.send(message)
  // what is typed from here on would be in neither half; the key is still being handled
  if (message.type === 'split-wished' && !message.insert) queueMicrotask(leaveForAnother)
}

/** The caret comes back with the text in which it goes on. */
function leaveForAnother(): void {
  if (editing === undefined) return
  endEditing()
  ahead = new TypedAhead()
}

function endEditing(): void {
  const ended = editing
  if (ended === undefined) return
  editing = undefined
  delete ended.block.element.dataset['vitrineEditing']
  ended.end()
  link?.send({ type: 'editing-changed', isEditing: false })
}

function onClick(event: MouseEvent): void {
  awaited = undefined
  ahead = undefined
  const block = blockAt(event.target)
  const text = asText(block)
  const address = linkAddress(event.target)
  if (address !== undefined) event.preventDefault()
  const isWay = address !== undefined && (block === undefined || event.ctrlKey || event.metaKey)
  if (text !== undefined && !isWay) edit(text, { left: event.clientX, top: event.clientY })
  else endEditing()
  if (block === undefined) canvas?.pick(undefined, pressedBy(event))
  else if (editing?.block.element !== block.element || !isChosen(block)) {
    canvas?.pick(block, pressedBy(event))
  }
  if (isWay) return follow(address)
  const what = block === undefined ? notTextAt(event.target, document.body) : undefined
  if (what !== undefined) link?.send({ type: 'not-text', what })
}

/** Keys that leave the text by Tab go on where they are; the text is saved as by Escape. */
function onFocus({ target }: FocusEvent): void {
  if (!isTabbing || editing === undefined || !(target instanceof Element)) return
  if (!contentOf(editing.block).contains(target)) endEditing()
}

function isChosen({ element }: TextBlock): boolean {
  return canvas?.chosen()?.element === element
}

function pressedBy(event: MouseEvent): 'pointer' | 'touch' | 'keys' {
  if (event.detail === 0) return 'keys'
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'pointer'
}

/** Whether the page's own fields have the caret, such as that of a form. */
function isTyped({ activeElement }: Document): boolean {
  return activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

/** Links lead on inside the editor, which opens the next page with a token of its own. */
function follow(url: URL): void {
  // by its hash alone: the page stays, and the keys go on from that place
  if (isPlaceHere(url)) location.hash = url.hash
  else if (url.origin === location.origin && !isPlatformPage(url.pathname))
    link?.send({ type: 'navigate', path: url.pathname })
  else if (url.href.length <= maxAddressLength) link?.send({ type: 'leave-site', url: url.href })
}

function onKey(event: KeyboardEvent): void {
  const key = event.key.toLowerCase()
  const command = event.ctrlKey || event.metaKey
  if (command && key === 's') {
    event.preventDefault()
    editing?.save()
  } else if (command && event.shiftKey && event.key === 'Enter') {
    event.preventDefault()
    editing?.save()
    link?.send({ type: 'shortcut', name: 'publish' })
  } else if (editing !== undefined) {
    onEditingKey(event)
  } else if (ahead?.take(event) === true) {
    event.preventDefault()
  } else if (command && key === 'k') {
    event.preventDefault()
    link?.send({ type: 'shortcut', name: 'palette' })
  } else if (command && (key === 'z' || key === 'y')) {
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    link?.send({ type: 'shortcut', name: isRedo ? 'redo' : 'undo' })
  } else if (event.key === 'F10' && event.altKey) {
    event.preventDefault()
    link?.send({ type: 'shortcut', name: 'toolbar' })
  } else if (canvas !== undefined && link !== undefined) {
    if (onBlockKey(event, { canvas, send: link.send, edit })) event.preventDefault()
  }
}

/** While what a Tab does is under way: the page focuses what it will for other reasons too. */
let isTabbing = false

function onEditingKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    isTabbing = true
    setTimeout(() => {
      isTabbing = false
    })
  }
  if (event.key === 'Escape') {
    event.preventDefault()
    const block = editing?.block
    endEditing()
    if (block !== undefined) focusBlock(block)
  } else if (event.key === 'F10' && event.altKey) {
    event.preventDefault()
    link?.send({ type: 'shortcut', name: 'toolbar' })
  }
}

let scrollWait = 0

function onScroll(): void {
  if (scrollWait !== 0) return
  scrollWait = requestAnimationFrame(() => {
    scrollWait = 0
    link?.send({ type: 'scrolled', top: globalThis.scrollY })
  })
}
