import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

export type CleanPicture = { readonly bytes: Buffer; readonly contentType: string }

const pixelLimit = 40_000_000

/** By what the bytes are, whatever the file was called; drawings with script in them are none. */
const encoders: Readonly<Record<string, (picture: Sharp) => CleanEncoder>> = {
  png: (picture) => ({ picture: picture.png(), contentType: 'image/png' }),
  jpeg: (picture) => ({ picture: picture.jpeg({ quality: 92 }), contentType: 'image/jpeg' }),
  webp: (picture) => ({ picture: picture.webp({ quality: 92 }), contentType: 'image/webp' }),
  gif: (picture) => ({ picture: picture.gif(), contentType: 'image/gif' }),
  heif: (picture) => ({ picture: picture.avif({ quality: 80 }), contentType: 'image/avif' }),
}

type CleanEncoder = { readonly picture: Sharp; readonly contentType: string }

/**
 * An uploaded picture written anew: turned upright, without the place and camera that photographs
 * carry, and without anything that is not picture. Null for bytes that are no picture of ours.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | null> {
  const options = { limitInputPixels: pixelLimit } as const
  const sharp = await loadSharp()
  try {
    const { format, pages } = await sharp(bytes, options).metadata()
    const isAnimated = (pages ?? 1) > 1 && (format === 'gif' || format === 'webp')
    const picture = sharp(bytes, { ...options, animated: isAnimated })
    const encoder = encoders[format]?.(isAnimated ? picture : picture.autoOrient())
    if (encoder === undefined) return null
    return { bytes: await encoder.picture.toBuffer(), contentType: encoder.contentType }
  } catch {
    return null
  }
}
