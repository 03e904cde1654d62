import { z } from 'zod'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { readColor, textOn } from './color.ts'
import { isFamilyList } from './family-names.ts'
import { problemInk } from './problem-ink.ts'
import { safeTweakValue } from './tweak-value.ts'

/** The parts of a site's style of which an edit can say that it changed them (spec §3). */
export const AestheticsPath = {
  activeColorTheme: 'colors.activeThemeId',
  activeFontTheme: 'fonts.activeThemeId',
  colorPalette: 'colors.palette',
  colorThemes: 'colors.themes',
  fontThemes: 'fonts.themes',
  fontUsageCategories: 'fonts.fontUsageCategories',
} as const
export type AestheticsPath = (typeof AestheticsPath)[keyof typeof AestheticsPath]

/** Pages that have style choices of their own (spec §3). */
export const TweakPageType = {
  splashPage: 'SPLASH_PAGE',
  lockScreen: 'LOCK_SCREEN',
  popupOverlay: 'POPUP_OVERLAY',
  checkout: 'CHECKOUT',
  style: 'STYLE',
} as const
export type TweakPageType = (typeof TweakPageType)[keyof typeof TweakPageType]

/** The longest lists of colours, themes and usages that a site may have. */
const maxEntries = 60

const name = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/)
const title = z.string().max(100)
const color = z.string().max(100)
/** One value of one declaration: a choice of style may be several, these are printed as they are. */
const cssValue = z
  .string()
  .max(300)
  .refine((value) => value === '' || (safeTweakValue(value) !== undefined && !/[{};]/.test(value)))

const family = cssValue.refine((value) => value === '' || isFamilyList(value))

/** What is said of each of some names. */
function byName<Value extends z.ZodType>(value: Value) {
  return z.record(name, value).refine((all) => Object.keys(all).length <= maxEntries)
}

/** A colour theme says of each role which entry of the palette it has, or another colour. */
const colorTheme = z.object({ id: name, title, roles: byName(color) })
/** A font theme says of each usage, such as `headings`, how it is set. */
const fontTheme = z.object({
  id: name,
  title,
  usages: byName(z.object({ family, weight: cssValue, size: cssValue })),
})

/** The six parts that an edit sets, by their paths. */
export const aestheticsFields = z.object({
  'colors.activeThemeId': name.nullable(),
  'fonts.activeThemeId': name.nullable(),
  'colors.palette': z.array(z.object({ id: name, title, value: color })).max(maxEntries),
  'colors.themes': z.array(colorTheme).max(maxEntries),
  'fonts.themes': z.array(fontTheme).max(maxEntries),
  /** A usage's heading, such as `headings` for `heading-1`. */
  'fonts.fontUsageCategories': byName(z.array(name).max(maxEntries)),
}) satisfies z.ZodType<Record<AestheticsPath, unknown>>
export type AestheticsFields = z.output<typeof aestheticsFields>

/** Colours and fonts of a site by what they are for, in themes between which its owner switches. */
export type Aesthetics = {
  readonly colors: {
    readonly palette: AestheticsFields['colors.palette']
    readonly themes: AestheticsFields['colors.themes']
    readonly activeThemeId: string | null
  }
  readonly fonts: {
    readonly themes: AestheticsFields['fonts.themes']
    readonly activeThemeId: string | null
    readonly fontUsageCategories: AestheticsFields['fonts.fontUsageCategories']
  }
}

export const noAesthetics: Aesthetics = {
  colors: { palette: [], themes: [], activeThemeId: null },
  fonts: { themes: [], activeThemeId: null, fontUsageCategories: {} },
}

/** A site's aesthetics as an edit names their parts. */
export function aestheticsByPath({ colors, fonts }: Aesthetics): AestheticsFields {
  return {
    'colors.activeThemeId': colors.activeThemeId,
    'fonts.activeThemeId': fonts.activeThemeId,
    'colors.palette': colors.palette,
    'colors.themes': colors.themes,
    'fonts.themes': fonts.themes,
    'fonts.fontUsageCategories': fonts.fontUsageCategories,
  }
}

