import { expect, it } from 'vitest'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { labelOfField, wordsOfField } from './style-words.ts'

const style = { tweaks: [{ name: 'paper', label: 'Paper' }] } as unknown as StyleReply
const fields = {
  'colors.themes': [{ id: 'dark', title: 'Night', roles: {} }],
  'fonts.themes': [{ id: 'quiet', title: 'Quiet', usages: {} }],
}

it('a style that counts for some pages alone is called by them', () => {
  expect(labelOfField(style, 'tweak.paper')).toBe('Paper')
  expect(labelOfField(style, 'SPLASH_PAGE.tweak.paper')).toBe('Cover page: Paper')
  expect(labelOfField(style, 'CHECKOUT.fonts.activeThemeId')).toBe('Checkout: Font theme')
})

it('a theme is called by its title, also where it is that of some pages', () => {
  expect(wordsOfField(fields, 'colors.activeThemeId', 'dark')).toBe('Night')
  expect(wordsOfField(fields, 'fonts.activeThemeId', 'quiet')).toBe('Quiet')
  expect(wordsOfField(fields, 'CHECKOUT.colors.activeThemeId', 'dark')).toBe('Night')
  expect(wordsOfField(fields, 'CHECKOUT.colors.activeThemeId', null)).toBe('As on the site')
  expect(wordsOfField(fields, 'colors.activeThemeId', null)).toBe('As the template has it')
})
