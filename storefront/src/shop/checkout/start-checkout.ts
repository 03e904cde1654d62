import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'

const formSelector = '.checkout-form'

/** Typed values that the server never sends back; they stay in this page and nowhere else. */
const cardFields = ['cardNumber', 'cardExpiry', 'cardCode'] as const

/** After this answer another card is wanted. */
const paymentRequired = 402

type Card = Readonly<Record<string, string>>

/**
 * Sends the checkout without leaving its page: an answer that is the same page takes this one's
 * place, with the card as it was typed. The form carries a key, so that sending it again after a
 * lost answer orders nothing twice.
 * @param known the card as it was typed before, also while there is no field for it
 */
export function startCheckout(root: Document, known: Card = {}): void {
  const form = root.querySelector<HTMLFormElement>(formSelector)
  if (form === null) return
  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    form.setAttribute('aria-busy', 'true')
    void send(root, form, { submitter: event.submitter, known }).finally(() => {
      isSending = false
      form.removeAttribute('aria-busy')
    })
  })
}

async function send(
  root: Document,
  form: HTMLFormElement,
  { submitter, known }: { readonly submitter: HTMLElement | null; readonly known: Card },
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
    return showProblem(root, interfaceMessages['no-connection'])
  }
  const answer = new DOMParser().parseFromString(text, 'text/html')
  if (answer.querySelector(formSelector) !== null) {
    takePlace(
      root,
      answer,
      response.status === paymentRequired ? {} : { ...known, ...typedCard(form) },
    )
    lookAgain(response)
  } else if (response.redirected) location.assign(response.url)
  else showProblem(root, answer.querySelector('h1')?.textContent ?? interfaceMessages.surprise)
}

/** While an order is being placed the answer says when to look whether it stands. */
function lookAgain(response: Response): void {
  const seconds = Number.parseInt(response.headers.get('refresh') ?? '', 10)
  if (seconds > 0) setTimeout(() => location.reload(), seconds * 1000)
}

function typedCard(form: HTMLFormElement): Card {
  const typed = new FormData(form)
  return Object.fromEntries(
    cardFields.flatMap((name) => {
      const value = typed.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function takePlace(root: Document, answer: Document, card: Card): void {
  const main = root.querySelector('main')
  const next = answer.querySelector('main')
  if (main === null || next === null) return
  main.replaceChildren(...next.childNodes)
  root.title = answer.title
  for (const [name, value] of Object.entries(card)) {
    const field = main.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field !== null) field.value = value
  }
  startCheckout(root, card)
  const problem = main.querySelector<HTMLElement>('.checkout-problem')
  const first =
    main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>('h1') ?? main
  if (!first.hasAttribute('autofocus')) first.tabIndex = -1
  if (problem === null) return first.focus()
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
