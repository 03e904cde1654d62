import type { Design } from '@vitrine/rules/site/design/design.ts'
import { fallbackName, familiesInUse, firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import { activeFontTheme } from '@vitrine/rules/site/design/font-theme.ts'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { noFonts, ownFontAddress, type OwnFont } from '@vitrine/rules/site/design/own-font.ts'
import {
  faceAddress,
  fontCatalogue,
  type CatalogueFace,
  type CatalogueFamily,
} from './font-catalogue.ts'

/** The rules that bring the fonts which a design names, and no others; empty where it names none. */
export function fontFaces(design: Design): string {
  const used = familiesInUse(design)
  const own = (design.fonts ?? noFonts).own.filter(({ family }) => used.has(family))
  const catalogue = families(used, own)
  return [
    ...catalogue.flatMap((family) => [
      ...family.faces.map((face) => catalogueFace(family, face)),
      fallbackFace(family),
    ]),
    ...own.map(ownFace),
  ].join('\n')
}

/** What is read first on a page: its texts and its title. */
const preloadedUsages = ['body', 'heading-1'] as const

/** The files of what is read first, where a font theme says which; none else. */
export function preloadedFonts(design: Design): readonly string[] {
  const theme = activeFontTheme(design.aesthetics ?? noAesthetics)
  const addresses = preloadedUsages.flatMap((usage) => {
    const { family = '', weight = '' } = theme?.usages[usage] ?? {}
    return addressOf(design, firstFamily(family), weight) ?? []
  })
  return [...new Set(addresses)]
}

function addressOf(design: Design, name: string, weight: string): string | undefined {
  const own = (design.fonts ?? noFonts).own.filter(({ family }) => family === name)
  const [family] = families(new Set([name]), own)
  const faces = family?.faces.filter(
    ({ style, subset }) => style === 'normal' && subset === 'latin',
  )
  const face = faces?.find((one) => one.weight.includes(' ') || one.weight === weight) ?? faces?.[0]
  return face && faceAddress(face)
}

/** A family of the owner's own stands in the place of one that has the same name. */
function families(names: ReadonlySet<string>, own: readonly OwnFont[]): CatalogueFamily[] {
  return fontCatalogue.families.filter(
    ({ name }) => names.has(name) && !own.some(({ family }) => family === name),
  )
}

function catalogueFace({ name }: CatalogueFamily, face: CatalogueFace): string {
  const range = fontCatalogue.ranges[face.subset] ?? ''
  return (
    `@font-face{font-family:'${name}';font-style:${face.style};font-weight:${face.weight};` +
    `font-display:swap;src:url('${faceAddress(face)}') format('woff2');unicode-range:${range}}`
  )
}

/** What machines call faces of the same measures. */
const localFaces: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'],
  'Times New Roman': ['Times New Roman', 'Liberation Serif', 'Times'],
  'Courier New': ['Courier New', 'Liberation Mono', 'Courier'],
}

/** So that no line moves when the font arrives. */
function fallbackFace({ name, fallback }: CatalogueFamily): string {
  const faces = (localFaces[fallback.local] ?? []).map((face) => `local('${face}')`)
  return (
    `@font-face{font-family:'${fallbackName(name)}';src:${faces.join(',')};` +
    `size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;` +
    `descent-override:${fallback.descent}%;line-gap-override:${fallback.lineGap}%}`
  )
}

function ownFace(font: OwnFont): string {
  return (
    `@font-face{font-family:'${font.family}';font-style:${font.style};font-weight:${font.weight};` +
    `font-display:swap;src:url('${ownFontAddress(font)}') format('woff2')}`
  )
}
