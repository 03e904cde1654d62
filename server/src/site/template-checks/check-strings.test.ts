import { expect, test } from 'vitest'
import { checkTemplateFile, isCheckable } from './check-template-file.ts'
import { openTemplateLanguage } from '../../template-language.ts'

const language = openTemplateLanguage()

const german = `{
  "greeting": "Hallo {name}",
  "cart": "{0 plural one {# Artikel}}",
  // Polish knows few, German does not
  "left": "{0 plural few {noch #} other {noch #}}"
}`

test('translations are checked for plurals that their language cannot use', () => {
  expect(checkTemplateFile(language, 'strings/template-de-DE.json', german)).toEqual([
    {
      code: 'MESSAGE_INVALID',
      message: "cart: A plural text needs an 'other' form.",
      severity: 'error',
      line: 3,
      column: 3,
    },
    {
      code: 'MESSAGE_INVALID',
      message: "left: The plural key 'few' is not valid for de-DE, which has one, other.",
      severity: 'error',
      line: 5,
      column: 3,
    },
  ])
  expect(checkTemplateFile(language, 'strings/template-pl-PL.json', german)).toHaveLength(1)
})

test('a file of translations that cannot be read says where', () => {
  const found = checkTemplateFile(language, 'my/strings/template-fr.json', '{\n "a": [1\n}')
  expect(found.map(({ code, line }) => [code, line])).toEqual([['JSON_UNREADABLE', 3]])
})

test('other JSON is not taken for translations', () => {
  expect(isCheckable('data.json')).toBe(false)
  expect(isCheckable('strings/template-not_a_language.json')).toBe(false)
  expect(isCheckable('strings/template-en-US.json')).toBe(true)
})
