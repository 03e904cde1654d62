import {
  captureValue,
  isAnswered,
  type CapturedField,
} from '@vitrine/rules/site/forms/capture-value.ts'
import { mayBeRequired } from '@vitrine/rules/site/forms/form.ts'
import { addFailureSentence } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { say } from '../../site/pages/say.ts'
import { validateAnswers, type CartFailure } from './cart-request.ts'
import { keepsCookies } from './keeps-cookies.ts'

type Errors = Readonly<Record<string, string>>

/**
 * The form of a product as it behaves with script (spec §5, Async form widget): what is required and
 * empty is said at once, and the rest by the server, above the title of each field.
 * @param take gets the answers, as JSON, once they may stand; returns what went wrong after all
 */
export function startForm(
  form: HTMLFormElement,
  take: (answers: string) => Promise<CartFailure | undefined>,
): void {
  startCounters(form)
  const button = form.querySelector<HTMLButtonElement>('.form-submit')
  const own = button?.textContent ?? ''
  let isSaving = false
  const save = (is: boolean): void => {
    isSaving = is
    if (button === null) return
    button.textContent = is ? (form.dataset['saving'] ?? own) : own
    button.setAttribute('aria-busy', String(is))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSaving) return
    show(form, {}, '')
    const { answers, missing } = capture(form)
    if (Object.keys(missing).length > 0) return show(form, missing, '')
    save(true)
    void judge(form, answers, take).then((failure) => {
      save(false)
      if (failure !== undefined) show(form, failure.errors, sentenceOf(failure))
    })
  })
}

async function judge(
  form: HTMLFormElement,
  answers: string,
  take: (answers: string) => Promise<CartFailure | undefined>,
): Promise<CartFailure | undefined> {
  const judged = await validateAnswers(form.dataset['formId'] ?? '', answers)
  return judged.ok ? take(answers) : judged.failure
}

/** What went wrong as a whole; what is said at the fields needs no second sentence. */
function sentenceOf(failure: CartFailure): string {
  if (Object.keys(failure.errors).length > 0) return ''
  return addFailureSentence(failure, { cookiesEnabled: keepsCookies(), say })
}

function capture(form: HTMLFormElement): { readonly answers: string; readonly missing: Errors } {
  const data = new FormData(form)
  const query = new URLSearchParams(location.search)
  const fields = JSON.parse(form.dataset['fields'] ?? '[]') as CapturedField[]
  const given: Record<string, unknown> = {}
  const missing: Record<string, string> = {}
  for (const field of fields) {
    if (field.type === 'section') continue
    const value = captureValue(
      field,
      (name) => data.getAll(name).map(String),
      (name) => query.get(name),
    )
    given[field.id] = value
    if (field.required && mayBeRequired(field.type) && !isAnswered(value)) {
      missing[field.id] = form.dataset['required'] ?? ''
    }
  }
  return { answers: JSON.stringify(given), missing }
}

/** Says what is wrong, above the title of each field, and goes to the first; before that nothing is. */
function show(form: HTMLFormElement, errors: Errors, problem: string): void {
  for (const item of form.querySelectorAll<HTMLElement>('.form-item')) {
    const error = errors[item.dataset['field'] ?? ''] ?? ''
    setText(item.querySelector('.form-error'), error)
    for (const control of item.querySelectorAll('input,select,textarea')) {
      control.toggleAttribute('aria-invalid', false)
      if (error !== '') control.setAttribute('aria-invalid', 'true')
    }
  }
  setText(form.querySelector('.form-problem'), problem)
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

function setText(element: HTMLElement | null, text: string): void {
  if (element === null) return
  element.textContent = text
  element.hidden = text === ''
  if (text !== '') element.setAttribute('role', 'alert')
}

/** The live `count / max` of texts that have one; over it they are marked (spec §5). */
export function startCounters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')) {
    const counter = area.parentElement?.querySelector('.form-counter')
    const most = Number(area.dataset['most'])
    const count = (): void => {
      const length = [...area.value].length
      const words = counter?.querySelector('bdi')
      if (words != null) words.textContent = `${length} / ${most}`
      counter?.classList.toggle('is-over', length > most)
    }
    area.addEventListener('input', count)
    count()
  }
}
