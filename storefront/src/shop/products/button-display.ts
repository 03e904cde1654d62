import type { AddButtonState } from '@vitrine/rules/shop/cart/add-button.ts'
import { liveRegion } from '../../site/pages/announce.ts'
import { productSoldOutText } from '../../site/pages/site-context.ts'

/** What a button's state looks like on the markup that the template printed. */
export type ButtonDisplay = {
  /** @param label null: the button's own */
  show(kind: AddButtonState['kind'], label: string | null): void
  /** The sentence stays until the next try, also after the button is idle again. */
  showProblem(title: string, sentence: string): void
  clearProblem(): void
  isSoldOut(): boolean
  /** Gives it another label of its own. */
  rename(label: string): void
}

/** On the button while the chosen variant cannot be bought. */
const soldOutMark = 'data-vitrine-sold-out'

export function buttonDisplay(button: HTMLElement): ButtonDisplay {
  const inner = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button
  const parent = button.closest('.sqs-add-to-cart-button-wrapper') ?? button.parentElement ?? button
  let ownLabel = inner.textContent ?? ''
  const problem = problemArea(parent)
  const region = liveRegion(parent)
  const rest = (): void => {
    const isSoldOut = button.hasAttribute(soldOutMark)
    inner.textContent = isSoldOut ? productSoldOutText() : ownLabel
    setFlag(button, 'aria-disabled', isSoldOut)
    release(button)
  }
  let isResting = true
  // the variant may change while the button says 'Added!'
  button.addEventListener(variantChanged, () => isResting && rest())
  button.addEventListener(answered, () => problem.replaceChildren())
  return {
    show(kind, label) {
      isResting = kind === 'idle'
      setFlag(button, 'aria-busy', kind === 'adding')
      button.classList.toggle('cart-added', kind === 'added')
      if (isResting) {
        rest()
        region.textContent = ''
        return
      }
      if (kind === 'adding') holdWidth(button)
      inner.textContent = label ?? ownLabel
      setFlag(button, 'aria-disabled', true)
      if (label !== null && region.textContent !== label) region.textContent = label
    },
    showProblem(title, sentence) {
      region.textContent = ''
      const heading = document.createElement('strong')
      heading.textContent = title
      problem.replaceChildren(heading, ' ', sentence)
    },
    clearProblem: () => problem.replaceChildren(),
    isSoldOut: () => button.hasAttribute(soldOutMark),
    rename(label) {
      ownLabel = label
      if (isResting) rest()
    },
  }
}

const variantChanged = 'vitrine:variant-changed'
const answered = 'vitrine:answered'

/** Takes a button's problem away when the shopper changes what it may have been about. */
export function clearProblem(button: HTMLElement): void {
  button.dispatchEvent(new Event(answered))
}

/** Says on a button that the chosen variant is sold out, or can be bought again. */
export function markSoldOut(button: HTMLElement, isSoldOut: boolean): void {
  if (button.hasAttribute(soldOutMark) === isSoldOut) return
  button.toggleAttribute(soldOutMark, isSoldOut)
  button.dispatchEvent(new Event(variantChanged))
}

function problemArea(parent: Element): HTMLElement {
  const known = parent.querySelector<HTMLElement>('.vitrine-add-problem')
  if (known !== null) return known
  const area = document.createElement('div')
  area.className = 'vitrine-add-problem'
  area.setAttribute('role', 'alert')
  parent.append(area)
  return area
}

/** The width stays while the label changes (spec §4), but not in a window of another size. */
function holdWidth(button: HTMLElement): void {
  button.style.boxSizing = 'border-box'
  button.style.width = `${button.getBoundingClientRect().width}px`
  window.addEventListener('resize', () => release(button), { once: true })
}

function release(button: HTMLElement): void {
  button.style.removeProperty('width')
  button.style.removeProperty('box-sizing')
}

function setFlag(element: Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, 'true')
  else element.removeAttribute(name)
}
