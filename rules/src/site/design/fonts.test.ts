import { describe, expect, test } from 'vitest'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { noAesthetics, type Aesthetics } from './aesthetics.ts'
import { noDesign, type Design } from './design.ts'
import { addFont, deleteFont, renameFont, setFontKit } from './font-actions.ts'
import { familiesInUse } from './font-family.ts'
import {
  fontThemeId,
  fontThemeLess,
  fontThemesToChoose,
  readyFontThemes,
  readyThemeBefore,
  themesWith,
  turnOnFontTheme,
  usagesFollowed,
  type FontTheme,
} from './font-theme.ts'
import { maxOwnFonts, type OwnFont } from './own-font.ts'

const quay: OwnFont = {
  family: 'Quay',
  weight: '400',
  style: 'normal',
  assetId: 'a1',
  hash: 'f'.repeat(64),
  filename: 'quay.woff2',
}

function documents(design: Partial<Design>, contentType = 'font/woff2'): StoredDocument[] {
  const asset = { contentType, hash: 'e'.repeat(64), filename: 'new.woff2' }
  return [
    { kind: 'design', id: 'design', revision: 1, body: { ...noDesign, ...design } },
    { kind: 'asset', id: 'a2', revision: 1, body: asset },
  ] as never
}

const themed = (theme: FontTheme): Aesthetics => ({
  ...noAesthetics,
  fonts: { themes: [theme], activeThemeId: theme.id, fontUsageCategories: {} },
})
const theme: FontTheme = {
  id: 'mine',
  title: 'Mine',
  usages: {
    body: { family: "'Quay', serif", weight: '400', size: '' },
    buttons: { family: '', weight: '', size: '1rem' },
  },
}

describe('a font of the owner’s own', () => {
  const input = { assetId: 'a2', family: 'Quay', weight: '700', style: 'normal' }

  test('is a file of the site that is a font', () => {
    expect(performOn(addFont, documents({ fonts: { own: [quay], kitId: null } }), input)).toEqual({
      ok: true,
      value: [expect.objectContaining({ kind: 'design' })],
    })
    const refused = performOn(addFont, documents({}, 'image/png'), input)
    expect(refusalCode(refused)).toBe('font-file-needed')
    const gone = performOn(addFont, documents({}), { ...input, assetId: 'elsewhere' })
    expect(refusalCode(gone)).toBe('font-file-needed')
  })

  test.each(["A'; } body {", 'A"', 'a\\27', '', '-a', 'a\nb', 'a'.repeat(61), '<b>', 'a;b', 'a,b'])(
    'is not called what could end its name in a stylesheet: %j',
    (family) => {
      const result = performOn(addFont, documents({}), { ...input, family })
      expect(refusalCode(result)).toBe('font-name-not-valid')
    },
  )

  test('is there once in each weight and slant, and a site has no more of them than fit', () => {
    const there = { fonts: { own: [{ ...quay, weight: '700' as const }], kitId: null } }
    expect(refusalCode(performOn(addFont, documents(there), input))).toBe('font-there-already')
    const own = Array.from({ length: maxOwnFonts }, (_, at) => ({ ...quay, assetId: `${at}` }))
    const full = performOn(addFont, documents({ fonts: { own, kitId: null } }), input)
    expect(refusalCode(full)).toBe('too-many-fonts')
  })

  test('keeps its uses where it gets another name, in choices, those of cover pages too, and themes', () => {
    const design = {
      tweakValues: { text: "{font-family:'Quay', serif;font-size:1em;}", paper: 'Quay' },
      aesthetics: themed(theme),
      fonts: { own: [quay, { ...quay, family: 'Pier', assetId: 'a3' }], kitId: null },
      scopes: {
        SPLASH_PAGE: { 'tweak.text': "{font-family:'Quay';}", 'fonts.activeThemeId': 'mine' },
      },
    }
    const done = performOn(renameFont, documents(design), { family: 'Quay', to: 'Mole' })
    if (!done.ok) throw new Error(done.refusal.code)
    const after = done.value[0]?.after as Design
    expect(after.tweakValues).toEqual({
      text: "{font-family:'Mole', serif;font-size:1em;}",
      paper: 'Quay',
    })
    expect(after.aesthetics?.fonts.themes[0]?.usages['body']?.family).toBe("'Mole', serif")
    expect(after.scopes).toEqual({
      SPLASH_PAGE: { 'tweak.text': "{font-family:'Mole';}", 'fonts.activeThemeId': 'mine' },
    })
    expect(after.fonts?.own.map(({ family }) => family)).toEqual(['Mole', 'Pier'])
    const taken = performOn(renameFont, documents(design), { family: 'Quay', to: 'Pier' })
    expect(refusalCode(taken)).toBe('font-name-taken')
    const unknown = performOn(renameFont, documents(design), { family: 'Nobody', to: 'Mole' })
    expect(refusalCode(unknown)).toBe('no-such-font')
  })

  test('is called by its other name in the owner’s own rules, by who may edit code', () => {
    const customCss = [
      "h1 { font-family: Quay, 'Quay Fallback', serif }",
      "h2 { font: 600 1rem/1.2 'Quay', serif; content: 'Quay' }",
      '.Quay { font-family:"Quay" }',
    ].join('\n')
    const stands = documents({ customCss, fonts: { own: [quay], kitId: null } })
    const rulesAfter = (may: () => boolean) => {
      const done = performOn(renameFont, stands, { family: 'Quay', to: 'Mole' }, may)
      return done.ok && done.value.map(({ after }) => (after as Design).customCss)[0]
    }
    expect(rulesAfter(() => true)).toBe(
      [
        "h1 { font-family: 'Mole', 'Quay Fallback', serif }",
        "h2 { font: 600 1rem/1.2 'Mole', serif; content: 'Quay' }",
        '.Quay { font-family:"Mole" }',
      ].join('\n'),
    )
    expect(rulesAfter(() => false)).toBe(customCss)
  })

  test('goes alone', () => {
    const fonts = { own: [quay, { ...quay, assetId: 'a3' }], kitId: 'abc1def' }
    const done = performOn(deleteFont, documents({ fonts }), { assetId: 'a1' })
    expect(done).toMatchObject({
      ok: true,
      value: [{ after: { fonts: { own: [{ assetId: 'a3' }], kitId: 'abc1def' } } }],
    })
    const gone = performOn(deleteFont, documents({}), { assetId: 'a1' })
    expect(refusalCode(gone)).toBe('no-such-font')
  })
})

