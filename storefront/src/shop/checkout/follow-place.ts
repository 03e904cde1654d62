import { takeAmount } from './take-around.ts'

const placeFields: ReadonlySet<string> = new Set([
  'country',
  'region',
  'postalCode',
  'delivery',
  // a company of another country may pay no tax
  'billing',
  'billCompany',
  'billTaxNumber',
])
const parts = {
  summary: '.checkout-summary',
  button: '.checkout-button',
  news: '#checkout-news',
  ways: '#checkout-ways',
}

/** Keys that choose a country one by one, and a field that the browser fills, ask once. */
const pauseMs = 300

/** Where no answer came, or an old one. */
const againMs = 3000

const wayField = 'shipping'

/**
 * Shows an order at what it costs where it goes and in the way that is chosen, as soon as that is typed:
 * its sums and the ways that there are, and nothing that somebody is typing meanwhile. Where no answer
 * comes, the one to the payment tells.
 */
export function followPlace(root: Document, form: HTMLFormElement, address: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let chosen = ''
  const lookNow = (): void => {
    // the answer that is under way is of an older place; the newest one is asked for after it
    if (isLooking) return lookSoon()
    timer = undefined
    isLooking = true
    void look(root, form, { address, chosen })
      .then((isAnswered) => {
        // what is typed meanwhile is asked for by itself, once that is a change
        if (!isAnswered && timer === undefined) timer = setTimeout(lookNow, againMs)
      })
      .finally(() => {
        isLooking = false
      })
  }
  const lookSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(lookNow, pauseMs)
  }
  form.addEventListener('change', ({ target }) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    if (name === wayField && target instanceof HTMLInputElement) chosen = target.value
    if (placeFields.has(name) || name === wayField || isOfReminder(form, name)) lookSoon()
  })
  // what is sent is answered by itself
  form.addEventListener('submit', () => clearTimeout(timer))
}

/** A wish to be reminded is kept at once, with the address that it is about: nobody sends it later. */
function isOfReminder(form: HTMLFormElement, name: string): boolean {
  return name === 'remind' || (name === 'email' && !!form.querySelector('[name=remind]:checked'))
}

type Look = {
  /** Where it is asked for. */
  readonly address: string
  /** The way that somebody chose, also where it does not go to the country of now; empty: none. */
  readonly chosen: string
}

/** False where it has to be asked for again: nothing answered, or only what was typed before. */
async function look(root: Document, form: HTMLFormElement, sent: Look): Promise<boolean> {
  const body = bodyOf(form, sent)
  let text: string
  try {
    const response = await fetch(sent.address, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
    })
    text = await response.text()
  } catch {
    // nothing is lost: what was typed stands here still
    return !form.isConnected
  }
  // an answer to what was sent meanwhile is newer
  if (!form.isConnected || form.hasAttribute('aria-busy')) return true
  if (isOld(form, body)) return false
  const answer = new DOMParser().parseFromString(text, 'text/html')
  if (answer.querySelector(parts.summary) !== null) takeSums(root, form, answer)
  return true
}

function bodyOf(form: HTMLFormElement, { chosen }: Look): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value)
  }
  // back from a country that it does not go to, it is still what was chosen
  const isThere = waysIn(form).some(({ value }) => value === chosen)
  if (chosen !== '' && !isThere) body.set(wayField, chosen)
  return body
}

/** Whether another place or way stands in the form than was sent. */
function isOld(form: HTMLFormElement, body: URLSearchParams): boolean {
  const now = new FormData(form)
  const isMoved = [...placeFields].some((name) => (now.get(name) ?? '') !== (body.get(name) ?? ''))
  const sent = waysIn(form).find(({ value }) => value === body.get(wayField))
  return isMoved || (sent !== undefined && !sent.checked)
}

function waysIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${wayField}"]`)]
}

function takeSums(root: Document, form: HTMLFormElement, answer: Document): void {
  for (const name of ['key', 'offer']) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const now = answer.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field !== null && now !== null) field.value = now.value
  }
  takeAmount(form, answer)
  const button = form.querySelector(parts.button)
  const label = answer.querySelector(parts.button)?.textContent
  if (button !== null && label !== undefined) button.textContent = label
  takeLabels(form, answer)
  takeWays(root, form, answer)
  takeSummary(root, form, answer)
  // what was refused named sums of before
  const problem = root.querySelector('.checkout-problem[data-of-offer]')
  if (problem !== null) {
    problem.remove()
    root.title = answer.title
  }
  const news = form.querySelector(parts.news)
  const total = form.querySelector('#checkout-total')?.children ?? []
  const why = form.querySelector('#checkout-not-sent')?.textContent
  const told = [
    ...(why === undefined ? [] : [`${why}.`]),
    ...[...total].map((one) => one.textContent),
  ]
  if (news !== null) news.textContent = told.join(' ')
}

/** Of another country other parts of the address may be left out. */
function takeLabels(form: HTMLFormElement, answer: Document): void {
  for (const name of placeFields) {
    const label = form.querySelector(`label[for="checkout-${name}"]`)
    const now = answer.querySelector(`label[for="checkout-${name}"]`)
    if (label !== null && now !== null) label.replaceChildren(...now.childNodes)
  }
}

/** To another country an order goes in other ways. */
function takeWays(root: Document, form: HTMLFormElement, answer: Document): void {
  const old = form.querySelector(parts.ways)
  const now = answer.querySelector(parts.ways)
  const focused = old?.contains(root.activeElement) === true ? root.activeElement : null
  if (now === null) return old?.remove()
  if (old === null) form.querySelector('#checkout-country')?.closest('fieldset')?.after(now)
  else old.replaceWith(now)
  const value = focused?.getAttribute('value') ?? ''
  const same = [...now.querySelectorAll<HTMLInputElement>('input')].find(
    (one) => one.value === value,
  )
  const next = same ?? now.querySelector<HTMLInputElement>('input:checked')
  if (focused !== null) next?.focus({ preventScroll: true })
}

/** A discount code that is being typed stays, and so do the keys where they are. */
function takeSummary(root: Document, form: HTMLFormElement, answer: Document): void {
  const summary = form.querySelector(parts.summary)
  const now = answer.querySelector(parts.summary)
  if (summary === null || now === null) return
  const code = codeField(summary)?.value ?? ''
  const { activeElement } = root
  const focused = summary.contains(activeElement) ? activeElement : null
  summary.replaceChildren(...now.childNodes)
  const field = codeField(summary)
  if (field !== null) field.value = code
  if (focused !== null) focusAgain(summary, focused)
}

function codeField(summary: Element): HTMLInputElement | null {
  return summary.querySelector<HTMLInputElement>('input[name="code"]')
}

/** The same button or field as before, or the total where it is gone. */
function focusAgain(summary: Element, before: Element): void {
  const isSame = (one: Element): boolean =>
    one.tagName === before.tagName &&
    ['name', 'value'].every((name) => one.getAttribute(name) === before.getAttribute(name))
  const same = [...summary.querySelectorAll<HTMLElement>('button, input')].find(isSame)
  const field = before.tagName === 'INPUT' ? codeField(summary) : null
  const total = summary.querySelector<HTMLElement>('#checkout-total')
  const next = same ?? field ?? total
  if (next === total && total !== null) total.tabIndex = -1
  next?.focus({ preventScroll: true })
}
