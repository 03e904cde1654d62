import { containFocus } from '../../ground/controls/contain-focus.ts'
import { noteScrollbar } from '../../ground/controls/note-scrollbar.ts'
import { adoptStyles } from '../pages/adopt-styles.ts'
import { localizedText } from '../pages/site-context.ts'
import styles from './popup.css?inline'
import { noteClosed, noteSubmitted } from './popup-memory.ts'

type Opening = {
  readonly version: number
  /** Selects blocks that need a script; the loader's own, as shared code would be a file more. */
  readonly behavingBlocks: string
  /** Closes it without a word when the page goes. */
  readonly signal: AbortSignal
}

/**
 * The popup over its page: a modal dialog that closes by Escape, by its button and by a press beside
 * it. A bar leaves the page free instead: it takes no focus, and the page behind stays in use.
 * Closing is noted, and so is following its button or a link, after which it never comes again.
 */
export function openPopup(template: HTMLTemplateElement, opening: Opening): void {
  const { version, behavingBlocks, signal } = opening
  adoptStyles(styles)
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-popup-overlay'
  const words = document.createElement('div')
  words.className = 'sqs-popup-overlay-words'
  words.append(template.content.cloneNode(true))
  const layout = placed.find((name) => words.querySelector(`.slide-${name}`) !== null)
  dialog.dataset['layout'] = layout ?? 'popup-dialog'
  dialog.setAttribute('aria-label', nameOf(words, template.dataset['name']))
  dialog.append(closeButton(dialog), words)
  document.body.append(dialog)
  const open = new AbortController()
  const isOpen = { signal: open.signal }
  let isSubmitted = false
  dialog.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    if (event.target.closest('a[href]') === null) return
    isSubmitted = true
    noteSubmitted(version)
    // a link may lead to a place on this page
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    open.abort()
    if (!isSubmitted && !signal.aborted) noteClosed(version, Date.now())
    removeOnceFaded(dialog)
  })
  signal.addEventListener('abort', () => dialog.close(), isOpen)
  if (layout === 'popup-bar') showBar(dialog, isOpen)
  else showModal(dialog, isOpen)
  if (words.querySelector(behavingBlocks) !== null) {
    void import('../blocks/start-blocks.ts').then(({ startBlocks }) =>
      startBlocks(words, open.signal),
    )
  }
}

function showModal(dialog: HTMLDialogElement, isOpen: { signal: AbortSignal }): void {
  noteScrollbar()
  dialog.showModal()
  containFocus({ container: dialog }, isOpen)
  // a press that begins inside, such as one that selects words, is not meant to close
  let isPressedBeside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && isPressedBeside) dialog.close()
  })
}

/** The layouts of the slide that do not stand in the middle. */
const placed = ['popup-bar', 'popup-sheet'] as const

/** `show` would move the focus, and what somebody reads with it. */
function showBar(dialog: HTMLDialogElement, isOpen: { signal: AbortSignal }): void {
  dialog.setAttribute('open', '')
  document.addEventListener(
    'keydown',
    (event) => {
      const open = [...document.querySelectorAll('dialog[open]')]
      const isMeant = event.key === 'Escape' && !event.defaultPrevented
      // what was opened later closes first
      if (isMeant && open.at(-1) === dialog) dialog.close()
    },
    isOpen,
  )
}

/** By the first heading, which is what somebody hears first. */
function nameOf(words: HTMLElement, standard = ''): string {
  const heading = words.querySelector('h1,h2,h3')?.textContent.trim() ?? ''
  return heading === '' ? standard : heading
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sqs-popup-overlay-close'
  button.setAttribute('aria-label', localizedText('galleryCloseText', 'Close'))
  button.addEventListener('click', () => dialog.close())
  return button
}

/** It fades as long as its styles say; without them it goes at once. */
function removeOnceFaded(dialog: HTMLElement): void {
  const fading = dialog.getAnimations().map(({ finished }) => finished)
  void Promise.allSettled(fading).then(() => dialog.remove())
}
