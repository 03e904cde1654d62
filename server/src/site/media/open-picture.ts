import type { Metadata, Sharp } from 'sharp'
import { mayUnfold } from '@vitrine/rules/site/media/picture-limits.ts'
import { loadSharp } from './load-sharp.ts'

/** No picture within the limits takes so long, on any machine that serves a shop. */
const timeLimitSeconds = 20

/** The bytes are a picture that would unfold to more pixels than we take. */
export class TooManyPixelsError extends Error {}

export type OpenedPicture = {
  readonly picture: Sharp
  readonly metadata: Metadata
  readonly isAnimated: boolean
}

/**
 * A picture ready to be read, whose size is known and within the limits; a small file can unfold to
 * gigabytes of pixels. Only one may be worked on at a time (`inPictureQueue`).
 * @param source its bytes, or the path of a file of ours
 * @throws TooManyPixelsError, or the library's own error for bytes that are no picture
 */
export async function openPicture(source: Uint8Array | string): Promise<OpenedPicture> {
  const sharp = await loadSharp()
  // the limit that counts all frames follows: what the library counts is one of them
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const
  const metadata = await sharp(source, options).metadata()
  const { width, height, pages = 1, format } = metadata
  if (!mayUnfold({ format, pixels: width * height * pages })) throw new TooManyPixelsError()
  const isAnimated = pages > 1 && (format === 'gif' || format === 'webp')
  const picture = sharp(source, { ...options, ...(isAnimated && { animated: true }) })
  return { picture: picture.timeout({ seconds: timeLimitSeconds }), metadata, isAnimated }
}

/** Whether the library gave up because a picture took longer than `openPicture` allows. */
export function isTimeLimit(error: unknown): boolean {
  return error instanceof Error && /^timeout: /m.test(error.message)
}
