import { hasParts, passwordMarker, partsOf, type FieldType, type FormField } from './form.ts'

/** An answer as it is kept and summed up (spec §3, Summary answer fields). It has its title with it. */
export type FormAnswer = {
  readonly id: string
  readonly type: Exclude<FieldType, 'section'>
  /** Plain text, as it was when the answer was given. */
  readonly rawTitle: string
  /** Plain text; empty where it was not answered, or is in `values`. */
  readonly value: string
  /** Of a checkbox what is ticked; of likert by statement -2 to 2; else by the part's name. */
  readonly values?: readonly string[] | Readonly<Record<string, string>>
}

/** An answer as it travels: a text, a list of parts or of what is ticked, or a map of statements. */
export type WireAnswer = string | readonly string[] | Readonly<Record<string, string>>

/** Under this name a line of a cart or an order keeps its answers. */
export type WithAnswers = { readonly formAnswers: readonly FormAnswer[] }

/** The answers of a line; none where it has none. They were judged before they were kept. */
export function answersOf(additionalFields: unknown): readonly FormAnswer[] {
  if (typeof additionalFields !== 'object' || additionalFields === null) return []
  const { formAnswers } = additionalFields as Partial<WithAnswers>
  return Array.isArray(formAnswers) ? formAnswers : []
}

/** Those that a shopper is shown: what is hidden stays so, and a password is a marker. */
export function answersForShopper(additionalFields: unknown): readonly FormAnswer[] {
  return answersOf(additionalFields)
    .filter(({ type }) => type !== 'hidden')
    .map((one) =>
      one.type === 'password' && one.value !== '' ? { ...one, value: passwordMarker } : one,
    )
}

/** What a line keeps, with its answers as a shopper is shown them. */
export function fieldsForShopper(additionalFields: unknown): unknown {
  if (answersOf(additionalFields).length === 0) return additionalFields
  return { formAnswers: answersForShopper(additionalFields) } satisfies WithAnswers
}

/** What was given to a form before, as it is typed again; passwords are not told. */
export function typedBefore(answers: readonly FormAnswer[]): Readonly<Record<string, WireAnswer>> {
  return Object.fromEntries(
    answers
      .filter(({ type }) => type !== 'password')
      .map(({ id, type, value, values }) => {
        if (values === undefined || Array.isArray(values)) return [id, values ?? value]
        const named = values as Readonly<Record<string, string>>
        return [id, hasParts(type) ? partsOf[type].map((part) => named[part] ?? '') : named]
      }),
  )
}

/** The words of answers in plain text, in the language of the site. */
export type AnswerWords = {
  /** From -2 to 2. */
  readonly likert: readonly string[]
}

export const englishAnswerWords: AnswerWords = {
  likert: ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'],
}

/** An answer in one line of plain text; empty where there is none. */
export function answerText({ type, value, values }: FormAnswer, words: AnswerWords): string {
  if (values === undefined) return value
  if (Array.isArray(values)) return values.join(', ')
  const named = values as Readonly<Record<string, string>>
  const part = (name: string): string => named[name] ?? ''
  switch (type) {
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`
    case 'time':
      return timeText(part)
    case 'phone':
      return phoneText(part)
    case 'name':
      return joined([part('First'), part('Last')], ' ')
    case 'address': {
      const region = joined([part('State'), part('Zip')], ' ')
      return joined([part('Line1'), part('Line2'), part('City'), region, part('Country')], ', ')
    }
    default:
      return Object.entries(named)
        .map(([statement, given]) => `${statement}: ${words.likert[Number(given) + 2] ?? given}`)
        .join('; ')
  }
}

function timeText(part: (name: string) => string): string {
  const [hour, minute, second] = ['Hour', 'Minute', 'Second'].map((name) =>
    part(name).padStart(2, '0'),
  )
  return joined([`${hour}:${minute}:${second}`, part('Ampm')], ' ')
}

function phoneText(part: (name: string) => string): string {
  const country = part('Country') === '' ? '' : `+${part('Country').replace(/^\+/, '')}`
  return joined([country, joined([part('Areacode'), part('Prefix'), part('Line')], '-')], ' ')
}

function joined(texts: readonly string[], between: string): string {
  return texts.filter((text) => text !== '').join(between)
}

/** Those that were given, each in a line of plain text such as `Engraving: For Ada`. */
export function answerLines(answers: readonly FormAnswer[], words: AnswerWords): string[] {
  return answers.flatMap((one) => {
    const text = answerText(one, words)
    return text === '' ? [] : [`${one.rawTitle}: ${text}`]
  })
}

/** The same for a mail, where a line that begins further down would be taken for one of ours. */
export function linesOfMail(answers: readonly FormAnswer[], words: AnswerWords): string[] {
  return answerLines(answers, words).map((line) => line.replaceAll('\n', ' / '))
}

/** The title that an answer is kept under. */
export function titleOf({ title, key = '' }: FormField): string {
  return title === '' ? key : title
}
