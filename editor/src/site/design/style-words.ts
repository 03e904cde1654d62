import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { AestheticsPath } from '@vitrine/rules/site/design/aesthetics.ts'
import { readScopedField } from '@vitrine/rules/site/design/style-scopes.ts'
import { tweakField } from '@vitrine/rules/site/design/style-edit.ts'
import { scopePages } from './scope-pages.ts'
import { aestheticsAmong, type StyleFields } from './style-fields.ts'

/** Choices that a change is about, for whoever says what was changed. */
export function labelOfField(style: StyleReply, field: string): string {
  const scoped = readScopedField(field)
  if (scoped !== undefined) {
    const page = scopePages.find(({ scope }) => scope === scoped.scope)
    return `${page?.title ?? scoped.scope}: ${labelOfField(style, scoped.part)}`
  }
  const tweak = style.tweaks.find(({ name }) => tweakField(name) === field)
  if (tweak !== undefined) return tweak.label
  return field === 'customCss' ? 'Custom CSS' : (fieldLabels[field] ?? field)
}

const fieldLabels: Readonly<Record<string, string>> = {
  'colors.activeThemeId': 'Color theme',
  'fonts.activeThemeId': 'Font theme',
  'colors.palette': 'Palette',
  'colors.themes': 'Color themes',
  'fonts.themes': 'Font themes',
  'fonts.fontUsageCategories': 'Font usages',
}

/** A value of a field, for whoever chooses between two of them. */
export function wordsOfField(fields: StyleFields, field: string, value: unknown): string {
  const scoped = readScopedField(field)
  const part = scoped?.part ?? field
  const without = scoped === undefined ? 'As the template has it' : 'As on the site'
  const { colors, fonts } = aestheticsAmong(fields)
  if (part === AestheticsPath.activeColorTheme || part === AestheticsPath.activeFontTheme) {
    const { themes } = part === AestheticsPath.activeColorTheme ? colors : fonts
    const all: readonly { readonly id: string; readonly title: string }[] = themes
    return all.find(({ id }) => id === value)?.title ?? without
  }
  if (Array.isArray(value)) return value.map(titleOf).join(', ') || 'None'
  if (value === null || value === undefined) return without
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A colour or a theme by its name, a colour with what it is. */
function titleOf(entry: unknown): string {
  const { title, value } = entry as { readonly title?: unknown; readonly value?: unknown }
  const words = typeof title === 'string' ? title : ''
  return typeof value === 'string' ? `${words} ${value}`.trim() : words
}
