import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import {
  activeFontTheme,
  fontUsageCategoryTitles,
  fontUsageTitles,
  themesWith,
  type FontSetting,
} from '@vitrine/rules/site/design/font-theme.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { chosenValue } from '@vitrine/rules/site/design/tweak.ts'
import {
  readDeclarations,
  tweakDeclarations,
  writeDeclarations,
} from '@vitrine/rules/site/design/tweak-value.ts'
import { aestheticsAmong, choicesAmong, type StyleFields } from './style-fields.ts'

/** Something that a family is chosen for: a choice of the template's, or usages of the font theme. */
export type FontTarget = {
  readonly id: string
  readonly label: string
  /** The families that it has. */
  readonly stack: string
  /** What an edit sets so that it has others. */
  readonly changes: (stack: string) => StyleFields
}

/** The id of the target that is a choice of the template's. */
export const tweakTarget = (name: string): string => `tweak ${name}`
/** The id of the target that is one usage of the font theme. */
export const usageTarget = (usage: string): string => `usage ${usage}`

/** Whether fonts are set by a theme, and not by the template's own choices. */
export function isThemed(style: StyleReply, fields: StyleFields): boolean {
  return style.fontUsages.length > 0 && activeFontTheme(aestheticsAmong(fields)) !== undefined
}

/** What families can be chosen for, as things stand in a draft. */
export function fontTargets(style: StyleReply, fields: StyleFields): readonly FontTarget[] {
  return isThemed(style, fields) ? usageTargets(style, fields) : tweakTargets(style, fields)
}

function tweakTargets(style: StyleReply, fields: StyleFields): FontTarget[] {
  const values = choicesAmong(fields)
  return style.tweaks
    .filter(({ kind, declarations }) => kind === 'font' && 'font-family' in declarations)
    .map((tweak) => ({
      id: tweakTarget(tweak.name),
      label: tweak.label,
      stack: tweakDeclarations(tweak, values)['font-family'] ?? '',
      changes: (stack) => {
        const chosen = readDeclarations(chosenValue(tweak, values) ?? '')
        const value = writeDeclarations({ ...chosen, 'font-family': stack })
        return { [tweakField(tweak.name)]: value }
      },
    }))
}

function usageTargets(style: StyleReply, fields: StyleFields): FontTarget[] {
  const aesthetics = aestheticsAmong(fields)
  const usages = activeFontTheme(aesthetics)?.usages ?? {}
  const isFollowed = (usage: string) => style.fontUsages.some((one) => one === usage)
  const target = (id: string, label: string, names: readonly string[]): FontTarget => ({
    id,
    label,
    stack: usages[names[0] ?? '']?.family ?? '',
    changes: (family) => usageChanges(fields, names, { family }),
  })
  const groups = Object.entries(aesthetics.fonts.fontUsageCategories).flatMap(
    ([category, names]) => {
      const followed = names.filter(isFollowed)
      const title = fontUsageCategoryTitles[category] ?? category
      return followed.length < 2 ? [] : [target(`category ${category}`, title, followed)]
    },
  )
  const single = style.fontUsages.map((usage) =>
    target(usageTarget(usage), fontUsageTitles[usage], [usage]),
  )
  return [...groups, ...single]
}

/** What an edit sets so that usages of the active theme have another setting. */
export function usageChanges(
  fields: StyleFields,
  usages: readonly string[],
  setting: Partial<FontSetting>,
): StyleFields {
  const aesthetics = aestheticsAmong(fields)
  const { activeThemeId } = aesthetics.fonts
  if (activeThemeId === null) return {}
  const changed = usages.reduce((before, usage) => {
    const themes = themesWith(before, activeThemeId, usage, setting)
    return { ...before, fonts: { ...before.fonts, themes } }
  }, aesthetics)
  return { 'fonts.themes': changed.fonts.themes }
}
