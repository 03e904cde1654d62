import { z } from 'zod'
import { changedFields } from '../../ground/changes/field-edits.ts'
import type { Rights } from '../../ground/rights/capability.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import {
  aestheticsByPath,
  aestheticsFields,
  aestheticsOf,
  dirtyPaths,
  noAesthetics,
  roleOf,
  type AestheticsFields,
} from './aesthetics.ts'
import { readColor } from './color.ts'
import { designRefusal } from './design-messages.ts'
import type { Design } from './design.ts'
import { scopedFields, withScopedFields } from './design-in-scope.ts'
import { readScopedField } from './style-scopes.ts'
import { isFamilyList } from './family-names.ts'
import { maxTweakValue, readDeclarations, safeTweakValue } from './tweak-value.ts'

/** How the field of a style choice is called among the fields of a style: `tweak.paper`. */
export const tweakField = (name: string): `tweak.${string}` => `tweak.${name}`

/** The name of a style choice by its field; undefined for another field. */
export function tweakOfField(field: string): string | undefined {
  return field.startsWith('tweak.') ? field.slice('tweak.'.length) : undefined
}

export const tweakName = z.string().min(1).max(200)
export const maxCustomCss = 500_000

/** What an edit of the style may set: `tweak.NAME`, `customCss`, and the six parts of the aesthetics. */
export const styleFields = aestheticsFields
  .partial()
  .extend({ customCss: z.string().max(maxCustomCss).optional() })
  .catchall(z.string().max(maxTweakValue).nullable())
  .refine((fields) => Object.entries(fields).every(([field, value]) => isStyleField(field, value)))
export type StyleFields = z.output<typeof styleFields>

const themeIdField = aestheticsFields.shape['colors.activeThemeId']

function isStyleField(field: string, value: unknown): boolean {
  const scoped = readScopedField(field)
  if (scoped !== undefined) {
    const isTheme = Object.hasOwn(aestheticsFields.shape, scoped.part)
    return !isTheme || themeIdField.safeParse(value).success
  }
  if (field === 'customCss' || Object.hasOwn(aestheticsFields.shape, field)) return true
  return tweakName.safeParse(tweakOfField(field)).success
}

/** Whether a value has the form of a colour without being one. */
function isUnreadableColor(value: string | null): boolean {
  const isColor = value !== null && /^\s*(?:#|(?:rgb|hsl|hwb)a?\()/i.test(value)
  return isColor && readColor(value) === undefined
}

/** A design by its fields, as an edit names them; a choice that was not made has none. */
export function designFields(design: Design): Readonly<Record<string, unknown>> {
  const tweaks = Object.entries(design.tweakValues).map(([name, value]) => [
    tweakField(name),
    value,
  ])
  return {
    ...(Object.fromEntries(tweaks) as Record<string, string>),
    customCss: design.customCss,
    ...aestheticsByPath(design.aesthetics ?? noAesthetics),
    ...scopedFields(design),
  }
}

/** The design that stands for its fields; what is missing among them is as it was. */
export function designWith(design: Design, fields: Readonly<Record<string, unknown>>): Design {
  const tweakValues: Record<string, string> = { ...design.tweakValues }
  for (const [field, value] of Object.entries(fields)) {
    const name = tweakOfField(field)
    if (name === undefined) continue
    if (typeof value === 'string') tweakValues[name] = value
    else delete tweakValues[name]
  }
  const after = { ...withScopedFields(design, fields), tweakValues }
  const { customCss } = fields
  const styled = typeof customCss === 'string' ? { ...after, customCss } : after
  const parts = Object.keys(aestheticsFields.shape).filter((path) => Object.hasOwn(fields, path))
  if (parts.length === 0) return styled
  const set = Object.fromEntries(parts.map((path) => [path, fields[path]]))
  const saved = design.aesthetics ?? noAesthetics
  const aesthetics = aestheticsOf({
    ...aestheticsByPath(saved),
    ...(set as Partial<AestheticsFields>),
  })
  return dirtyPaths(saved, aesthetics).length === 0 ? styled : { ...styled, aesthetics }
}

/** Why the choices of an edit cannot be taken; undefined where they can. */
export function refusedValue(choices: Readonly<Record<string, string | null>>) {
  for (const [name, value] of Object.entries(choices)) {
    if (value === null || roleOf(value) !== undefined) continue
    if (isUnreadableColor(value)) return designRefusal('color-not-valid', tweakField(name))
    if (value.trim() !== '' && !isStyleValue(value)) {
      return designRefusal('style-value-not-valid', tweakField(name))
    }
  }
  return undefined
}

/** Whether a choice can stand in a stylesheet, and names fonts by their names alone. */
function isStyleValue(value: string): boolean {
  const { 'font-family': family } = readDeclarations(value)
  return safeTweakValue(value) !== undefined && (family === undefined || isFamilyList(family))
}

/** Far more than any template offers, for all kinds of pages together. */
const maxChoices = 2000

/** Why a design cannot have so many choices; undefined where it can, or had as many before. */
function refusedNumber(before: Design, after: Design) {
  const number = countChoices(after)
  return number > maxChoices && number > countChoices(before)
    ? designRefusal('too-many-choices')
    : undefined
}

function countChoices({ tweakValues, scopes = {} }: Design): number {
  const lists = [tweakValues, ...Object.values(scopes)]
  return lists.reduce((sum, choices) => sum + Object.keys(choices).length, 0)
}

/** Whether somebody lacks the right to what an edit sets: the owner's own LESS is code. */
export function refusedCode(set: StyleFields, { may }: Rights) {
  const needsRight = set.customCss !== undefined && !may('edit-code')
  return needsRight ? designRefusal('custom-css-needs-right', 'customCss') : undefined
}

/** The choices among the fields of an edit, by their names; those of some pages with their scope. */
export function choicesOf(set: StyleFields): Readonly<Record<string, string | null>> {
  const choices = Object.entries(set).flatMap(([field, value]) => {
    const scoped = readScopedField(field)
    const name = tweakOfField(scoped?.part ?? field)
    const named = scoped === undefined ? name : `${scoped.scope}.${name}`
    return name === undefined ? [] : [[named ?? name, value as string | null] as const]
  })
  return Object.fromEntries(choices)
}

/** A design after an edit that compares the fields which it sets with what its author saw. */
export function styleChanges(
  design: Design,
  set: StyleFields,
  seen: Readonly<Record<string, unknown>>,
): Result<Design> {
  const refusal = refusedValue(choicesOf(set))
  if (refusal !== undefined) return refuse(refusal)
  const fields = designFields(design)
  const stands = Object.fromEntries(Object.keys(set).map((name) => [name, fields[name] ?? null]))
  const changed = changedFields<Readonly<Record<string, unknown>>>(stands, { set, seen })
  if (!changed.ok) return changed
  const after = designWith(design, changed.value)
  const tooMany = refusedNumber(design, after)
  return tooMany === undefined ? ok(after) : refuse(tooMany)
}
