import {
  aestheticsFields,
  aestheticsOf,
  themeColors,
  withoutRole,
  type Aesthetics,
  type AestheticsFields,
} from '@vitrine/rules/site/design/aesthetics.ts'
import { tweakOfField } from '@vitrine/rules/site/design/style-edit.ts'
import type { TweakValues } from '@vitrine/rules/site/design/tweak.ts'

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

/** The choices, those of a theme's colour by that colour, as the stylesheet has them. */
export function valuesAmong(fields: StyleFields): TweakValues {
  const colors = themeColors(aestheticsAmong(fields))
  const values = Object.entries(choicesAmong(fields)).flatMap(([name, chosen]) => {
    const value = withoutRole(chosen, colors)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(values)
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
