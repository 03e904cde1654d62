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
