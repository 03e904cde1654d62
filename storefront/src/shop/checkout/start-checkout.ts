import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { say } from '../../site/pages/say.ts'
import { bringChunk } from '../../ground/loader/late-chunks.ts'
import { followPlace } from './follow-place.ts'
import { takeAmount, takeAround } from './take-around.ts'

const formSelector = '.checkout-form'
const codeSelector = '#checkout-code'
const cardSelector = '.checkout-card'
const readyCard = '.checkout-card[data-state=ready]'

/**
 * Sends the checkout without leaving its page: an answer that is the same page takes this one's
 * place. The form carries a key, so that sending it again after a lost answer orders nothing twice.
 */
export function startCheckout(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(formSelector)
  if (form === null) return
  const address = form.dataset['place']
  if (address !== undefined) followPlace(root, form, address)
  const card = form.querySelector<HTMLElement>(cardSelector)
  // without its script it is paid on the provider's page
  const typed =
    card &&
    bringChunk(() => import('./card-fields.ts')).then(
      (one) => one.showCardFields(form, card),
      () => () => Promise.resolve(true),
    )
  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    form.setAttribute('aria-busy', 'true')
    const { submitter } = event
    // whoever typed one wants to see what it does before they pay
    const code = form.querySelector<HTMLInputElement>(codeSelector)?.value ?? ''
    const isPaid = submitter?.matches('[name],[data-elsewhere]') !== true && code.trim() === ''
    void (typed?.then((take) => take(isPaid)) ?? Promise.resolve(true))
      .then((goesOn) => (goesOn ? send(root, form, submitter) : undefined))
      .finally(() => {
        isSending = false
        form.removeAttribute('aria-busy')
      })
  })
}

async function send(
  root: Document,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  // a list of pairs and not a FormData: no file is sent, and the server reads no other form of this
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') body.append(name, value)
  }
  let response: Response
  let text: string
  try {
    response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } })
    text = await response.text()
  } catch {
    return showProblem(root, say(interfaceMessages['no-connection']))
  }
  const answer = new DOMParser().parseFromString(text, 'text/html')
  // a cart that takes codes is such a form, too, and leads on to the checkout
  const isElsewhere = response.redirected && new URL(response.url).pathname !== location.pathname
  if (!isElsewhere && answer.querySelector(formSelector) !== null) {
    takePlace(root, form, answer, isAboutCodes(body) ? codeSelector : 'h1')
    lookAgain(response)
  } else if (response.redirected) location.assign(response.url)
  else showProblem(root, answer.querySelector('h1')?.textContent ?? say(interfaceMessages.surprise))
}

/** While an order is being placed the answer says when to look whether it stands. */
function lookAgain(response: Response): void {
  const seconds = Number.parseInt(response.headers.get('refresh') ?? '', 10)
  if (seconds > 0) setTimeout(() => location.reload(), seconds * 1000)
}

/** Whether a form was sent to try a discount code, or to give one up. */
function isAboutCodes(body: URLSearchParams): boolean {
  return (body.get('step') ?? '').includes('code') || (body.get('code') ?? '').trim() !== ''
}

/** @param next where somebody goes on, if nothing is to be mended */
function takePlace(root: Document, form: Element, answer: Document, next: string): void {
  const main = root.querySelector('main')
  const shown = answer.querySelector('main')
  if (main === null || shown === null) return
  takeAround(main, shown, cardSelector)
  if (form.isConnected) takeAmount(form, shown)
  root.title = answer.title
  if (!form.isConnected) startCheckout(root)
  const problem = main.querySelector<HTMLElement>('.checkout-problem')
  const first =
    main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>(next) ?? main
  if (!first.matches('[autofocus], input')) first.tabIndex = -1
  if (problem === null) return first.focus()
  // nothing but the card is to be mended
  const ofCard = main.querySelector<HTMLElement>(`${readyCard} .checkout-error:not(:empty)`)
  if (first === problem && ofCard) return ofCard.focus()
  focusBelow(problem, first)
}

/**
 * Shows what is wrong from its beginning, and puts the focus on the first field to mend; where both
 * do not fit into the window, on the list, whose links lead to the fields.
 */
function focusBelow(problem: HTMLElement, field: HTMLElement): void {
  problem.scrollIntoView({ block: 'start' })
  const isSeen = field.getBoundingClientRect().bottom <= innerHeight
  ;(isSeen ? field : problem).focus({ preventScroll: true })
}

function showProblem(root: Document, sentence: string): void {
  const form = root.querySelector(formSelector)
  root.querySelector('.checkout-problem')?.remove()
  const problem = root.createElement('div')
  problem.className = 'checkout-problem'
  problem.setAttribute('role', 'alert')
  problem.tabIndex = -1
  const line = root.createElement('p')
  line.textContent = sentence
  problem.append(line)
  form?.before(problem)
  problem.focus()
}
