import { quickViewOf } from '@vitrine/rules/shop/products/quick-view.ts'
import statusStyles from '@vitrine/rules/site/pages/status.css?inline'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { liveRegion } from '../../site/pages/announce.ts'
import { modalButton, openModal } from '../../site/pages/open-modal.ts'
import { say } from '../../site/pages/say.ts'
import { localizedText } from '../../site/pages/site-context.ts'
import { startAddToCartButtons } from '../cart/add-to-cart-button.ts'
import { showButtons } from '../cart/show-buttons.ts'
import { startInstallments } from '../installments/start-installments.ts'
import { startRestockBoxes } from '../restock/start-restock-boxes.ts'
import { startPictureThumbs } from '../products/main-picture.ts'
import { readQuickView } from './read-quick-view.ts'
import styles from './quick-view.css?inline'
import { startVariantSelectors } from '../products/variant-selectors.ts'

/**
 * A product over the page that shows it in a list: a modal that closes by Escape, by its button and by
 * a click beside it, with the product's page a link away (spec §2).
 * @param opener gets the focus back
 * @param group ids of the products that the arrows lead to
 */
export function openQuickView(opener: HTMLElement, group: readonly string[]): void {
  adoptStyles(statusStyles)
  adoptStyles(styles)
  const content = document.createElement('div')
  content.className = 'quick-view-content'
  const bar = document.createElement('div')
  bar.className = 'quick-view-bar'
  let shown = Math.max(0, group.indexOf(opener.dataset['id'] ?? ''))
  let asking = new AbortController()
  const wish = {
    name: 'quick-view-lightbox',
    label: localizedText('productQuickViewText', 'Quick View'),
    onClosed: () => asking.abort(),
  }
  const dialog = openModal(opener, wish, bar, content)
  const show = (): void => {
    asking.abort()
    asking = new AbortController()
    showProduct({ dialog, content, id: group[shown] ?? '', signal: asking.signal, again: show })
  }
  const move = (by: number): void => {
    shown = (shown + by + group.length) % group.length
    show()
  }
  if (group.length > 1) {
    bar.append(
      modalButton('‹', say('Previous product'), () => move(-1)),
      modalButton('›', say('Next product'), () => move(1)),
    )
  }
  show()
}

type Wish = {
  readonly dialog: HTMLDialogElement
  readonly content: HTMLElement
  readonly id: string
  readonly signal: AbortSignal
  readonly again: () => void
}

function showProduct({ dialog, content, id, signal, again }: Wish): void {
  content.setAttribute('aria-busy', 'true')
  content.replaceChildren(waitingShape())
  const region = liveRegion(dialog)
  region.textContent = say('Loading…')
  void readQuickView(quickViewOf(id), signal).then((read) => {
    if (signal.aborted) return
    content.removeAttribute('aria-busy')
    if (read.kind === 'elsewhere') return location.assign(read.address)
    if (read.kind === 'problem') {
      region.textContent = ''
      return content.replaceChildren(problem(again))
    }
    const title = read.part.querySelector('.quick-view-title')?.textContent ?? ''
    dialog.setAttribute('aria-label', title)
    region.textContent = title
    content.replaceChildren(read.part)
    content.scrollTop = 0
    startProduct(content)
  })
}

/** The same behaviour as on the product's own page. */
function startProduct(content: HTMLElement): void {
  startAddToCartButtons(content)
  startVariantSelectors(content)
  startPictureThumbs(content)
  startRestockBoxes(content)
  startInstallments(content)
  showButtons(content)
}

/** As large as what is to come, so that nothing jumps. */
function waitingShape(): HTMLElement {
  const shape = document.createElement('div')
  shape.className = 'quick-view quick-view-waiting'
  shape.setAttribute('aria-hidden', 'true')
  const picture = document.createElement('div')
  picture.className = 'quick-view-picture'
  const words = document.createElement('div')
  words.className = 'quick-view-words'
  words.append(...Array.from({ length: 4 }, () => document.createElement('span')))
  shape.append(picture, words)
  return shape
}

function problem(again: () => void): HTMLElement {
  const area = document.createElement('div')
  area.className = 'quick-view-problem'
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = say('Unable to load. Try again.')
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = say('Retry')
  retry.addEventListener('click', again)
  area.append(words, retry)
  return area
}
