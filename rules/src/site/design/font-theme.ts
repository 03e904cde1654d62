import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { Aesthetics, AestheticsFields } from './aesthetics.ts'
import { fontStack, type FontCategory } from './font-family.ts'

export type FontTheme = AestheticsFields['fonts.themes'][number]
export type FontSetting = FontTheme['usages'][string]

/** What a font theme sets, in the order of its panel. */
export const fontUsages = [
  'heading-1',
  'heading-2',
  'heading-3',
  'body',
  'navigation',
  'buttons',
] as const
export type FontUsage = (typeof fontUsages)[number]

export const fontUsageTitles: Readonly<Record<FontUsage, string>> = {
  'heading-1': 'Heading 1',
  'heading-2': 'Heading 2',
  'heading-3': 'Heading 3',
  body: 'Body',
  navigation: 'Menus',
  buttons: 'Buttons',
}

/** The headings under which usages stand, as a site keeps them once it has a font theme. */
export const fontUsageCategories: Readonly<Record<'headings' | 'texts' | 'controls', FontUsage[]>> =
  {
    headings: ['heading-1', 'heading-2', 'heading-3'],
    texts: ['body'],
    controls: ['navigation', 'buttons'],
  }
export const fontUsageCategoryTitles: Readonly<Record<string, string>> = {
  headings: 'Headings',
  texts: 'Texts',
  controls: 'Menus and buttons',
}

type Set = readonly [family: string, category: FontCategory, weight: string]

/** A pair of families that go well together, for all that a theme sets. */
type ReadyFontTheme = {
  readonly id: string
  readonly title: string
  readonly headings: Set
  readonly texts: Set
  readonly controls: Set
}

/** Pairs to begin with; their families are of the catalogue, which a test of the server says. */
const pairs: readonly ReadyFontTheme[] = [
  {
    id: 'letterpress',
    title: 'Letterpress',
    headings: ['Fraunces', 'serif', '600'],
    texts: ['Figtree', 'sans-serif', '400'],
    controls: ['Figtree', 'sans-serif', '600'],
  },
  {
    id: 'reading-room',
    title: 'Reading room',
    headings: ['EB Garamond', 'serif', '500'],
    texts: ['EB Garamond', 'serif', '400'],
    controls: ['Karla', 'sans-serif', '600'],
  },
  {
    id: 'gallery-wall',
    title: 'Gallery wall',
    headings: ['Instrument Sans', 'sans-serif', '600'],
    texts: ['Instrument Sans', 'sans-serif', '400'],
    controls: ['Instrument Sans', 'sans-serif', '500'],
  },
  {
    id: 'atelier',
    title: 'Atelier',
    headings: ['Cormorant Garamond', 'serif', '600'],
    texts: ['Albert Sans', 'sans-serif', '400'],
    controls: ['Albert Sans', 'sans-serif', '600'],
  },
  {
    id: 'broadsheet',
    title: 'Broadsheet',
    headings: ['Playfair Display', 'serif', '700'],
    texts: ['Newsreader', 'serif', '400'],
    controls: ['Public Sans', 'sans-serif', '600'],
  },
  {
    id: 'field-notes',
    title: 'Field notes',
    headings: ['Bitter', 'slab-serif', '650'],
    texts: ['Work Sans', 'sans-serif', '400'],
    controls: ['Work Sans', 'sans-serif', '600'],
  },
  {
    id: 'studio',
    title: 'Studio',
    headings: ['Syne', 'display', '700'],
    texts: ['Hanken Grotesk', 'sans-serif', '400'],
    controls: ['Hanken Grotesk', 'sans-serif', '600'],
  },
  {
    id: 'poster',
    title: 'Poster',
    headings: ['Oswald', 'display', '600'],
    texts: ['Lora', 'serif', '400'],
    controls: ['Oswald', 'display', '500'],
  },
  {
    id: 'kitchen-table',
    title: 'Kitchen table',
    headings: ['Young Serif', 'serif', '400'],
    texts: ['Nunito', 'sans-serif', '400'],
    controls: ['Nunito', 'sans-serif', '700'],
  },
  {
    id: 'drawing-office',
    title: 'Drawing office',
    headings: ['Jost', 'sans-serif', '500'],
    texts: ['Crimson Pro', 'serif', '400'],
    controls: ['JetBrains Mono', 'mono', '500'],
  },
]

