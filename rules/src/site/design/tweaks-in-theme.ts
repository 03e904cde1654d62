import { roleOf, themePrefix, withoutRole } from './aesthetics.ts'
import { readColor } from './color.ts'
import { chosenValue, type Tweak, type TweakValues } from './tweak.ts'

type Colors = Readonly<Record<string, string>>

/**
 * What a colour is: as its owner chose it, else the role that its template gives it where the theme
 * has a colour for that, as `theme:ROLE`; else the template's own value.
 * @param colors of the theme that is on
 */
export function colorChoice(tweak: Tweak, values: TweakValues, colors: Colors): string {
  const chosen = chosenValue(tweak, values)
  if (chosen !== undefined) return chosen
  return followsTheme(tweak, colors) ? themePrefix + tweak.role : tweak.defaultValue
}

function followsTheme({ role }: Tweak, colors: Colors): boolean {
  return role !== '' && Object.hasOwn(colors, role)
}

/**
 * Style choices as a stylesheet has them: what names a role is that role's colour, and what follows
 * the theme without having been chosen has the theme's. Without a theme they are what was chosen.
 */
export function valuesInTheme(
  tweaks: readonly Tweak[],
  values: TweakValues,
  colors: Colors,
): TweakValues {
  const chosen = Object.entries(values).flatMap(([name, choice]) => {
    const value = withoutRole(choice, colors)
    return value === undefined ? [] : [[name, value] as const]
  })
  const chosenValues = Object.fromEntries(chosen)
  const followed = tweaks.flatMap((tweak) => {
    if (chosenValue(tweak, chosenValues) !== undefined || !followsTheme(tweak, colors)) return []
    const value = colors[tweak.role]
    return value === undefined ? [] : [[tweak.name, value] as const]
  })
  return { ...chosenValues, ...Object.fromEntries(followed) }
}

/** Choices made by hand that hide a theme from what would follow it, by name. */
export function choicesBesideTheme(
  tweaks: readonly Tweak[],
  values: TweakValues,
  colors: Colors,
): readonly string[] {
  return tweaks
    .filter((tweak) => followsTheme(tweak, colors))
    .flatMap(({ name, title }) => [...new Set([name, title])])
    .filter((name) => Object.hasOwn(values, name) && roleOf(values[name] ?? '') === undefined)
}

/** The colour of each role as a page shows it: by the choice that has the role, else by the theme. */
export function shownRoles(
  tweaks: readonly Tweak[],
  values: TweakValues,
  colors: Colors,
): Readonly<Record<string, string>> {
  const shown = new Map(Object.entries(colors))
  // of several choices of one role the first is what the role is about
  for (const tweak of tweaks.filter(({ role }) => role !== '').toReversed()) {
    const value = withoutRole(colorChoice(tweak, values, colors), colors) ?? tweak.defaultValue
    if (readColor(value) !== undefined) shown.set(tweak.role, value)
  }
  return Object.fromEntries(shown)
}
