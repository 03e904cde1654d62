import type { Design } from './design.ts'
import { noAesthetics } from './aesthetics.ts'
import { readDeclarations } from './tweak-value.ts'

/** The groups of the fonts panel, in its order (spec §2). */
export const fontCategories = [
  'sans-serif',
  'serif',
  'display',
  'script',
  'slab-serif',
  'mono',
  'other',
] as const
export type FontCategory = (typeof fontCategories)[number]

export const fontCategoryTitles: Readonly<Record<FontCategory, string>> = {
  'sans-serif': 'Sans Serif',
  serif: 'Serif',
  display: 'Display',
  script: 'Script',
  'slab-serif': 'Slab Serif',
  mono: 'Mono',
  other: 'Other',
}

/** What stands in until a font is there, or where it lacks a letter. */
const genericOf: Readonly<Record<FontCategory, string>> = {
  'sans-serif': 'sans-serif',
  serif: 'serif',
  display: 'sans-serif',
  script: 'cursive',
  'slab-serif': 'serif',
  mono: 'monospace',
  other: 'sans-serif',
}

/** The face of the machine's that is stretched to a family's measures. */
export const fallbackName = (family: string): string => `${family} Fallback`

/** A family of the catalogue as a stylesheet names it: `'Lora', 'Lora Fallback', serif`. */
export function fontStack(family: string, category: FontCategory): string {
  return `'${family}', '${fallbackName(family)}', ${genericOf[category]}`
}

/** A family of the owner's own, which has nothing stretched beside it. */
export const ownFontStack = (family: string): string => `'${family}', sans-serif`

/** The families of a list, without their quotation marks. */
export function familiesOfStack(stack: string): string[] {
  return stack
    .split(',')
    .map((one) => one.trim().replace(/^["']|["']$/g, ''))
    .filter((one) => one !== '')
}

/** The first of a list of families, as people call it. */
export function firstFamily(stack: string): string {
  return familiesOfStack(stack)[0] ?? stack
}

/** Every family that a design names: by its choices, its font theme and the owner's own rules. */
export function familiesInUse(design: Design): ReadonlySet<string> {
  const { themes, activeThemeId } = (design.aesthetics ?? noAesthetics).fonts
  const usages = Object.values(themes.find(({ id }) => id === activeThemeId)?.usages ?? {})
  const stacks = [
    ...Object.values(design.tweakValues).map((value) => readDeclarations(value)['font-family']),
    ...usages.map(({ family }) => family),
    ...[...design.customCss.matchAll(/font(?:-family)?\s*:(?<stack>[^;{}]*)/g)].flatMap(
      ({ groups }) => [groups?.['stack'], ...quoted(groups?.['stack'] ?? '')],
    ),
  ]
  return new Set(stacks.flatMap((stack) => familiesOfStack(stack ?? '')))
}

/** The names in quotation marks, as the short form `font: 1rem/1.5 'Lora'` has them. */
function quoted(text: string): string[] {
  return [...text.matchAll(/(?<quote>["'])(?<name>[^"']*)\k<quote>/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  )
}

/** An owner's own rules with another name in the place of a family's, wherever they set fonts. */
export function withFamilyInCss(css: string, family: string, to: string): string {
  const renamed = (part: string): string => {
    if (part.trim() === family) return part.replace(family, () => `'${to}'`)
    return part.replace(/(?<quote>["'])(?<name>[^"']*)\k<quote>/g, (whole, quote: string, name) =>
      name === family ? quote + to + quote : whole,
    )
  }
  return css.replace(
    /(?<property>font(?:-family)?\s*:)(?<stack>[^;{}]*)/g,
    (_whole, property: string, stack: string) => property + stack.split(',').map(renamed).join(','),
  )
}
