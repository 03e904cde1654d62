import { escapeHtml } from '../../ground/words/escape-html.ts'
import type { LayoutColumn, LayoutRow } from './layout.ts'

/** Names and values of an element's attributes, in the order in which they are printed. */
export type Attributes = Readonly<Record<string, string>>

/** What the element of a row carries; for the page in the editor also which row it is. */
export function rowAttributes({ id }: Pick<LayoutRow, 'id'>, isEditing: boolean): Attributes {
  return { class: 'row sqs-row', ...(isEditing && { 'data-row-id': id }) }
}

/** What the element of a column carries, such as the width that stylesheets read from its class. */
export function columnAttributes(
  { id, span }: Pick<LayoutColumn, 'id' | 'span'>,
  isEditing: boolean,
): Attributes {
  const name = `col sqs-col-${span} span-${span}`
  return { class: name, ...(isEditing && { 'data-column-id': id }) }
}

/** One element's opening tag as HTML. */
export function openingTag(attributes: Attributes): string {
  const printed = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  return `<div${printed.join('')}>`
}
