import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, emission } from '@vitrine/template-language/values.ts'
import { localizedText } from '../i18n/localized-text.ts'

/** Likert answers from -2 to 2 (spec §9); anything else is the middle one. */
const likertAnswers = [
  ['productAnswerMapStronglyDisagree', 'Strongly Disagree'],
  ['productAnswerMapDisagree', 'Disagree'],
  ['productAnswerMapNeutral', 'Neutral'],
  ['productAnswerMapAgree', 'Agree'],
  ['productAnswerMapStronglyAgree', 'Strongly Agree'],
] as const

/** An answer given with a purchase, under its question. Answers are printed as they are. */
const summaryFormField: Formatter = () => (values, scope) => {
  const [field] = values
  const answer = answerText(field, scope)
  const shown =
    answer === '' ? (localizedText(scope, 'productSummaryFormNoAnswerText') ?? 'N/A') : answer
  return (
    `<div style="font-size:11px; margin-top:3px">\n` +
    `  <span style="font-weight:bold;">${asString(child(field, 'rawTitle'))}:</span> ${shown}\n</div>`
  )
}

function answerText(field: unknown, scope: Scope): string {
  const values = child(field, 'values')
  if (typeof values !== 'object' || values === null) return emission(child(field, 'value'))
  const part = (name: string) => emission(child(values, name))
  switch (asString(child(field, 'type'))) {
    case 'address':
      return addressText(part)
    case 'checkbox':
      return Array.isArray(values) && values.length > 0
        ? `${values.map(emission).join(', ')}\n`
        : ''
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`
    case 'likert':
      return likertText(values, scope)
    case 'name':
      return `${part('First')} ${part('Last')}`
    case 'phone':
      return `${part('Country') === '' ? '' : `+${part('Country')} `}${part('Areacode')}-${part('Prefix')}-${part('Line')}`
    case 'time':
      return `${ofTwo(part('Hour'))}:${ofTwo(part('Minute'))}:${ofTwo(part('Second'))} ${part('Ampm')}`
    default:
      return emission(child(field, 'value'))
  }
}

function ofTwo(text: string): string {
  return text.padStart(2, '0')
}

function addressText(part: (name: string) => string): string {
  const lines = [part('Line1'), part('Line2')].filter((line) => line !== '')
  const region = [part('State'), part('Zip'), part('Country')]
    .filter((text) => text !== '')
    .join(' ')
  lines.push(`${part('City')}, ${region}`)
  const rows = lines.map((line) => `  <div>${line}</div>\n`).join('')
  return `<div style="padding-left:5px;">\n${rows}</div>`
}

function likertText(values: object, scope: Scope): string {
  const rows = Object.entries(values).map(([question, given]) => {
    const [key, english] = likertAnswers[asNumber(given) + 2] ?? likertAnswers[2]
    const answer = localizedText(scope, key) ?? english
    return `  <div><span style="font-weight:bold;">${question}:</span> ${answer}</div>\n`
  })
  return `<div style="padding-left:5px;">\n${rows.join('')}</div>`
}

export const formFormatters: FormatterTable = { 'summary-form-field': summaryFormField }
