import { describe, expect, test } from 'vitest'
import { classSlug, tweakClasses } from '@vitrine/rules/site/design/tweak.ts'
import { choicesBesideTheme } from '@vitrine/rules/site/design/tweaks-in-theme.ts'
import { readTweaks, tweakVariables } from './tweaks.ts'
import { compileLess } from './compile-less.ts'

const sheet = `
// tweak: { "type": "color", "title": "Ink", "category": "Site" }
@ink: #222;
/* tweak: { 'type': 'value', title: 'Gap', min: 4, max: 40 } */
@gap: 12px;
// tweak: { "type": "font", "title": "Headings" }
.heading-font { font-family: "Gelasio"; font-size: 30px; }
// tweak: { "type": "checkbox", "title": "Hide Footer", "active": "true" }
// tweak: { "type": "dropdown", "title": "tweak-site-width-option", "options": ["Full Background", "Constrained"], "default": "Full Background" }
.a { color: @ink; margin: @gap; size: @heading-font-font-size; line-height: @heading-font-line-height; }
`

describe("a template's tweaks", () => {
  test('are read from its comments with their defaults', () => {
    expect(
      readTweaks(sheet).map(({ kind, name, defaultValue }) => [kind, name, defaultValue]),
    ).toEqual([
      ['color', 'ink', '#222'],
      ['value', 'gap', '12px'],
      ['font', 'heading-font', ''],
      ['checkbox', 'Hide Footer', 'true'],
      ['dropdown', 'tweak-site-width-option', 'Full Background'],
    ])
  })

  test("become body classes, and an owner's choice changes them", () => {
    const tweaks = readTweaks(sheet)
    expect(tweakClasses(tweaks, {})).toEqual([
      'hide-footer',
      'tweak-site-width-option-full-background',
    ])
    const chosen = { 'Hide Footer': 'false', 'tweak-site-width-option': 'Constrained' }
    expect(tweakClasses(tweaks, chosen)).toEqual(['tweak-site-width-option-constrained'])
  })

  test('give the variables that stylesheets derive from a font', async () => {
    const { css, problems } = await compileLess(sheet + tweakVariables(readTweaks(sheet), {}))
    expect(problems).toEqual([])
    expect(css).toContain('size: 30px')
    expect(css).toContain('line-height: 1.4em')
  })

  test("an owner's values win over the template's", async () => {
    const values = { ink: '#0a0', gap: '20px', 'heading-font': '{font-size:44px}' }
    const { css } = await compileLess(sheet + tweakVariables(readTweaks(sheet), values))
    expect(css).toContain('color: #0a0;margin: 20px;size: 44px')
  })

  test.each(['red; } body { display: none', 'a:b}body{display:none;c'])(
    'a value cannot write rules of its own: %s',
    (ink) => {
      expect(tweakVariables(readTweaks(sheet), { ink })).not.toContain('display')
    },
  )

  test('may have the names of what every object has', () => {
    const named = readTweaks(`
// tweak: { "type": "color", "title": "toString", "role": "ground" }
@constructor: #222;
// tweak: { "type": "checkbox", "title": "valueOf" }
// tweak: { "type": "dropdown", "title": "hasOwnProperty", "options": ["a b"] }
`)
    expect(named).toHaveLength(3)
    expect(tweakVariables(named, {})).toBe('')
    expect(tweakClasses(named, {})).toEqual(['hasownproperty-a-b'])
    expect(choicesBesideTheme(named, {}, { ground: '#123' })).toEqual([])
    expect(tweakVariables(named, { constructor: '#333' })).toBe('@constructor: #333;')
  })

  test.each([
    ['Full Background', 'full-background'],
    ['  --A/b--', 'a-b'],
  ])('%j is the class %s', (text, slug) => {
    expect(classSlug(text)).toBe(slug)
  })
})
