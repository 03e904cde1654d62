import type {} from '../../ground/documents/document.ts'

/** The kinds of fields that a form may have (spec §3, Forms). */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'currency',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const
export type FieldType = (typeof fieldTypes)[number]

export type FormField = {
  readonly id: string
  readonly type: FieldType
  /** What is asked, or the heading of a section; of a hidden field what its answer is called. */
  readonly title: string
  readonly description: string
  readonly placeholder: string
  readonly required: boolean
  /** Of radio, checkbox and select what is chosen from; of likert the statements. */
  readonly options?: readonly string[] | undefined
  /** Of a textarea, in characters; absent or 0: no counter, and only the limit of all texts. */
  readonly maxLength?: number | undefined
  /** Of a currency, such as `€`. */
  readonly currencySymbol?: string | undefined
  /** Of a phone: whether the country's number is asked for too. */
  readonly showCountryCode?: boolean | undefined
  /** Of a section: whether a line stands below its heading. */
  readonly underline?: boolean | undefined
  /** Of a hidden field: the name in a page's query that it takes its value from. */
  readonly key?: string | undefined
  /** Of a hidden field: its value where the query has none. */
  readonly value?: string | undefined
}

/** Questions that a shopper answers before a product goes into the cart. */
export type FormBody = {
  readonly name: string
  readonly fields: readonly FormField[]
  /** Epoch milliseconds. */
  readonly createdAt: number
}

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    form: FormBody
  }
}

export const formLimits = {
  forms: 100,
  fields: 40,
  options: 100,
  name: 100,
  title: 200,
  description: 500,
  option: 200,
  symbol: 8,
  key: 50,
} as const

/** Characters that an answer has at most, whatever its owner allows. */
export const mostOfLine = 500
export const mostOfText = 2000

/** Whether a field has `options`. */
export function hasOptions(type: FieldType): boolean {
  return type === 'radio' || type === 'checkbox' || type === 'select' || type === 'likert'
}

/** Whether its owner may ask that it is answered: likert and section fields are never checked (spec §5). */
export function mayBeRequired(type: FieldType): boolean {
  return type !== 'likert' && type !== 'section' && type !== 'hidden'
}

/** Whether a form has a question: one of headings and hidden values alone is never shown. */
export function asksSomething({ fields }: Pick<FormBody, 'fields'>): boolean {
  return fields.some(({ type }) => type !== 'section' && type !== 'hidden')
}

/** Whether an example may stand in it. */
export function hasPlaceholder(type: FieldType): boolean {
  return ['text', 'textarea', 'email', 'number', 'website', 'twitter', 'currency'].includes(type)
}

/** The parts of a field that has several, by the names that they have in summaries (spec §3). */
export const partsOf = {
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>
export type TypeWithParts = keyof typeof partsOf

export function hasParts(type: FieldType): type is TypeWithParts {
  return Object.hasOwn(partsOf, type)
}

/** A field's counter (spec §5): the most characters, or undefined where it has none. */
export function counterOf({ type, maxLength }: FormField): number | undefined {
  return type === 'textarea' && maxLength !== undefined && maxLength > 0 ? maxLength : undefined
}

/** What stands in the place of a password, however long it is (spec §9). */
export const passwordMarker = '••••••••'
