import { containFocus } from '../../ground/controls/contain-focus.ts'
import { noteScrollbar } from '../../ground/controls/note-scrollbar.ts'
import { takeGround } from '../../ground/controls/take-ground.ts'
import { adoptStyles } from './adopt-styles.ts'
import styles from './modal.css?inline'
import { localizedText } from './site-context.ts'

/**
 * A modal over the page, where the page's own styles reach: it closes by its button, by Escape and by a
 * press beside it, keeps the focus, and gives it back.
 * @param opener gets the focus back; where it stands in a modal, this one belongs to that
 */
export function openModal(
  opener: HTMLElement,
  { name, label, onClosed }: ModalWish,
  ...content: readonly HTMLElement[]
): HTMLDialogElement {
  adoptStyles(styles)
  const dialog = document.createElement('dialog')
  dialog.className = `vitrine-modal ${name}`
  dialog.setAttribute('aria-label', label)
  const close = modalButton('×', localizedText('galleryCloseText', 'Close'), () => dialog.close())
  close.autofocus = true
  dialog.append(close, ...content)
  const place = opener.closest('dialog') ?? document.querySelector('main') ?? document.body
  place.append(dialog)
  dialog.style.color = getComputedStyle(place).color
  takeGround(place, dialog)
  closeBeside(dialog)
  const open = new AbortController()
  dialog.addEventListener('close', () => {
    open.abort()
    dialog.remove()
    opener.focus({ preventScroll: true })
    onClosed?.()
  })
  noteScrollbar()
  dialog.showModal()
  // another modal may stand over this one
  containFocus({ predicate: (element) => element.closest('dialog') !== null }, open)
  return dialog
}

/** A round button of a modal, whose sign is not read out. */
export function modalButton(sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-modal-button'
  button.setAttribute('aria-label', label)
  button.textContent = sign
  button.addEventListener('click', press)
  return button
}

type ModalWish = {
  readonly name: string
  readonly label: string
  readonly onClosed?: () => void
}

/** By a press that begins and ends beside it: whoever marks words may let go outside. */
function closeBeside(dialog: HTMLDialogElement): void {
  let isBeside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isBeside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (isBeside && target === dialog) dialog.close()
  })
}
