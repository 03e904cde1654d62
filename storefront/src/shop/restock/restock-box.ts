import { siteContext } from '../../site/pages/site-context.ts'
import { restockCaptcha, type BoxCaptcha } from './restock-captcha.ts'
import { sendSignUp, type SignUpPayload } from './send-sign-up.ts'

/** What a box is, beside its markup. */
type Box = { captcha: BoxCaptcha | undefined; isSending: boolean; end: AbortController }

const known = new WeakMap<HTMLElement, Box>()

/** Gives a box what its markup lacks: a name for its field, the captcha, where its problem is said. */
export function dressBox(element: HTMLElement): void {
  if (known.has(element)) return
  const form = element.querySelector('form')
  const field = fieldOf(element)
  if (form === null || field === null) return
  field.setAttribute('aria-label', field.placeholder)
  field.autocomplete = 'email'
  field.inputMode = 'email'
  const end = new AbortController()
  const container = element.querySelector<HTMLElement>('.captcha-container')
  const told = siteContext().restockCaptcha
  const captcha =
    container === null || told === undefined
      ? undefined
      : restockCaptcha(form, container, told, end.signal)
  known.set(element, { captcha, isSending: false, end })
}

/** Sends what a box says, once at a time: enter the address, then success or error (spec §4). */
export async function signUpIn(element: HTMLElement): Promise<void> {
  dressBox(element)
  const box = known.get(element)
  const field = fieldOf(element)
  if (box === undefined || field === null || box.isSending) return
  const { captcha } = box
  if (captcha?.isOver() === false) {
    // it was sent before the captcha was there, which keeps it back now
    element.querySelector('form')?.requestSubmit()
    return
  }
  box.isSending = true
  const button = element.querySelector<HTMLInputElement>('[type="submit"]')
  button?.setAttribute('aria-disabled', 'true')
  forgetProblem(element, field)
  const answer = await sendSignUp(payloadOf(element, field, captcha?.answer()))
  box.isSending = false
  button?.removeAttribute('aria-disabled')
  if (answer.isTaken) {
    box.end.abort()
    showSuccess(element, answer.message)
    return
  }
  captcha?.again()
  showProblem(element, field, answer.message)
}

function fieldOf(element: HTMLElement): HTMLInputElement | null {
  return element.querySelector<HTMLInputElement>('input[name="email"]')
}

function payloadOf(
  element: HTMLElement,
  field: HTMLInputElement,
  captchaToken: string | undefined,
): SignUpPayload {
  const list = element.querySelector<HTMLInputElement>('input[name="isJoinMailingList"]')
  return {
    isJoinMailingList: list?.checked ?? false,
    productId: element.dataset['productId'] ?? '',
    siteVisitorEmail: field.value,
    variantId: element.dataset['variantId'] ?? '',
    ...(captchaToken !== undefined && { captchaToken }),
  }
}

/** The other content of the box gives way to the success text (spec §4), which is read out. */
function showSuccess(element: HTMLElement, text: string): void {
  const said = document.createElement('p')
  said.className = 'product-restock-done'
  said.setAttribute('role', 'status')
  said.tabIndex = -1
  element.replaceChildren(said)
  said.textContent = text
  // where the focus was is gone
  said.focus()
}

const problemClass = 'product-restock-problem'

function showProblem(element: HTMLElement, field: HTMLInputElement, text: string): void {
  const said = document.createElement('p')
  said.className = problemClass
  said.id = `restock-problem-${element.dataset['variantId'] ?? ''}`
  said.setAttribute('role', 'alert')
  said.textContent = text
  element.append(said)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', said.id)
  field.focus()
}

function forgetProblem(element: HTMLElement, field: HTMLInputElement): void {
  element.querySelector(`.${problemClass}`)?.remove()
  field.removeAttribute('aria-invalid')
  field.removeAttribute('aria-describedby')
}
