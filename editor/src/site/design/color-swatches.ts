import { themeColors, themePrefix } from '@vitrine/rules/site/design/aesthetics.ts'
import { roleTitle } from '@vitrine/rules/site/design/color-roles.ts'
import { readColor } from '@vitrine/rules/site/design/color.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import type { Swatch } from './color-control.tsx'
import { aestheticsAmong, type StyleFields } from './style-fields.ts'

/** Colours to choose from: the theme's, the palette's, and those that the site uses already. */
export function swatchesOf(style: StyleReply, fields: StyleFields): readonly Swatch[] {
  const aesthetics = aestheticsAmong(fields)
  const palette = aesthetics.colors.palette.map(({ title, value }) => {
    return { title, value, color: value }
  })
  const used = style.tweaks.flatMap(({ kind, name, label, defaultValue }) => {
    const value = fields[tweakField(name)] ?? defaultValue
    if (kind !== 'color' || typeof value !== 'string' || readColor(value) === undefined) return []
    return [{ title: label, value, color: value }]
  })
  const all = [...roleSwatches(themeColors(aesthetics)), ...palette, ...used]
  return all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at)
}

/** The same for what keeps a colour and follows no name: each stands for itself, as it is stored. */
export function plainSwatchesOf(style: StyleReply): readonly Swatch[] {
  const plain = swatchesOf(style, style.fields).map(({ title, color }) => {
    return { title, value: color, color }
  })
  return plain.filter(({ value }, at) => plain.findIndex((one) => one.value === value) === at)
}

/** Texts on other grounds are found by the ground, and would only be twice as much to look through. */
const offeredText = 'on-accent'

function roleSwatches(colors: Readonly<Record<string, string>>): readonly Swatch[] {
  const roles = Object.entries(colors).filter(([role]) => !role.startsWith('on-'))
  const text = colors[offeredText]
  return [...roles, ...(text === undefined ? [] : [[offeredText, text] as const])].map(
    ([role, color]) => ({ title: roleTitle(role), value: themePrefix + role, color }),
  )
}
