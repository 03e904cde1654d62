import type { Sharp } from 'sharp'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { mayBecomeAvif } from '@vitrine/rules/site/media/picture-limits.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { measurePicture, type PictureMeasures } from './measure-picture.ts'
import { isTimeLimit, openPicture, TooManyPixelsError } from './open-picture.ts'
import { inPictureQueue } from './picture-queue.ts'

export type CleanPicture = {
  readonly contentType: string
  readonly measures: PictureMeasures
}

type Encoding = { readonly picture: Sharp; readonly contentType: string }

/** By what the bytes are, whatever the file was called; drawings with script in them are none. */
const encoders: Readonly<Record<string, (picture: Sharp, pixels: number) => Encoding>> = {
  png: (picture) => ({ picture: picture.png(), contentType: 'image/png' }),
  jpeg: (picture) => ({ picture: picture.jpeg({ quality: 92 }), contentType: 'image/jpeg' }),
  webp: toWebp,
  gif: (picture) => ({ picture: picture.gif(), contentType: 'image/gif' }),
  heif: (picture, pixels) =>
    mayBecomeAvif(pixels)
      ? { picture: picture.avif({ quality: 80, effort: 2 }), contentType: 'image/avif' }
      : toWebp(picture),
}

function toWebp(picture: Sharp): Encoding {
  return { picture: picture.webp({ quality: 92 }), contentType: 'image/webp' }
}

/** More wait for their turn only where somebody means harm. */
const maxWaiting = 8
let waiting = 0

/**
 * Writes an uploaded picture anew, and measures it: turned upright, without the place and camera that
 * photographs carry, and without anything that is not picture. Refused are bytes that are no picture
 * of ours, too many pixels, and uploads while too many others wait.
 * @param from a file as it came in
 * @param to where the picture goes
 */
export async function cleanPicture(from: string, to: string): Promise<Result<CleanPicture>> {
  if (waiting >= maxWaiting) return refuse(mediaRefusal('not-completed'))
  waiting++
  try {
    const cleaned = await inPictureQueue(() => writeAnew(from, to))
    return cleaned === null ? refuse(mediaRefusal('not-a-picture')) : ok(cleaned)
  } catch (error) {
    return refuse(mediaRefusal(codeOf(error)))
  } finally {
    waiting--
  }
}

async function writeAnew(from: string, to: string): Promise<CleanPicture | null> {
  const { picture, metadata, isAnimated } = await openPicture(from)
  const { format, width, height } = metadata
  const upright = isAnimated ? picture : picture.autoOrient()
  const encoding = encoders[format]?.(upright, width * height)
  if (encoding === undefined) return null
  const { contentType } = encoding
  await encoding.picture.toFile(to)
  return { contentType, measures: await measurePicture(to) }
}

function codeOf(error: unknown): 'too-many-pixels' | 'not-completed' | 'not-a-picture' {
  if (error instanceof TooManyPixelsError) return 'too-many-pixels'
  return isTimeLimit(error) ? 'not-completed' : 'not-a-picture'
}
