import { asString } from '@vitrine/template-language/values.ts'

export type ImageSize = { readonly width: number; readonly height: number }

/** Width and height of `1200x800`; NaN where a side is no number; undefined for any other text. */
export function readImageSize(value: unknown): ImageSize | undefined {
  const text = asString(value)
  const cross = text.indexOf('x')
  if (cross === -1 || text.includes('x', cross + 1)) return undefined
  return {
    width: Number.parseInt(text.slice(0, cross), 10),
    height: Number.parseInt(text.slice(cross + 1), 10),
  }
}

/** A size with two sides, which is what a picture can be resized by; undefined for other text. */
export function readResizableSize(value: unknown): ImageSize | undefined {
  const size = readImageSize(value)
  if (size === undefined || Number.isNaN(size.width) || Number.isNaN(size.height)) return undefined
  return size
}

/** Printed in place of a size that cannot be read (spec §8). */
export const invalidSize = "Invalid source parameter. Pass in 'originalSize'"

export function heightForWidth({ width, height }: ImageSize, asked: string): number {
  return (height * (Number.parseInt(asked, 10) / width)) | 0
}

export function widthForHeight({ width, height }: ImageSize, asked: string): number {
  return (width * (Number.parseInt(asked, 10) / height)) | 0
}

/** The width that is served for a wanted one (spec §9, thumbnail buckets). */
export function thumbnailBucket(width: number): string {
  if (width > 1000) return '1500w'
  if (width > 750) return '1000w'
  if (width > 500) return '750w'
  if (width > 300) return '500w'
  return width > 100 ? '300w' : '100w'
}

/** Pictures of a site share a few lists of widths, which are read once each. */
const keptLists = 200
const knownLists = new Map<string, readonly string[]>()

/**
 * What follows a picture's address for each of its sizes in a `srcset`: the widths among variants
 * such as `1600x1200,100w,300w`, and the original as the next larger step (spec §9).
 */
export function readSourceEnds(variants: string): readonly string[] {
  const known = knownLists.get(variants)
  if (known !== undefined) return known
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'))
  const ends = widths.map((width) => `?format=${width} ${width}`)
  const next = nextWidth(widths.at(-1) ?? '')
  if (next !== undefined) ends.push(`?format=original ${next}`)
  if (knownLists.size >= keptLists) knownLists.clear()
  knownLists.set(variants, ends)
  return ends
}

const servedWidths = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']

/** The next larger width than a served one; undefined when there is none or it is not served. */
function nextWidth(width: string): string | undefined {
  const place = servedWidths.indexOf(width)
  return place === -1 ? undefined : servedWidths[place + 1]
}

/** The widths a picture is served in (spec §9), in pixels. */
export const pictureWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

export type PictureFormat =
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'original' }

/**
 * Which derivative answers `?format=`: the next width that we have, and the original where that
 * would be wider than it is (template platform §8). Text that names no width means the original.
 */
export function choosePictureFormat(format: string, originalWidth: number): PictureFormat {
  const asked = /^(\d{1,5})w$/.exec(format)?.[1]
  if (asked === undefined) return { kind: 'original' }
  const width = pictureWidths.find((one) => one >= Number(asked))
  if (width === undefined || width >= originalWidth) return { kind: 'original' }
  return { kind: 'width', width }
}

/** `systemDataVariants`: the original's size and every narrower width, such as `640x480,100w,300w`. */
export function pictureVariants(width: number, height: number): string {
  const narrower = pictureWidths.filter((one) => one <= width).map((one) => `${one}w`)
  return [`${width}x${height}`, ...narrower].join(',')
}