/** The way back from `aestheticsByPath`. */
export function aestheticsOf(fields: AestheticsFields): Aesthetics {
  return {
    colors: {
      palette: fields['colors.palette'],
      themes: fields['colors.themes'],
      activeThemeId: fields['colors.activeThemeId'],
    },
    fonts: {
      themes: fields['fonts.themes'],
      activeThemeId: fields['fonts.activeThemeId'],
      fontUsageCategories: fields['fonts.fontUsageCategories'],
    },
  }
}

/** Which parts of a draft differ from what is saved, in the order of their table. */
export function dirtyPaths(saved: Aesthetics, draft: Aesthetics): AestheticsPath[] {
  const [before, after] = [aestheticsByPath(saved), aestheticsByPath(draft)]
  return Object.values(AestheticsPath).filter(
    (path) => canonicalJson(before[path]) !== canonicalJson(after[path]),
  )
}

/**
 * The colour of each role by the theme that is on, and as `on-ROLE` the colour of text on it, which
 * the ground decides (spec §9, luminance) unless the theme has a role of that name. A role whose
 * colour cannot be read has none.
 */
export function themeColors({ colors }: Aesthetics): Readonly<Record<string, string>> {
  const theme = colors.themes.find(({ id }) => id === colors.activeThemeId)
  return theme === undefined ? {} : colorsOfTheme(theme, colors.palette)
}

export type ColorTheme = AestheticsFields['colors.themes'][number]
export type PaletteColor = AestheticsFields['colors.palette'][number]

/** The same for any theme, on or not. */
export function colorsOfTheme(
  { roles }: ColorTheme,
  palette: readonly PaletteColor[],
): Readonly<Record<string, string>> {
  const known = new Map(palette.map(({ id, value }) => [id, value]))
  const own = Object.entries(roles).flatMap(([role, chosen]) => {
    const value = known.get(chosen) ?? chosen
    return readColor(value) === undefined ? [] : [[role, value] as const]
  })
  const texts = own
    .filter(([role]) => !role.startsWith(textPrefix))
    .map(([role, value]) => [textPrefix + role, textOn(value)] as const)
  return Object.fromEntries([...texts, ...own])
}

/** Before the role on which a text stands. */
const textPrefix = 'on-'

/** How a choice names a colour of the theme instead of one of its own. */
export const themePrefix = 'theme:'

/** The role that a value such as `theme:accent` names; undefined for any other. */
export function roleOf(value: string): string | undefined {
  return value.startsWith(themePrefix) ? value.slice(themePrefix.length) : undefined
}

/** A choice by its colour, where it names a role; undefined where no theme gives that a colour. */
export function withoutRole(value: string, colors: Readonly<Record<string, string>>) {
  const role = roleOf(value)
  if (role === undefined) return value
  // a role may have the name of something that every object has
  return Object.hasOwn(colors, role) ? colors[role] : undefined
}

/**
 * The custom properties that a site's stylesheet begins with: of each role its colour and the
 * colour of text on it, the colour of what went wrong, what stands on plates of the platform's own
 * such as pop-ups, of each usage its family, weight and size.
 */
export function aestheticsProperties(aesthetics: Aesthetics): Readonly<Record<string, string>> {
  const properties: Record<string, string> = {}
  const colors = themeColors(aesthetics)
  for (const [role, value] of Object.entries(colors)) properties[`--color-${role}`] = value
  const { ground, field, text } = colors
  if (ground !== undefined && text !== undefined) {
    properties['--vitrine-plate'] = ground
    properties['--vitrine-plate-ink'] = text
  }
  if (ground !== undefined) {
    const grounds = field === undefined ? ([ground] as const) : ([ground, field] as const)
    properties['--vitrine-problem-ink'] = problemInk(grounds)
  }
  const { themes, activeThemeId } = aesthetics.fonts
  const usages = themes.find(({ id }) => id === activeThemeId)?.usages ?? {}
  for (const [usage, parts] of Object.entries(usages)) {
    for (const [part, value] of Object.entries(parts)) {
      if (value !== '') properties[`--font-${usage}-${part}`] = value
    }
  }
  return properties
}
