import { expect, test } from 'vitest'
import type { Use } from './uses-api.ts'
import { leadersWords, namesOfUses } from './uses-words.ts'

const use = (name: string, kind: Use['kind'] = 'collection'): Use => ({
  kind,
  id: name,
  name,
  place: null,
})

test('names the places that show a file, by what people call them, and counts the rest', () => {
  const uses = [
    use('Home'),
    use('site', 'site-settings'),
    use('design', 'design'),
    use('Team', 'section'),
  ]
  expect(namesOfUses({ uses, hasMore: false })).toBe('Home, Settings, Style, Section “Team”')
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => use(name))
  expect(namesOfUses({ uses: many, hasMore: false })).toBe('A, B, C, D, E and 2 more')
  expect(namesOfUses({ uses: many, hasMore: true })).toBe('A, B, C, D, E and more')
})

test('says which places lead to what goes, but not the menus, which lose its line', () => {
  const menu = use('Main', 'navigation')
  expect(leadersWords({ uses: [menu], hasMore: false })).toBe('')
  expect(leadersWords({ uses: [menu, use('Home')], hasMore: false })).toBe(
    'Home still leads there.',
  )
  expect(leadersWords({ uses: [use('About'), use('Home')], hasMore: false })).toBe(
    'Still lead there: About, Home.',
  )
})
