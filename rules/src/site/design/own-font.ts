import { assetAddress } from '../media/asset-address.ts'

/** Weights that people have words for; what a file of one weight may be. */
export const fontWeights = [
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '100 900',
] as const
export type FontWeight = (typeof fontWeights)[number]

export const fontWeightTitles: Readonly<Record<FontWeight, string>> = {
  '100': 'Thin',
  '200': 'Extra light',
  '300': 'Light',
  '400': 'Regular',
  '500': 'Medium',
  '600': 'Semibold',
  '700': 'Bold',
  '800': 'Heavy',
  '900': 'Black',
  '100 900': 'Every weight (variable font)',
}

export const fontStyles = ['normal', 'italic'] as const
export type FontStyle = (typeof fontStyles)[number]

/** One face of a family that the owner brought along. */
export type OwnFont = {
  readonly family: string
  readonly weight: FontWeight
  readonly style: FontStyle
  /** The site's file that holds it, by which the font is named too. */
  readonly assetId: string
  /** As they were when it became a font; a file that took its place is found by the same address. */
  readonly hash: string
  readonly filename: string
}

/** Fonts beside those of the catalogue. */
export type DesignFonts = {
  readonly own: readonly OwnFont[]
  /** Names the owner's kit at Typekit; nothing is loaded by it. */
  readonly kitId: string | null
}

export const noFonts: DesignFonts = { own: [], kitId: null }

export const maxOwnFonts = 40
export const maxFontName = 60

/** A name that can stand between quotation marks in a stylesheet, whatever follows. */
export function isFontName(name: string): boolean {
  return name.length <= maxFontName && /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(name)
}

/** The kits' form: seven small letters and digits. */
export function isKitId(text: string): boolean {
  return /^[a-z0-9]{7}$/.test(text)
}

/** Where a font's file is served on its site. */
export function ownFontAddress({ assetId, hash, filename }: OwnFont): string {
  return assetAddress(assetId, { hash, filename })
}
