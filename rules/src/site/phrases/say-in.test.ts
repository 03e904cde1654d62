import { expect, test } from 'vitest'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { moneyMessages } from '../../ground/money/money-messages.ts'
import { requestMessages } from '../../ground/refusals/request-messages.ts'
import { phrasebooks, saidRefusal, sayAnyIn, sayIn } from './say-in.ts'

const english = Object.keys(phrasebooks['de'] ?? {})
const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const elementsOf = (text: string) => (text.match(/<[^<>]+>/g) ?? []).toSorted()

test.each(Object.keys(phrasebooks))(
  'each phrase in %s keeps its names and elements',
  (language) => {
    const book = phrasebooks[language] ?? {}
    expect(Object.keys(book).toSorted()).toEqual(english.toSorted())
    for (const [phrase, said] of Object.entries(book)) {
      expect(said.trim(), phrase).not.toBe('')
      expect(placeholdersOf(said), phrase).toEqual(placeholdersOf(phrase))
      expect(elementsOf(said), phrase).toEqual(elementsOf(phrase))
      // they stand in attributes, and beside text that is escaped
      expect(said.replaceAll(/<[^<>]+>/g, ''), phrase).not.toMatch(/["<>&]/)
    }
  },
)

test('a region reads its language, and an unknown language English', () => {
  expect(sayIn('de-CH')('Total')).toBe(sayIn('de')('Total'))
  expect(sayIn('de')('Total')).not.toBe('Total')
  expect(sayIn('pl-PL')('Total')).toBe('Total')
  expect(sayAnyIn('constructor')('Total')).toBe('Total')
})

test('a refusal is said with its fields, and with the values of its sentence', () => {
  const said = saidRefusal(
    {
      code: 'x',
      status: 400,
      message: 'Please select the Size option.',
      said: { sentence: 'Please select the {option} option.', values: { option: 'Size' } },
      fields: { email: fieldMessages.required, name: 'Nobody has translated this.' },
    },
    'de',
  )
  expect(said.message).toContain('Size')
  expect(said.message).not.toContain('Please')
  expect(said.fields).toEqual({
    email: sayIn('de')('Required'),
    name: 'Nobody has translated this.',
  })
})

test('what any form can answer is known', () => {
  for (const message of [
    ...Object.values(fieldMessages),
    moneyMessages['amount-too-large'].message,
    requestMessages['cookies-disabled'].message,
  ]) {
    expect(english).toContain(message)
  }
})
