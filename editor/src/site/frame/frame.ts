import { maxAddressLength } from '@vitrine/rules/site/navigation/safe-link.ts'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { isPlatformPage, keepFrame, linkAddress, stayHere } from './keep-frame.ts'
import { openEditorLink } from './editor-link.ts'
import { markTextBlocks } from './marks.ts'
import { notTextAt } from './not-text.ts'
import { showStyle } from './page-style.ts'
import { beginTextEditing, type TextEditing } from './text-editing.ts'
import { templateProblems } from './template-problems.ts'
import {
  contentOf,
  setStoredHtml,
  textBlockAt,
  textBlocksOf,
  type TextBlock,
} from './text-block.ts'

/**
 * The one script of ours inside the editor's page frame: it edits texts where they stand and tells
 * the editor what happens. The page is on the site's origin; nothing of the editor is reachable.
 */
const link = openEditorLink(receive)
let editing: TextEditing | undefined

if (link !== undefined) start()

function start(): void {
  markTextBlocks(textBlocksOf(document))
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  // the middle button opens links too
  document.addEventListener('auxclick', stayHere, true)
  keepFrame()
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('scroll', onScroll, { passive: true })
  sayReady()
}

function sayReady(): void {
  const { pathname } = location
  const textBlocks = textBlocksOf(document).length
  link?.send({ type: 'ready', path: pathname, title: document.title.slice(0, 1000), textBlocks })
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
      endEditing()
      break
    case 'edit-block': {
      const block = findBlock(message.layoutId, message.blockId)
      if (block !== undefined) edit(block)
      break
    }
    case 'set-text':
      setText(message)
      break
    case 'run-command':
    case 'set-style':
    case 'set-link':
      editing?.run(message)
      break
    default:
  }
}

function findBlock(layoutId: string, blockId: string): TextBlock | undefined {
  return textBlocksOf(document).find(
    (block) => block.layoutId === layoutId && block.blockId === blockId,
  )
}

function setText(message: Extract<EditorMessage, { type: 'set-text' }>): void {
  const block = findBlock(message.layoutId, message.blockId)
  if (block === undefined) return
  if (editing?.block.element === block.element) endEditing()
  contentOf(block).innerHTML = message.html
  setStoredHtml(block, message.html)
}

function edit(block: TextBlock, point?: { left: number; top: number }): void {
  if (link === undefined || editing?.block.element === block.element) return
  endEditing()
  editing = beginTextEditing(block, link.send, point)
  block.element.dataset['vitrineEditing'] = ''
}

function endEditing(): void {
  const ended = editing
  if (ended === undefined) return
  editing = undefined
  delete ended.block.element.dataset['vitrineEditing']
  ended.end()
}

function onClick(event: MouseEvent): void {
  const block = textBlockAt(event.target)
  const address = linkAddress(event.target)
  if (address !== undefined) event.preventDefault()
  if (block !== undefined) {
    edit(block, { left: event.clientX, top: event.clientY })
    return
  }
  endEditing()
  if (address !== undefined) {
    follow(address)
    return
  }
  const what = notTextAt(event.target, document.body)
  if (what !== undefined) link?.send({ type: 'not-text', what })
}

/** Links lead on inside the editor, which opens the next page with a token of its own. */
function follow(url: URL): void {
  if (url.origin === location.origin && !isPlatformPage(url.pathname))
    link?.send({ type: 'navigate', path: url.pathname })
  else if (url.href.length <= maxAddressLength) link?.send({ type: 'leave-site', url: url.href })
}

function onKey(event: KeyboardEvent): void {
  const key = event.key.toLowerCase()
  const command = event.ctrlKey || event.metaKey
  if (command && key === 's') {
    event.preventDefault()
    editing?.save()
  } else if (editing !== undefined) {
    onEditingKey(event)
  } else if (command && key === 'k') {
    event.preventDefault()
    link?.send({ type: 'shortcut', name: 'palette' })
  } else if (command && (key === 'z' || key === 'y')) {
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    link?.send({ type: 'shortcut', name: isRedo ? 'redo' : 'undo' })
  } else if (event.key === 'Enter' && event.target instanceof Element) {
    const block = textBlockAt(event.target)
    if (block === undefined || event.target !== block.element) return
    event.preventDefault()
    edit(block)
  }
}

function onEditingKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    const { element } = editing?.block ?? {}
    endEditing()
    element?.focus()
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
