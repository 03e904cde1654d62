import { inputName, statementName } from '@vitrine/rules/site/forms/capture-value.ts'
import {
  counterOf,
  hasParts,
  mayBeRequired,
  mostOfLine,
  partsOf,
  passwordMarker,
  type FormField,
  type TypeWithParts,
} from '@vitrine/rules/site/forms/form.ts'
import { titleOf, type WireAnswer } from '@vitrine/rules/site/forms/form-answers.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'

/** What was answered so far, and what is wrong with it; both by the field's id. */
export type FormSoFar = {
  readonly typed: Readonly<Record<string, WireAnswer>>
  readonly errors: Readonly<Record<string, string>>
  /** From -2 to 2, in the language of the site. */
  readonly likert: readonly string[]
  readonly say: SayPhrase
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of a form as `form.block` draws them; all of it is escaped. */
export function formContext(fields: readonly FormField[], soFar: FormSoFar): Fields[] {
  const wrong = fields.find(({ id }) => soFar.errors[id] !== undefined)?.id
  return fields.map((field) => fieldContext(field, soFar, field.id === wrong))
}

function fieldContext(field: FormField, soFar: FormSoFar, hasFocus: boolean): Fields {
  const { id: fieldId, type, description } = field
  const id = `form-${fieldId}`
  const shared = {
    fieldId,
    id,
    type,
    name: inputName(field),
    title: escapeHtml(titleOf(field)),
    description: escapeHtml(description),
    isOptional: mayBeRequired(type) ? !field.required : true,
    error: escapeHtml(soFar.errors[fieldId] ?? ''),
    describedBy: description === '' ? `${id}-error` : `${id}-error ${id}-hint`,
    isHidden: type === 'hidden',
    isSection: type === 'section',
    isText: type === 'textarea',
    isGroup: hasParts(type) || ['radio', 'checkbox', 'likert'].includes(type),
    hasParts: hasParts(type),
    underline: field.underline === true,
    hasFocus,
    // absent, they would be looked for further out
    choices: null,
    statements: null,
    parts: null,
    counter: null,
    symbol: null,
  }
  return { ...shared, ...controlsOf(field, soFar, hasFocus) }
}

function controlsOf(field: FormField, soFar: FormSoFar, hasFocus: boolean): Fields {
  const { id, type, options = [] } = field
  const typed = soFar.typed[id]
  if (hasParts(type)) return { parts: partsContext(field, type, soFar, hasFocus) }
  if (type === 'likert') return { statements: statementsContext(field, soFar) }
  if (type === 'radio' || type === 'checkbox' || type === 'select') {
    const chosen = new Set([typed ?? []].flat())
    const choices = options.map((value, at) => ({
      name: inputName(field),
      type,
      value: escapeHtml(value),
      isChosen: chosen.has(value),
      hasFocus: hasFocus && at === 0,
    }))
    return { choices }
  }
  return lineContext(field, typeof typed === 'string' ? typed : undefined)
}

function lineContext(field: FormField, typed: string | undefined): Fields {
  const { type } = field
  const text = typed ?? (type === 'hidden' ? (field.value ?? '') : '')
  const counter = counterOf(field)
  return {
    value: escapeHtml(text),
    placeholder: escapeHtml(type === 'password' ? passwordMarker : field.placeholder),
    inputType: type === 'password' || type === 'email' ? type : 'text',
    inputMode: inputModes[type] ?? 'text',
    autocomplete: type === 'email' ? 'email' : 'off',
    counter: counter ?? null,
    count: [...text].length,
    symbol: escapeHtml(type === 'twitter' ? '@' : (field.currencySymbol ?? '')),
  }
}

const inputModes: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  number: 'decimal',
  currency: 'decimal',
  website: 'url',
}

function statementsContext(field: FormField, { typed, likert }: FormSoFar): Fields[] {
  const given = typed[field.id]
  const byStatement = typeof given === 'object' && !Array.isArray(given) ? given : {}
  return (field.options ?? []).map((statement, at) => ({
    statement: escapeHtml(statement),
    answers: likert.map((label, place) => {
      const value = String(place - 2)
      const chosen = (byStatement as Readonly<Record<string, string>>)[statement]
      return {
        name: statementName(field.id, at),
        label: escapeHtml(label),
        value,
        isChosen: chosen === value,
      }
    }),
  }))
}

function partsContext(
  { id, showCountryCode }: FormField,
  type: TypeWithParts,
  { typed, say }: FormSoFar,
  hasFocus: boolean,
): Fields[] {
  const before = typed[id]
  const given: readonly string[] = isList(before) ? before : []
  const all = partsOf[type].map((part, at) => ({
    part: part as string,
    value: given[at] ?? '',
  }))
  // a phone that asks for no country has three parts (spec §5)
  const asked = type === 'phone' && showCountryCode !== true ? all.slice(1) : all
  return asked.map(({ part, value }, at) => ({
    part: part.toLowerCase(),
    name: inputName({ id, type }),
    label: say(labels[`${type} ${part}`] ?? 'Address'),
    value: escapeHtml(value),
    most: mostOfLine,
    isNumber: type === 'date' || type === 'time' || type === 'phone',
    autocomplete: autocompletes[`${type} ${part}`] ?? 'off',
    hasFocus: hasFocus && at === 0,
    options:
      part === 'Ampm' ? ['AM', 'PM'].map((one) => ({ value: one, isChosen: one === value })) : null,
  }))
}

const labels: Readonly<Record<string, Phrase>> = {
  'address Line1': 'Address',
  'address Line2': 'Apartment, floor',
  'address City': 'City',
  'address State': 'State or region',
  'address Zip': 'Postal code',
  'address Country': 'Country',
  'date Month': 'Month',
  'date Day': 'Day',
  'date Year': 'Year',
  'name First': 'First name',
  'name Last': 'Last name',
  'phone Country': 'Country code',
  'phone Areacode': 'Area code',
  'phone Prefix': 'Prefix',
  'phone Line': 'Line number',
  'time Hour': 'Hour',
  'time Minute': 'Minute',
  'time Second': 'Second',
  'time Ampm': 'AM or PM',
}

const autocompletes: Readonly<Record<string, string>> = {
  'name First': 'given-name',
  'name Last': 'family-name',
  'address Line1': 'address-line1',
  'address Line2': 'address-line2',
  'address City': 'address-level2',
  'address State': 'address-level1',
  'address Zip': 'postal-code',
  'address Country': 'country-name',
}

function isList(typed: WireAnswer | undefined): typed is readonly string[] {
  return Array.isArray(typed)
}
