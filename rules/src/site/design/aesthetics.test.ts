import { describe, expect, test } from 'vitest'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import {
  aestheticsByPath,
  aestheticsFields,
  aestheticsOf,
  AestheticsPath,
  aestheticsProperties,
  dirtyPaths,
  withoutRole,
  type Aesthetics,
  noAesthetics,
} from './aesthetics.ts'
import { isDarkColor, textOn } from './color.ts'
import { setStyle } from './design-actions.ts'
import { safeTweakValue } from './tweak-value.ts'

const saved: Aesthetics = {
  colors: {
    palette: [{ id: 'plate', title: 'Plate', value: '#17408f' }],
    themes: [{ id: 'day', title: 'Day', roles: { accent: 'plate', ground: '#f4f5f1', odd: 'x' } }],
    activeThemeId: 'day',
  },
  fonts: {
    themes: [
      { id: 'sign', title: 'Sign', usages: { headings: { family: 'a', weight: '650', size: '' } } },
    ],
    activeThemeId: 'sign',
    fontUsageCategories: { headings: ['heading-1'] },
  },
}

/** Each part as it would be after some edit of it. */
const others = {
  'colors.activeThemeId': null,
  'fonts.activeThemeId': null,
  'colors.palette': [],
  'colors.themes': [],
  'fonts.themes': [],
  'fonts.fontUsageCategories': {},
}

test('exactly the parts that were changed are dirty, whichever these are', () => {
  const paths = Object.values(AestheticsPath)
  for (let some = 0; some < 2 ** paths.length; some++) {
    const changed = paths.filter((_path, at) => (some & (1 << at)) !== 0)
    const fields = Object.fromEntries(changed.map((path) => [path, others[path]]))
    const draft = aestheticsOf({ ...aestheticsByPath(saved), ...fields })
    expect(dirtyPaths(saved, draft)).toEqual(changed)
    expect(dirtyPaths(draft, saved)).toEqual(changed)
  }
})

test('a stylesheet begins with the colors of roles, those of text on them, and the fonts', () => {
  expect(aestheticsProperties(saved)).toEqual({
    '--color-accent': '#17408f',
    '--color-on-accent': '#ffffff',
    '--color-ground': '#f4f5f1',
    '--color-on-ground': '#000000',
    '--vitrine-problem-ink': '#a3231b',
    '--font-headings-family': 'a',
    '--font-headings-weight': '650',
  })
})

test('plates have the colors of a theme that says what is on them, and those alone', () => {
  const withRoles = (roles: Record<string, string>) => {
    const theme = { id: 'dark', title: 'Dark', roles }
    const colors = { palette: [], themes: [theme], activeThemeId: 'dark' }
    const { '--vitrine-plate': plate, '--vitrine-plate-ink': ink } = aestheticsProperties({
      ...noAesthetics,
      colors,
    })
    return [plate, ink]
  }
  expect(withRoles({ ground: '#26131f', text: '#fbf6f8' })).toEqual(['#26131f', '#fbf6f8'])
  expect(withRoles({ ground: '#26131f' })).toEqual([undefined, undefined])
  expect(withRoles({ text: '#fbf6f8' })).toEqual([undefined, undefined])
})

test('text is white on every color that is dark, and black on every other', () => {
  for (let level = 0; level < 4096; level++) {
    const color = `#${level.toString(16).padStart(3, '0')}`
    const [red = 0, green = 0, blue = 0] = Array.from(
      color.slice(1),
      (one) => 17 * parseInt(one, 16),
    )
    const isDark = isDarkColor({ red, green, blue, alpha: 1 })
    expect(isDark).toBe((red * 299 + green * 587 + blue * 114) / 1000 < 166.4)
    expect(textOn(color)).toBe(isDark ? '#ffffff' : '#000000')
  }
})

describe('a value that could be more than one value', () => {
  test.each([
    'red; } body { display: none',
    'red }',
    'rgb(1, 2',
    '"open',
    'red /* rest',
    'red // rest',
    '`process.exit()`',
    '{color: red} .a {',
    String.raw`a\;b`,
    'a:b}body{display:none;c',
    'a:b /*;c',
    'a:b;@import url(https://a.example/b.css);c:d',
    'a:b;@plugin "c:d"',
    '{a:b;@import "c"}',
  ])('is none: %s', (value) => {
    expect(safeTweakValue(value)).toBeUndefined()
    expect(performOn(setStyle, [], { set: { 'tweak.paper': value } }).ok).toBe(false)
  })

  test.each([
    '#fff',
    '12px',
    '{font-family:"A B";font-size:1em;}',
    'font-family: "A B"; font-size: 1em;',
    'url("https://a.example/b.png")',
  ])('is one: %s', (value) => {
    expect(safeTweakValue(value)).toBeDefined()
  })
})

test.each(['constructor', 'toString', '__proto__', 'accent'])(
  'a choice that names a role without a color is none: %s',
  (role) => {
    expect(withoutRole(`theme:${role}`, {})).toBeUndefined()
  },
)

test('a font of a theme is one value, and no further declaration', () => {
  const themeOf = (family: string) => ({
    'fonts.themes': [
      { id: 'sign', title: '', usages: { headings: { family, weight: '', size: '' } } },
    ],
  })
  const accepts = (family: string) => aestheticsFields.partial().safeParse(themeOf(family)).success
  expect(["'A B', serif", 'x:1; color:red', '{color:red}'].map(accepts)).toEqual([
    true,
    false,
    false,
  ])
})

test('a theme says no more than so much of so many names', () => {
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`name-${at}`, '#123']))
  const accepts = (count: number) =>
    aestheticsFields.partial().safeParse({
      'colors.themes': [{ id: 'day', title: '', roles: named(count) }],
    }).success
  expect([60, 61].map(accepts)).toEqual([true, false])
})

test('two people who change different choices both succeed', () => {
  const design = { tweakValues: { ink: '#000' }, customCss: '' }
  const stands = [{ kind: 'design', id: 'design', revision: 1, body: design }] as never
  const first = performOn(setStyle, stands, {
    set: { 'tweak.paper': '#fff', 'colors.activeThemeId': 'day' },
    seen: { 'tweak.paper': null, 'colors.activeThemeId': null },
  })
  expect(first).toMatchObject({
    ok: true,
    value: [{ after: { tweakValues: { ink: '#000', paper: '#fff' } } }],
  })
  const late = performOn(setStyle, stands, {
    set: { 'tweak.ink': '#111' },
    seen: { 'tweak.ink': '#222' },
  })
  expect(late).toMatchObject({ ok: false, refusal: { code: 'fields-changed' } })
})
