import { assert, constantFrom, property, string, stringMatching, webUrl } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import {
  readTarget,
  readTypedLink,
  tabOfTarget,
  unreadLink,
  wordsOfAddress,
} from './link-target.ts'
import { findLinkProblem, isSafeLink } from './safe-link.ts'

const typedTabs = ['address', 'email', 'phone'] as const

describe('what is typed into the link editor', () => {
  test.each([
    ['address', 'https://kiln.example/a?b#c', 'https://kiln.example/a?b#c'],
    ['address', ' https://kiln.example ', 'https://kiln.example'],
    ['address', '/about', '/about'],
    ['address', '#top', '#top'],
    ['email', 'ada@kiln.example', 'mailto:ada@kiln.example'],
    ['email', 'mailto:ada@kiln.example?subject=Clay', 'mailto:ada@kiln.example?subject=Clay'],
    ['email', 'a&b@kiln.example', 'mailto:a%26b@kiln.example'],
    ['phone', '+49 (0)30 / 12 34', 'tel:+49-0-30-12-34'],
    ['phone', '(030) 12 34', 'tel:030-12-34'],
    ['phone', 'tel:+15550100', 'tel:+15550100'],
  ] as const)('on the tab %s, %s leads to %s', (tab, typed, url) => {
    expect(readTypedLink(tab, typed)).toEqual({ url })
    expect(tabOfTarget(url)).toBe(tab)
  })

  test.each([
    ['email', 'ada', 'Emails must be formatted as name@example.com'],
    ['email', '', 'Emails must be formatted as name@example.com'],
    ['email', 'ada@', 'Please enter a valid email'],
    ['email', 'ada lovelace@kiln.example', 'Please enter a valid email'],
    ['address', 'https://', 'Links must be formatted as https://example.com or http://example.com'],
    [
      'address',
      'www.kiln.example',
      'Links must be formatted as https://example.com or http://example.com',
    ],
    [
      'address',
      'javascript:alert(1)',
      'Links must be formatted as https://example.com or http://example.com',
    ],
    ['address', 'our shop', 'our shop is not a valid page URL'],
    ['phone', 'call me', 'Numbers must be formatted as +1 555 0100'],
    ['phone', '', 'Numbers must be formatted as +1 555 0100'],
    ['address', `https://kiln.example/${'a'.repeat(3000)}`, fieldMessages.tooLong],
  ] as const)('on the tab %s, %s is refused with its sentence', (tab, typed, problem) => {
    expect(readTypedLink(tab, typed)).toEqual({ problem })
  })

  test('never becomes an address that runs something or that the site would refuse', () => {
    assert(
      property(constantFrom(...typedTabs), string({ unit: 'binary' }), (tab, typed) => {
        const read = readTypedLink(tab, typed)
        if ('url' in read) {
          expect(isSafeLink(read.url)).toBe(true)
          expect(findLinkProblem(read.url)).toBeUndefined()
        }
      }),
    )
  })

  test('reads as it was kept: what is shown again leads to the same place', () => {
    const typed = {
      address: webUrl(),
      email: stringMatching(/^[a-z%&#+.]{1,20}@[a-z]{1,10}\.example$/),
      phone: stringMatching(/^\+?[0-9][0-9 ()./-]{2,20}[0-9]$/),
    }
    for (const tab of typedTabs) {
      assert(
        property(typed[tab], (words) => {
          const read = readTypedLink(tab, words)
          if (!('url' in read)) return
          const again = readTypedLink(tab, wordsOfAddress(read.url))
          expect(again).toEqual(read)
          expect(readTarget(read.url)).toEqual({ to: read.url })
          expect(readTarget(unreadLink(tab, words))).toEqual({ to: read.url })
          expect(tabOfTarget(read.url)).toBe(tab)
        }),
      )
    }
  })
})

test('a link is edited on the tab of what it leads to', () => {
  expect(tabOfTarget(null)).toBe('page')
  expect(tabOfTarget({ kind: 'collection', id: '1' })).toBe('page')
  expect(tabOfTarget({ kind: 'item', id: '1' })).toBe('page')
  expect(tabOfTarget({ kind: 'asset', id: '1' })).toBe('file')
  expect(wordsOfAddress('mailto:%E0')).toBe('%E0')
})

test('a link without a place to lead to is told so', () => {
  expect(readTarget(null)).toEqual({ problem: fieldMessages.required })
  expect(readTarget('')).toEqual({ problem: fieldMessages.required })
  expect(readTarget({ kind: 'asset', id: '1' })).toEqual({ to: { kind: 'asset', id: '1' } })
})
