import { expect, test } from 'vitest'
import { checkMessage } from './check-message.ts'

test.each([
  ['en', 'From {fromPrice}'],
  ['en', '{n plural one {# cup} other {# cups}}'],
  ['en', '{n plural offset:1 =0 {none} one {# more} other {# more}}'],
  ['en', '{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}'],
  ['en', "it''s '{n plural few {x}}'"],
  ['en', '{0 select x {X} y {Y}}'],
  ['pl', '{n plural one {#} few {#} many {#} other {#}}'],
  ['ja', '{n plural other {#}}'],
  ['en', '{n plural one {#'],
])('in %s, the message %s can be used', (language, message) => {
  expect(checkMessage(message, language)).toBeUndefined()
})

test.each([
  ['en', '{n plural one {# cup}}', "A plural text needs an 'other' form."],
  ['de', 'a {n selectordinal =1 {x}}', "A plural text needs an 'other' form."],
  [
    'en',
    '{n plural few {#} other {#}}',
    "The plural key 'few' is not valid for en, which has one, other.",
  ],
  [
    'ja',
    '{n plural one {#} other {#}}',
    "The plural key 'one' is not valid for ja, which has other.",
  ],
  [
    'en',
    '{0 select x {{n plural ones {#} other {#}}} other {}}',
    "The plural key 'ones' is not valid for en, which has one, other.",
  ],
])('in %s, the message %s cannot: %s', (language, message, wrong) => {
  expect(checkMessage(message, language)).toBe(wrong)
})