test('a kit that somebody else has changed meanwhile is not written over', () => {
  const stands = documents({ fonts: { own: [], kitId: 'abc1def' } })
  const late = performOn(setFontKit, stands, { kitId: 'xyz9xyz', seen: null })
  expect(refusalCode(late)).toBe('fields-changed')
  expect(performOn(setFontKit, stands, { kitId: null, seen: 'abc1def' }).ok).toBe(true)
  expect(refusalCode(performOn(setFontKit, stands, { kitId: 'x' }))).toBe('kit-id-not-valid')
})

test('the families in use are those of choices, of the theme that is on and of the owner’s rules', () => {
  const off = { ...theme, id: 'off', usages: { body: { family: 'Unused', weight: '', size: '' } } }
  const aesthetics = themed(theme)
  const design: Design = {
    tweakValues: { text: '{font-family:\'Lora\', "Lora Fallback", serif;}', paper: '#fff' },
    customCss: "h1 { font-family: Inter, 'DM Sans' } h2 { font: 600 1rem/1.2 'Syne', serif }",
    aesthetics: { ...aesthetics, fonts: { ...aesthetics.fonts, themes: [theme, off] } },
  }
  const used = familiesInUse(design)
  for (const family of ['Lora', 'Lora Fallback', 'Quay', 'Inter', 'DM Sans', 'Syne']) {
    expect(used).toContain(family)
  }
  expect(used).not.toContain('Unused')
})

describe('a font theme', () => {
  test('is LESS that comes after a template’s own, of what it sets and nothing else', () => {
    expect(fontThemeLess(themed(theme)).split('\n')).toEqual([
      '@font-body-family: var(--font-body-family);',
      '@font-body-weight: var(--font-body-weight);',
      '.font-body() { font-family: var(--font-body-family); font-weight: var(--font-body-weight); }',
      '@font-buttons-size: var(--font-buttons-size);',
      '.font-buttons() { font-size: var(--font-buttons-size); }',
    ])
    expect(fontThemeLess(noAesthetics)).toBe('')
  })

  test('is followed by a template that names its mixins or variables', () => {
    expect(usagesFollowed('body { .font-body(); } a { font: @font-buttons-size x }')).toEqual([
      'body',
      'buttons',
    ])
    expect(usagesFollowed('.font-bodyguard {} @font-family: x;')).toEqual([])
  })

  test('becomes the site’s own when it is chosen, once, with the headings of its usages', () => {
    const [ready] = readyFontThemes
    if (ready === undefined) throw new Error('no theme')
    const first = turnOnFontTheme(noAesthetics, ready)
    expect(first).toMatchObject({
      'fonts.activeThemeId': ready.id,
      'fonts.themes': [ready],
      'fonts.fontUsageCategories': { headings: ['heading-1', 'heading-2', 'heading-3'] },
    })
    expect(Object.keys(turnOnFontTheme(themed(ready), ready))).not.toContain('fonts.themes')
  })

  test('is changed usage by usage', () => {
    const [changed] = themesWith(themed(theme), 'mine', 'buttons', { weight: '600' })
    expect(changed?.usages).toEqual({
      ...theme.usages,
      buttons: { family: '', weight: '600', size: '1rem' },
    })
    expect(themesWith(themed(theme), 'another', 'buttons', { weight: '600' })).toEqual([theme])
  })

  test.each([
    ['Harbour', [], 'harbour'],
    ['Harbour', ['harbour', 'harbour-2'], 'harbour-3'],
    ['24 Éclairs!', [], 'eclairs'],
    ['漢字', [], 'theme'],
    ['x'.repeat(200), [], 'x'.repeat(50)],
  ])('has an id of its own by its title: %s', (title, taken, id) => {
    expect(fontThemeId(title, taken)).toBe(id)
  })
})

describe('the font themes to choose from', () => {
  const [first, second] = readyFontThemes
  if (first === undefined || second === undefined) throw new Error('no ready themes')

  test('keep their order whichever were looked at, and the owner’s come last', () => {
    const names = (themes: readonly FontTheme[]) => themes.map(({ id }) => id)
    const ready = names(readyFontThemes)
    const fonts = { ...noAesthetics.fonts, themes: [theme, second, first] }
    expect(names(fontThemesToChoose({ ...noAesthetics, fonts }))).toEqual([...ready, theme.id])
    expect(names(fontThemesToChoose(noAesthetics))).toEqual(ready)
  })

  test('are shown as the site has changed them, and a ready one can be put back', () => {
    const [changed = first] = themesWith(themed(first), first.id, 'body', { weight: '700' })
    expect(fontThemesToChoose(themed(changed))[0]).toBe(changed)
    expect(readyThemeBefore(changed)).toBe(first)
    expect(readyThemeBefore({ ...first })).toBeUndefined()
    expect(readyThemeBefore(theme)).toBeUndefined()
  })
})
