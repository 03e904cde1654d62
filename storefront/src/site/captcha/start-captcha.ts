import { proveWork } from './proof-of-work.ts'
import { showService } from './service-widget.ts'

/** `absent`: it could not be loaded, so the form goes without. */
type State = 'idle' | 'working' | 'done' | 'incomplete' | 'absent'

/**
 * The captcha of a form: it begins when somebody turns to the form, says how far it is in words, and
 * keeps the form back until it is done. What has been typed is never touched.
 */
export function startCaptcha(form: HTMLElement, signal: AbortSignal): RunningCaptcha | undefined {
  const place = form.querySelector<HTMLElement>('.captcha-container')
  if (place === null || !(form instanceof HTMLFormElement)) return undefined
  const captcha = new Captcha(place, form, signal)
  const begin = (): void => captcha.begin()
  if (form.contains(document.activeElement)) begin()
  form.addEventListener('focusin', begin, { signal })
  form.addEventListener('submit', (event) => captcha.submit(event), { signal })
  // what was sent once counts no more where somebody comes back to the page
  addEventListener('pageshow', ({ persisted }) => persisted && captcha.again(), { signal })
  return captcha
}

/** A captcha whose form is sent by script, which has to say when another answer is needed. */
export type RunningCaptcha = {
  /** Forgets the answer: each counts once. */
  again(): void
}

class Captcha {
  readonly #place: HTMLElement
  readonly #form: HTMLFormElement
  readonly #signal: AbortSignal
  #state: State = 'idle'
  #until = Number.POSITIVE_INFINITY
  /** Whether the form waits to be sent. */
  #isSending = false
  #submitter: HTMLElement | null = null
  #reset: (() => void) | undefined

  constructor(place: HTMLElement, form: HTMLFormElement, signal: AbortSignal) {
    this.#place = place
    this.#form = form
    this.#signal = signal
  }

  begin(): void {
    if (this.#state !== 'idle') return
    this.#place.hidden = false
    const isBuiltIn = this.#place.dataset['captcha'] === 'altcha'
    void (isBuiltIn ? this.#prove() : this.#show()).catch(() => {
      if (!this.#signal.aborted) this.#fail()
    })
  }

  again(): void {
    if (this.#state === 'idle') return
    this.#answer('')
    if (this.#reset === undefined) this.#set('idle')
    else this.#reset()
  }

  submit(event: SubmitEvent): void {
    if (this.#state === 'absent' || (this.#state === 'done' && Date.now() < this.#until)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#submitter = event.submitter
    if (this.#place.dataset['captcha'] === 'altcha') {
      this.#isSending = true
      if (this.#state === 'done') this.#set('idle')
      return this.begin()
    }
    this.begin()
    this.#set('incomplete')
    this.#place.scrollIntoView({ block: 'center' })
    this.#place.querySelector('iframe')?.focus()
  }

  async #prove(): Promise<void> {
    this.#set('working')
    const { text, until } = await proveWork(this.#signal)
    this.#until = until
    this.#answer(text)
    this.#set('done')
    this.#send()
  }

  async #show(): Promise<void> {
    this.#set('working', '')
    const { captcha = '', siteKey = '', theme = '' } = this.#place.dataset
    const place = this.#place.querySelector<HTMLElement>('.captcha-place')
    if (place === null) return
    this.#reset = await showService(place, {
      provider: captcha,
      siteKey,
      theme,
      onAnswer: (answer) => {
        this.#answer(answer)
        this.#set(answer === '' ? 'working' : 'done', '')
      },
      onFailure: () => this.#fail(),
    })
  }

  /** Somebody who cannot be checked is not kept from writing. */
  #fail(): void {
    this.#answer('')
    this.#set('absent')
    // what was held back is sent by whoever has read that
    this.#isSending = false
  }

  #send(): void {
    if (!this.#isSending) return
    this.#isSending = false
    this.#form.requestSubmit(this.#submitter)
  }

  #answer(text: string): void {
    const field = this.#place.querySelector('input')
    if (field !== null) field.value = text
  }

  /** @param words in place of those of the state, which a service has of its own */
  #set(state: State, words = this.#place.dataset[state] ?? ''): void {
    this.#state = state
    this.#place.dataset['state'] = state
    const said = this.#place.querySelector('.captcha-state')
    if (said !== null) said.textContent = words
  }
}
