const million = 1_000_000

/** Read in strips, so that a large one takes little memory. */
const streamedFormats: ReadonlySet<string> = new Set(['jpeg', 'png'])

const maxStreamedPixels = 40 * million
const maxWholePixels = 16 * million

/**
 * Whether a picture may be unfolded: JPEG and PNG up to 40 megapixels, those that are held in memory
 * whole (WebP, AVIF, GIF) up to 16, over all of their frames.
 */
export function mayUnfold(picture: { readonly format: string; readonly pixels: number }): boolean {
  const isStreamed = streamedFormats.has(picture.format)
  return picture.pixels <= (isStreamed ? maxStreamedPixels : maxWholePixels)
}

const maxAvifPixels = 4 * million

/** Whether a picture may be written as AVIF, which takes minutes and gigabytes for a large one. */
export function mayBecomeAvif(pixels: number): boolean {
  return pixels <= maxAvifPixels
}
