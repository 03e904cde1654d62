import { containFocus } from '../../ground/controls/contain-focus.ts'
import { closeBeside, standIn } from '../../ground/controls/dialog-place.ts'
import { noteScrollbar } from '../../ground/controls/note-scrollbar.ts'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { localizedText } from '../../site/pages/site-context.ts'
import styles from './installments-dialog.css?inline'

/**
 * Explains installments over the page (spec §4): closes by its button, by Escape and by a click beside
 * it, and gives the focus back. What cannot be fetched is noted and no more (spec §7).
 */
export async function explainInstallments(opener: HTMLAnchorElement): Promise<void> {
  const page = await readPage(opener.href)
  if (page === undefined) return
  adoptStyles(styles)
  const dialog = document.createElement('dialog')
  dialog.className = 'installments-dialog'
  dialog.setAttribute('aria-label', page.querySelector('h1')?.textContent ?? '')
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'installments-close'
  close.textContent = '×'
  close.autofocus = true
  close.setAttribute('aria-label', localizedText('galleryCloseText', 'Close'))
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, page)
  // over a quick view it belongs to that, which is a modal itself
  standIn(opener.closest('dialog') ?? document.querySelector('main') ?? document.body, dialog)
  closeBeside(dialog)
  const open = new AbortController()
  dialog.addEventListener('close', () => {
    open.abort()
    dialog.remove()
    opener.focus({ preventScroll: true })
  })
  noteScrollbar()
  dialog.showModal()
  containFocus({ container: dialog }, open)
}

async function readPage(address: string): Promise<HTMLElement | undefined> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const part = page.querySelector<HTMLElement>('.installment-page')
    if (!response.ok || part === null) throw new Error(`HTTP ${response.status}`)
    return document.importNode(part, true)
  } catch (error) {
    console.warn('The explanation of installments could not be loaded.', error)
    return undefined
  }
}
