import type { FieldType } from '@vitrine/rules/site/forms/form.ts'

/** What an owner calls each kind of field, in the order in which they are offered. */
export const fieldNames: Readonly<Record<FieldType, string>> = {
  text: 'Line of text',
  textarea: 'Text of several lines',
  select: 'One of a list',
  radio: 'One of several buttons',
  checkbox: 'Boxes to tick',
  email: 'E-mail address',
  phone: 'Phone number',
  name: 'Name',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  number: 'Number',
  currency: 'Amount of money',
  website: 'Web address',
  twitter: 'Handle with an @',
  password: 'Password',
  likert: 'How much they agree',
  section: 'Heading',
  hidden: 'Hidden value',
}

/** What its title is called in the editor. */
export function titleLabel(type: FieldType): string {
  if (type === 'section') return 'Heading'
  return type === 'hidden' ? 'What it is called in orders' : 'Question'
}
