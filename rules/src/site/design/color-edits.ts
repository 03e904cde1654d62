import {
  type Aesthetics,
  type AestheticsFields,
  type ColorTheme,
  type PaletteColor,
} from './aesthetics.ts'
import { tooManyWords } from './design-messages.ts'
import { readyColorIds, type ReadyPalette } from './ready-palettes.ts'

/** What an edit of a site's colours sets, by the fields of `set-style`. */
export type ColorChanges = Partial<
  Pick<AestheticsFields, 'colors.activeThemeId' | 'colors.palette' | 'colors.themes'>
>

/** The most colours and themes that a site can have, by the schema of its aesthetics. */
export const mostColors = 60

/** Turns a theme on; null turns all off. */
export function chooseTheme(themeId: string | null): ColorChanges {
  return { 'colors.activeThemeId': themeId }
}

/**
 * Takes the colours of a ready palette and its themes. The owner's own colours and themes stay, and
 * what they took from the palette before is what this one has there.
 */
export function choosePalette({ colors }: Aesthetics, ready: ReadyPalette): ColorChanges {
  const isReady = (id: string) => ready.themes.some((theme) => theme.id === id)
  const ownColors = colors.palette.filter(({ id }) => !readyColorIds.includes(id))
  const ownThemes = colors.themes.filter(({ id }) => !isReady(id))
  const active = colors.activeThemeId
  const goesOn = active !== null && [...ownThemes, ...ready.themes].some(({ id }) => id === active)
  return {
    'colors.palette': [...ready.colors, ...ownColors],
    'colors.themes': [...ready.themes, ...ownThemes],
    'colors.activeThemeId': goesOn ? active : (ready.themes[0]?.id ?? null),
  }
}

/**
 * Why a site cannot take these colours and themes, as a sentence for its owner; undefined where it
 * can. Nothing is left out in silence.
 */
export function refusedColors(changes: ColorChanges): string | undefined {
  const refused = (count: number | undefined, things: 'colors' | 'themes') =>
    count === undefined || count <= mostColors
      ? undefined
      : tooManyWords({ things, most: mostColors, count })
  return (
    refused(changes['colors.palette']?.length, 'colors') ??
    refused(changes['colors.themes']?.length, 'themes')
  )
}

/** The ready palette whose colours a site has as they come; undefined where somebody changed one. */
export function paletteInUse(
  { colors }: Aesthetics,
  all: readonly ReadyPalette[],
): ReadyPalette | undefined {
  const valueOf = (id: string) => colors.palette.find((one) => one.id === id)?.value
  return all.find((ready) => ready.colors.every(({ id, value }) => valueOf(id) === value))
}

/** Adds a colour at the end. */
export function addColor({ colors }: Aesthetics, color: Omit<PaletteColor, 'id'>): ColorChanges {
  const id = freeId('color', colors.palette)
  return { 'colors.palette': [...colors.palette, { ...color, id }] }
}

export function changeColor(
  { colors }: Aesthetics,
  id: string,
  change: Partial<Omit<PaletteColor, 'id'>>,
): ColorChanges {
  return {
    'colors.palette': colors.palette.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }
}

/** Puts a colour before the one that stands at a place now; past the end it is the last. */
export function moveColor({ colors }: Aesthetics, id: string, to: number): ColorChanges {
  const moved = colors.palette.find((one) => one.id === id)
  if (moved === undefined) return {}
  const others = colors.palette.filter((one) => one !== moved)
  return { 'colors.palette': others.toSpliced(to, 0, moved) }
}

export type ColorUse = { readonly theme: ColorTheme; readonly role: string }

/** Where themes have a colour of the palette. */
export function usesOfColor({ colors }: Aesthetics, id: string): readonly ColorUse[] {
  return colors.themes.flatMap((theme) =>
    Object.entries(theme.roles)
      .filter(([, chosen]) => chosen === id)
      .map(([role]) => ({ theme, role })),
  )
}

/** Removes a colour of the palette; themes that have it keep how it looked. */
export function removeColor(aesthetics: Aesthetics, id: string): ColorChanges {
  const { palette, themes } = aesthetics.colors
  const removed = palette.find((one) => one.id === id)
  if (removed === undefined) return {}
  const kept = { 'colors.palette': palette.filter((one) => one !== removed) }
  if (usesOfColor(aesthetics, id).length === 0) return kept
  const withValue = (theme: ColorTheme): ColorTheme => {
    const roles = Object.entries(theme.roles).map(([role, chosen]) => {
      return [role, chosen === id ? removed.value : chosen] as const
    })
    return { ...theme, roles: Object.fromEntries(roles) }
  }
  return { ...kept, 'colors.themes': themes.map(withValue) }
}

/** Adds a theme with some colours by role, and turns it on. */
export function addTheme({ colors }: Aesthetics, roles: ColorTheme['roles']): ColorChanges {
  const theme = { id: freeId('theme', colors.themes), title: 'My theme', roles }
  return { 'colors.themes': [...colors.themes, theme], 'colors.activeThemeId': theme.id }
}

/** A copy of a theme under a name of its own, right after it and on. */
export function copyTheme({ colors }: Aesthetics, id: string): ColorChanges {
  const at = colors.themes.findIndex((theme) => theme.id === id)
  const original = colors.themes[at]
  if (original === undefined) return {}
  const copy = {
    ...original,
    id: freeId('theme', colors.themes),
    title: `${original.title.slice(0, 90)} copy`,
  }
  return {
    'colors.themes': colors.themes.toSpliced(at + 1, 0, copy),
    'colors.activeThemeId': copy.id,
  }
}

export function renameTheme({ colors }: Aesthetics, id: string, title: string): ColorChanges {
  return {
    'colors.themes': colors.themes.map((one) => (one.id === id ? { ...one, title } : one)),
  }
}

/** Gives a role of a theme an entry of the palette by its id, or a colour of its own. */
export function setThemeColor(
  { colors }: Aesthetics,
  id: string,
  role: string,
  chosen: string,
): ColorChanges {
  return {
    'colors.themes': colors.themes.map((one) =>
      one.id === id ? { ...one, roles: { ...one.roles, [role]: chosen } } : one,
    ),
  }
}

/** Removes a theme; where it was on, none is. */
export function removeTheme({ colors }: Aesthetics, id: string): ColorChanges {
  const themes = colors.themes.filter((one) => one.id !== id)
  const isOn = colors.activeThemeId === id
  return { 'colors.themes': themes, ...(isOn && { 'colors.activeThemeId': null }) }
}

function freeId(word: string, among: readonly { readonly id: string }[]): string {
  const taken = new Set(among.map(({ id }) => id))
  let number = 1
  while (taken.has(`${word}-${number}`)) number++
  return `${word}-${number}`
}
