import { say } from '../../site/pages/say.ts'
import { takeGround } from '../../ground/controls/take-ground.ts'
import { prefersStillness } from '../../ground/controls/scroll-along.ts'
import { findVariantChoice } from '../products/chosen-variant.ts'

/** What of the page's own button the bar's takes over, so that it looks like the shop. */
const lentLooks = [
  'backgroundColor',
  'color',
  'borderRadius',
  'fontFamily',
  'fontWeight',
  'textTransform',
  'letterSpacing',
] as const

/**
 * The bar of a product's page on phones: name, price of what is chosen, and a button that presses the
 * page's own or leads to what is still to be chosen. It stands there once that button has scrolled away.
 */
export function startBuyBar(bar: HTMLElement): void {
  const id = CSS.escape(bar.dataset['itemId'] ?? '')
  const button = document.querySelector<HTMLElement>(
    `.sqs-add-to-cart-button[data-item-id="${id}"]`,
  )
  const words = bar.querySelector<HTMLElement>('.product-buy-bar-price')
  const press = bar.querySelector<HTMLButtonElement>('button')
  if (button === null || words === null || press === null) return
  takeGround(button.parentElement ?? button, bar)
  const looks = getComputedStyle(button)
  for (const name of lentLooks) press.style[name] = looks[name]
  bar.style.fontFamily = looks.fontFamily
  const show = (): void => {
    showPrice(button, words)
    showState(button, press)
  }
  const product = button.closest('article,.product,.sqs-product') ?? document.body
  // the page's own handlers have their say first
  product.addEventListener('change', () => queueMicrotask(show))
  const follow = new MutationObserver(() => showState(button, press))
  follow.observe(button, { attributes: true, childList: true, subtree: true, characterData: true })
  press.addEventListener('click', () => {
    const missing = missingChoice(button)
    if (missing !== undefined) return leadTo(missing)
    button.click()
  })
  leadToProblems(product)
  show()
  watch(button, bar)
}

/** Shows it while the button is above the window. */
function watch(button: HTMLElement, bar: HTMLElement): void {
  const root = document.documentElement
  const watcher = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last === undefined) return
    const isShown = !last.isIntersecting && last.boundingClientRect.bottom <= 0
    bar.hidden = !isShown
    root.classList.toggle('vitrine-has-buy-bar', isShown)
    // another bar of the page may stand at the end of the window
    const other = document.querySelector('.sqs-mobile-info-bar')?.getBoundingClientRect().height
    bar.style.insetBlockEnd = `${other ?? 0}px`
    // the pill looks for what lies beneath it
    window.dispatchEvent(new Event('resize'))
  })
  watcher.observe(button)
}

function showPrice(button: HTMLElement, words: HTMLElement): void {
  const outer = button
    .closest('article,.product,.sqs-product')
    ?.querySelector<HTMLElement>('.product-price')
  const source = outer?.querySelector('.product-price') ?? outer
  words.replaceChildren(...[...(source?.childNodes ?? [])].map((node) => node.cloneNode(true)))
}

function showState(button: HTMLElement, press: HTMLButtonElement): void {
  const label = button.textContent?.trim() ?? ''
  const isResting = button.getAttribute('aria-busy') !== 'true'
  const text = isResting && missingChoice(button) !== undefined ? say('Choose') : label
  if (press.textContent !== text) press.textContent = text
  press.setAttribute('aria-disabled', button.getAttribute('aria-disabled') ?? 'false')
  const isUnderWay = !isResting || button.classList.contains('cart-added')
  press.classList.toggle('is-sold-out', !isUnderWay && button.hasAttribute('aria-disabled'))
}

/** The first selector in which nothing is chosen. */
function missingChoice(button: HTMLElement): HTMLElement | undefined {
  const choice = findVariantChoice(button, button.dataset['itemId'] ?? '')
  const name = choice?.optionNames.find((one) => choice.chosen[one] === undefined)
  if (choice === undefined || name === undefined) return undefined
  const key = CSS.escape(name)
  const fields = [
    ...choice.root.querySelectorAll<HTMLElement>(
      `select[data-variant-option-name="${key}"],[data-variant-option-name="${key}"] label`,
    ),
  ]
  // a template shows either the list or the buttons
  return fields.find((field) => field.getClientRects().length > 0) ?? choice.root
}

function leadTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'instant' : 'smooth' })
  element.focus({ preventScroll: true })
}

/** What is said at the page's own button is out of sight from here. */
function leadToProblems(product: Element): void {
  const watcher = new MutationObserver((changes) => {
    const said = changes
      .map(({ target }) => target)
      .find((one) => one instanceof HTMLElement && one.matches('.vitrine-add-problem'))
    if (!(said instanceof HTMLElement) || said.textContent === '') return
    const behavior = prefersStillness() ? 'instant' : 'smooth'
    said.scrollIntoView({ block: 'center', behavior })
  })
  watcher.observe(product, { childList: true, subtree: true })
}
