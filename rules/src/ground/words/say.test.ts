import { expect, test } from 'vitest'
import { sayFrom, sayInEnglish, sayMarkup } from './say.ts'

const say = sayFrom({
  'To {name}': 'An {name}',
  'You pay <b>{sum}</b> to {name}.': '{name} bekommt <b>{sum}</b> von dir.',
})

test('a sentence takes its values where its language puts them', () => {
  expect(say('To {name}', { name: 'Ada' })).toBe('An Ada')
  expect(sayInEnglish('To {name}', { name: 'Ada' })).toBe('To Ada')
})

test('a value that reads like a placeholder stays what was typed', () => {
  expect(say('To {name}', { name: '{sum}' })).toBe('An {sum}')
  expect(say('To {name}', { name: '$&' })).toBe('An $&')
})

test('what is not translated, and what every object has, stays as it is', () => {
  expect(say('Total')).toBe('Total')
  expect(say('constructor')).toBe('constructor')
})

test('a markup is said with its names and elements', () => {
  const markup = '<p>[[You pay <b>{sum}</b> to {name}.]] {.if sum}[[To {name}]]{.end}</p>'
  expect(sayMarkup(markup, say)).toBe(
    '<p>{name} bekommt <b>{sum}</b> von dir. {.if sum}An {name}{.end}</p>',
  )
  expect(sayMarkup(markup, sayInEnglish)).toBe(
    '<p>You pay <b>{sum}</b> to {name}. {.if sum}To {name}{.end}</p>',
  )
})

test('brackets that do not close are text', () => {
  expect(sayMarkup('a [[b', say)).toBe('a [[b')
})
