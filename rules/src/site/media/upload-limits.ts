import type { FileKind } from './file-kind.ts'

/** A megabyte is a million bytes (spec §9). */
const megabyte = 1_000_000

/** Pictures up to 20 MB (acceptance decision 5). */
const maxPictureBytes = 20 * megabyte
/** Fonts up to 5 MB: several times what one with thousands of letters has. */
const maxFontBytes = 5 * megabyte
/** The largest of all files that are taken: films, sounds, and what is kept for downloading. */
export const maxFileBytes = 300 * megabyte

/** How large a file of that kind may be. */
export function maxBytesOf(kind: FileKind): number {
  if (kind === 'font') return maxFontBytes
  return kind === 'picture' ? maxPictureBytes : maxFileBytes
}
