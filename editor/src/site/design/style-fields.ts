import {
  AestheticsPath,
  aestheticsFields,
  aestheticsOf,
  noAesthetics,
  themeColors,
  type Aesthetics,
  type AestheticsFields,
} from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { designWith, tweakField, tweakOfField } from '@vitrine/rules/site/design/style-edit.ts'
import { designInScope } from '@vitrine/rules/site/design/design-in-scope.ts'
import { scopedField, type StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import type { Tweak, TweakValues } from '@vitrine/rules/site/design/tweak.ts'
import { valuesInTheme } from '@vitrine/rules/site/design/tweaks-in-theme.ts'

/** A style by the fields of an edit; a choice that was not made is missing or null. */
export type StyleFields = Readonly<Record<string, unknown>>

/** The aesthetics among the fields of a style. */
export function aestheticsAmong(fields: StyleFields): Aesthetics {
  const paths = Object.keys(aestheticsFields.shape)
  return aestheticsOf(
    Object.fromEntries(paths.map((path) => [path, fields[path]])) as AestheticsFields,
  )
}

/** The choices among the fields, as they were made. */
export function choicesAmong(fields: StyleFields): TweakValues {
  const choices = Object.entries(fields).flatMap(([field, value]) => {
    const name = tweakOfField(field)
    return name === undefined || typeof value !== 'string' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(choices)
}

/** The choices and the theme's colours, as the stylesheet has them. */
export function valuesAmong(tweaks: readonly Tweak[], fields: StyleFields): TweakValues {
  return valuesInTheme(tweaks, choicesAmong(fields), themeColors(aestheticsAmong(fields)))
}

/** The fields as pages of a scope have them: a theme of their own, and nothing that hides it. */
export function fieldsInScope(
  { tweaks }: Pick<StyleReply, 'tweaks'>,
  fields: StyleFields,
  scope: StyleScope | undefined,
): StyleFields {
  if (scope === undefined) return fields
  const site = designWith(noDesign, fields)
  const { aesthetics = noAesthetics, tweakValues } = designInScope(site, scope, tweaks)
  const names = new Set([...Object.keys(site.tweakValues), ...Object.keys(tweakValues)])
  return {
    ...fields,
    [AestheticsPath.activeColorTheme]: aesthetics.colors.activeThemeId,
    [AestheticsPath.activeFontTheme]: aesthetics.fonts.activeThemeId,
    ...Object.fromEntries([...names].map((name) => [tweakField(name), tweakValues[name] ?? null])),
  }
}

/** Changes of a style as pages of a scope choose them for themselves. */
export function changesInScope(changes: StyleFields, scope: StyleScope | undefined): StyleFields {
  if (scope === undefined) return changes
  const own = Object.entries(changes).map(([name, value]) => [scopedField(scope, name), value])
  return Object.fromEntries(own)
}

/** The fields that differ, with what they are in the second; null where they are missing there. */
export function differenceOf(before: StyleFields, after: StyleFields): Record<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names]
      .filter((name) => !isSame(before[name] ?? null, after[name] ?? null))
      .map((name) => [name, after[name] ?? null]),
  )
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