/** Font themes that an owner can begin with. */
export const readyFontThemes: readonly FontTheme[] = pairs.map((pair) => {
  const usages = Object.entries(fontUsageCategories).flatMap(([category, names]) => {
    const [family, group, weight] = pair[category as keyof typeof fontUsageCategories]
    const setting = { family: fontStack(family, group), weight, size: '' }
    return names.map((usage) => [usage, setting] as const)
  })
  return { id: pair.id, title: pair.title, usages: Object.fromEntries(usages) }
})

/** The theme that is on; undefined where none is. */
export function activeFontTheme({ fonts }: Aesthetics): FontTheme | undefined {
  return fonts.themes.find(({ id }) => id === fonts.activeThemeId)
}

/**
 * All themes that can be chosen: the ready ones, which keep their places when the site has them with
 * changes, and then the owner's.
 */
export function fontThemesToChoose({ fonts }: Aesthetics): readonly FontTheme[] {
  const isReady = ({ id }: FontTheme): boolean => readyFontThemes.some((ready) => ready.id === id)
  const ready = readyFontThemes.map(
    (theme) => fonts.themes.find(({ id }) => id === theme.id) ?? theme,
  )
  return [...ready, ...fonts.themes.filter((theme) => !isReady(theme))]
}

/** A ready theme as it was before the site changed it; undefined where there is nothing to put back. */
export function readyThemeBefore(theme: FontTheme): FontTheme | undefined {
  const ready = readyFontThemes.find(({ id }) => id === theme.id)
  return ready === undefined || canonicalJson(ready) === canonicalJson(theme) ? undefined : ready
}

/** What an edit sets so that a theme is on; one that the site lacks is added to its own. */
export function turnOnFontTheme({ fonts }: Aesthetics, theme: FontTheme) {
  const isKnown = fonts.themes.some(({ id }) => id === theme.id)
  const hasUsages = Object.keys(fonts.fontUsageCategories).length > 0
  return {
    'fonts.activeThemeId': theme.id,
    ...(!isKnown && { 'fonts.themes': [...fonts.themes, theme] }),
    ...(!hasUsages && { 'fonts.fontUsageCategories': fontUsageCategories }),
  }
}

/** The themes of a site with another setting for one usage of one of them. */
export function themesWith(
  { fonts }: Aesthetics,
  themeId: string,
  usage: string,
  setting: Partial<FontSetting>,
): FontTheme[] {
  return fonts.themes.map((theme) => {
    if (theme.id !== themeId) return theme
    const before = theme.usages[usage] ?? { family: '', weight: '', size: '' }
    return { ...theme, usages: { ...theme.usages, [usage]: { ...before, ...setting } } }
  })
}

/** An id for a theme of that title, other than those that there are. */
export function fontThemeId(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
  const start = words.replace(/^[^a-z]+|-$/g, '') || 'theme'
  let made = start
  for (let next = 2; taken.includes(made); next++) made = `${start}-${next}`
  return made
}

/** By which property each part of a setting is set. */
const propertyOf = { family: 'font-family', weight: 'font-weight', size: 'font-size' } as const

/**
 * LESS for what the active theme sets, put behind a template's own, where the last definition counts:
 * of each usage a mixin such as `.font-body()` and a variable for each part such as
 * `@font-body-family`, both of the theme's custom properties. A template follows a theme where it
 * uses these; before, it says what they are without one.
 */
export function fontThemeLess(aesthetics: Aesthetics): string {
  const usages = Object.entries(activeFontTheme(aesthetics)?.usages ?? {})
  return usages
    .flatMap(([usage, setting]) => {
      const parts = (['family', 'weight', 'size'] as const).filter((part) => setting[part] !== '')
      const value = (part: string) => `var(--font-${usage}-${part})`
      const lines = parts.map((part) => `${propertyOf[part]}: ${value(part)};`)
      return [
        ...parts.map((part) => `@font-${usage}-${part}: ${value(part)};`),
        `.font-${usage}() { ${lines.join(' ')} }`,
      ]
    })
    .join('\n')
}

/** The usages that a template's stylesheets set by the theme. */
export function usagesFollowed(less: string): FontUsage[] {
  return fontUsages.filter(
    (usage) => less.includes(`.font-${usage}()`) || less.includes(`@font-${usage}-`),
  )
}
