import type { Refusal } from '../../ground/refusals/result.ts'
import { maxFontName, maxOwnFonts } from './own-font.ts'

/** The sentences of the fonts panel that the specification gives (spec §5, interface strings). */
export const fontWords = {
  notLoaded: 'Unable to load fonts',
  noPreview: (fontName: string): string => `Unable to load preview for ${fontName}`,
} as const

/** The sentences of refused changes to a site's fonts, by code. */
export const fontMessages = {
  'no-such-font': { status: 404, message: 'This font is no longer there.' },
  'font-file-needed': { status: 415, message: 'Please choose a WOFF2 font file.' },
  'font-name-not-valid': {
    status: 400,
    message: `A font’s name has up to ${maxFontName} letters, digits, spaces, dashes and underscores.`,
  },
  'font-name-taken': { status: 409, message: 'Another font has this name already.' },
  'font-there-already': {
    status: 409,
    message: 'This family has a font of that weight and slant already.',
  },
  'too-many-fonts': { status: 409, message: `A site has up to ${maxOwnFonts} fonts of its own.` },
  'kit-id-not-valid': {
    status: 400,
    message: 'A kit’s id is seven small letters and digits, such as abc1def.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function fontRefusal(code: keyof typeof fontMessages, field?: string): Refusal {
  const { status, message } = fontMessages[code]
  const refusal = { code, status, message }
  return field === undefined ? refusal : { ...refusal, fields: { [field]: message } }
}
