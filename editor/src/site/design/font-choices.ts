import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { designPaths } from '@vitrine/rules/site/design/design-paths.ts'
import { familiesInUse, firstFamily, ownFontStack } from '@vitrine/rules/site/design/font-family.ts'
import type { FontCategory } from '@vitrine/rules/site/design/font-family.ts'
import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { designWith } from '@vitrine/rules/site/design/style-edit.ts'
import { readDeclarations, tweakDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import { isThemed } from './font-targets.ts'
import { choicesAmong, type StyleFields } from './style-fields.ts'

/** A family that can be chosen. */
export type FontChoice = {
  /** As a stylesheet names it. */
  readonly stack: string
  readonly name: string
  /** Where it comes from: the catalogue's category, the owner, the template or every machine. */
  readonly from: FontCategory | 'own' | 'template' | 'system'
  readonly weights: readonly string[]
  /** The file in which the editor shows it; null where it needs none, or can have none. */
  readonly preview: string | null
}

const anyWeight = ['100 900']

/** Families that every machine has in some form. */
const systemFonts: readonly FontChoice[] = (
  [
    ["system-ui, 'Segoe UI', Roboto, sans-serif", 'System sans'],
    ["Charter, 'Bitstream Charter', Cambria, serif", 'System serif'],
    ["Georgia, 'Times New Roman', serif", 'Georgia'],
    ["'Helvetica Neue', Helvetica, Arial, sans-serif", 'Helvetica'],
    ["'Trebuchet MS', 'Gill Sans', sans-serif", 'Trebuchet'],
    ["ui-monospace, 'SF Mono', Menlo, Consolas, monospace", 'System mono'],
  ] as const
).map(([stack, name]) => ({ stack, name, from: 'system', weights: anyWeight, preview: null }))

/** All families, the owner's own first; what the catalogue has is not repeated for the template. */
export function fontChoices(
  style: StyleReply,
  fonts: FontsReply,
  siteId: string,
): readonly FontChoice[] {
  const own = ownChoices(fonts, siteId)
  const catalogue = fonts.catalogue.map(({ name, stack, category, weights, preview }) => {
    return { stack, name, from: category, weights, preview } as const
  })
  const known = new Set([...own, ...catalogue, ...systemFonts].map(({ name }) => name))
  const template = templateChoices(style).filter(({ name }) => !known.has(name))
  return [...own, ...template, ...catalogue, ...systemFonts]
}

function ownChoices({ own }: FontsReply, siteId: string): FontChoice[] {
  const families = [...new Set(own.map(({ family }) => family))]
  return families.map((family) => {
    const faces = own.filter((one) => one.family === family)
    const shown = faces.find(({ style, weight }) => style === 'normal' && /400|9/.test(weight))
    const weights = faces.map(({ weight }) => weight)
    const preview = ownFontFile(siteId, (shown ?? faces[0])?.assetId ?? '')
    return { stack: ownFontStack(family), name: family, from: 'own', weights, preview }
  })
}

/** Where the editor gets a font of the owner's own. */
export function ownFontFile(siteId: string, assetId: string): string {
  return designPaths.ownFontFile.replace(':siteId', siteId).replace(':assetId', assetId)
}

/** The families of the template's own fonts and presets. */
function templateChoices({ tweaks, presets }: StyleReply): FontChoice[] {
  const values = [
    ...tweaks.map(({ declarations }) => declarations['font-family']),
    ...presets.flatMap((preset) =>
      Object.values(preset.values).map((value) => readDeclarations(value)['font-family']),
    ),
  ]
  return [...new Set(values.filter((value) => value !== undefined))].map((stack) => {
    return { stack, name: firstFamily(stack), from: 'template', weights: anyWeight, preview: null }
  })
}

/** The families that the draft names, its template's among them where nothing else was chosen. */
export function namesInUse(style: StyleReply, fields: StyleFields): ReadonlySet<string> {
  const values = choicesAmong(fields)
  const stacks = (isThemed(style, fields) ? [] : style.tweaks)
    .filter(({ kind }) => kind === 'font')
    .map((tweak) => tweakDeclarations(tweak, values)['font-family'] ?? '')
  const chosen = familiesInUse(designWith(noDesign, fields))
  return new Set([...chosen, ...stacks.map(firstFamily)])
}
