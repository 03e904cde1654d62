import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { openModal } from '../../site/pages/open-modal.ts'
import styles from './installments-dialog.css?inline'

/**
 * Explains installments over the page (spec §4): closes by its button, by Escape and by a click beside
 * it, and gives the focus back. What cannot be fetched is noted and no more (spec §7).
 */
export async function explainInstallments(opener: HTMLAnchorElement): Promise<void> {
  const page = await readPage(opener.href)
  if (page === undefined) return
  adoptStyles(styles)
  const label = page.querySelector('h1')?.textContent ?? ''
  openModal(opener, { name: 'installments-dialog', label }, page)
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
