import { isEmailAddress } from '../../people/accounts/email-address.ts'
import type { Phrase } from '../phrases/phrases.ts'
import { withoutUnseen } from '../../ground/words/without-unseen.ts'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { isAnswered } from './capture-value.ts'
import {
  counterOf,
  hasParts,
  mayBeRequired,
  mostOfLine,
  mostOfText,
  partsOf,
  type FormField,
  type TypeWithParts,
} from './form.ts'
import { titleOf, type FormAnswer } from './form-answers.ts'

/** What is said above a field's title (spec §5), in English; the sentence is the phrase. */
export const answerMessages = {
  required: fieldMessages.required,
  tooLong: fieldMessages.tooLong,
  email: fieldMessages.email,
  check: fieldMessages.invalid,
} as const satisfies Record<string, Phrase>
export type AnswerMessage = (typeof answerMessages)[keyof typeof answerMessages]

export type JudgedAnswers =
  | { readonly ok: true; readonly answers: readonly FormAnswer[] }
  /** By the field's id. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, AnswerMessage>> }

/**
 * Judges what somebody answered to a form (spec §5). What belongs to none of its fields is not read.
 * @param given by the field's id, in whatever shape it came
 */
export function judgeAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): JudgedAnswers {
  const answers: FormAnswer[] = []
  const errors: Record<string, AnswerMessage> = {}
  for (const field of fields) {
    if (field.type === 'section') continue
    const sent = Object.hasOwn(given, field.id) ? given[field.id] : undefined
    const judged = isAnswered(sent) ? judge(field, sent) : unanswered(field)
    if (typeof judged === 'string') errors[field.id] = judged
    else {
      const named = { id: field.id, type: field.type, rawTitle: titleOf(field) }
      answers.push({ ...named, value: '', ...judged })
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, answers }
}

/** Whether a form asks for something that was not answered, such as where it has changed since. */
export function lacksAnswers(
  fields: readonly FormField[],
  answers: readonly FormAnswer[],
): boolean {
  return fields.some(({ id, type, required }) => {
    if (!required || !mayBeRequired(type)) return false
    const given = answers.find((one) => one.id === id)
    return given === undefined || !isAnswered(given.values ?? given.value)
  })
}

type Judged = AnswerMessage | Pick<FormAnswer, 'values'> | Pick<FormAnswer, 'value'>

function unanswered(field: FormField): Judged {
  return field.required && mayBeRequired(field.type) ? answerMessages.required : { value: '' }
}

function judge(field: FormField, sent: unknown): Judged {
  const { type } = field
  if (hasParts(type)) return judgeParts(type, sent)
  if (type === 'checkbox') return judgeTicked(field, sent)
  if (type === 'likert') return judgeLikert(field, sent)
  if (typeof sent !== 'string') return answerMessages.check
  return judgeText(field, withoutUnseen(sent.replaceAll('\r\n', '\n')).trim())
}

function judgeText(field: FormField, text: string): Judged {
  const { type } = field
  const most = counterOf(field) ?? (type === 'textarea' ? mostOfText : mostOfLine)
  if ([...text].length > Math.min(most, mostOfText)) return answerMessages.tooLong
  if (type === 'email' && !isEmailAddress(text)) return answerMessages.email
  const isWrong =
    !isPlain(text) ||
    (type !== 'textarea' && text.includes('\n')) ||
    (type === 'number' && !/^[+-]?\d{1,20}(?:[.,]\d{1,20})?$/.test(text)) ||
    (type === 'currency' && !/^\d[\d., '’\u00a0\u202f]{0,30}$/.test(text)) ||
    ((type === 'radio' || type === 'select') && !(field.options ?? []).includes(text))
  return isWrong ? answerMessages.check : { value: text }
}

/** What a database keeps and a page shows. */
function isPlain(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

function judgeTicked({ options = [] }: FormField, sent: unknown): Judged {
  const ticked = textsOf(typeof sent === 'string' ? [sent] : sent)?.filter((text) => text !== '')
  if (ticked?.every((one) => options.includes(one)) !== true) return answerMessages.check
  // in the order in which they stand in the form, each once
  return { values: options.filter((one) => ticked.includes(one)) }
}

function judgeLikert({ options = [] }: FormField, sent: unknown): Judged {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return answerMessages.check
  const given = sent as Readonly<Record<string, unknown>>
  const values: Record<string, string> = {}
  for (const statement of options) {
    const [one, ...more] = [Object.hasOwn(given, statement) ? given[statement] : undefined].flat()
    if (one === undefined || one === '') continue
    if (typeof one !== 'string' || more.length > 0 || !/^-?[12]$|^0$/.test(one)) {
      return answerMessages.check
    }
    values[statement] = one
  }
  return Object.keys(values).length === 0 ? { value: '' } : { values }
}

function judgeParts(type: TypeWithParts, sent: unknown): Judged {
  const names = partsOf[type]
  const texts = textsOf(sent)
  if (texts === undefined) return answerMessages.check
  // a phone without its country has three parts: an empty one is added in front (spec §5)
  const parts = type === 'phone' && texts.length === 3 ? ['', ...texts] : texts
  if (parts.length > names.length) return answerMessages.check
  const values = Object.fromEntries(
    names.map((name, at) => [name, withoutUnseen(parts[at] ?? '').trim()]),
  )
  const all = Object.values(values)
  if (all.some((text) => [...text].length > mostOfLine)) return answerMessages.tooLong
  if (!all.every((text) => isPlain(text) && !text.includes('\n'))) return answerMessages.check
  return isOfType[type]((name) => values[name] ?? '') ? { values } : answerMessages.check
}

type Part = (name: string) => string

const isOfType: Readonly<Record<TypeWithParts, (part: Part) => boolean>> = {
  address: () => true,
  name: () => true,
  date: (part) =>
    partsOf.date.every((name) => /^\d{1,4}$/.test(part(name))) &&
    isDay(Number(part('Year')), Number(part('Month')), Number(part('Day'))),
  time: (part) =>
    isWithin(part('Hour'), 0, 23) &&
    isWithin(part('Minute'), 0, 59) &&
    (part('Second') === '' || isWithin(part('Second'), 0, 59)) &&
    ['', 'AM', 'PM'].includes(part('Ampm')) &&
    (part('Ampm') === '' || isWithin(part('Hour'), 1, 12)),
  phone: (part) =>
    partsOf.phone.every((name) => /^\+?[\d ().-]{0,40}$/.test(part(name))) &&
    partsOf.phone.some((name) => /[1-9]/.test(part(name))),
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most
}

function isDay(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1)) return false
  if (![year, month, day].every((one) => Number.isInteger(one))) return false
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  // a day that there is not is another one, such as 31 February
  return at.getUTCDate() === day
}

function textsOf(sent: unknown): readonly string[] | undefined {
  const isList = Array.isArray(sent) && sent.length <= 200
  return isList && sent.every((one) => typeof one === 'string') ? sent : undefined
}
