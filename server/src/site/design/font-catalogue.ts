import type { FontCategory } from '@vitrine/rules/site/design/font-family.ts'
import made from './font-catalogue.json' with { type: 'json' }

/** One file of a family: some of its letters, in one slant, in one weight or a range of them. */
export type CatalogueFace = {
  readonly subset: string
  readonly style: string
  readonly weight: string
  readonly file: string
  /** The beginning of its SHA-256, 12 hex digits. */
  readonly hash: string
  readonly bytes: number
}

export type CatalogueFamily = {
  readonly name: string
  readonly category: FontCategory
  /** The package that its files come in. */
  readonly package: string
  readonly licence: string
  /** A face of the machine's and how it is stretched to this one's measures, in per cent. */
  readonly fallback: {
    readonly local: string
    readonly size: number
    readonly ascent: number
    readonly descent: number
    readonly lineGap: number
  }
  /** The first is upright and has the letters of English. */
  readonly faces: readonly CatalogueFace[]
}

type Catalogue = {
  /** The letters of each subset, as `unicode-range` says them. */
  readonly ranges: Readonly<Record<string, string>>
  readonly families: readonly CatalogueFamily[]
}

/** The fonts that come with the product, by name; `npm run font-catalogue` writes the table. */
export const fontCatalogue = made as unknown as Catalogue

/** Where a file is served on every site and in the editor; the address changes with its bytes. */
export function faceAddress({ file, hash }: CatalogueFace): string {
  return `/_vitrine/fonts/${file.replace('.woff2', '')}.${hash}.woff2`
}
