import { openPicture } from './open-picture.ts'

export type PictureMeasures = {
  /** Pixels as shown, after turning by the camera's orientation. */
  readonly width: number
  readonly height: number
  /** Average colours as 6 hex digits, by the names that templates read. */
  readonly colorData: Readonly<Record<string, string>>
}

/**
 * Size and average colours of a picture.
 * @throws what `openPicture` throws
 */
export async function measurePicture(source: Uint8Array | string): Promise<PictureMeasures> {
  const { picture, metadata } = await openPicture(source)
  const { autoOrient } = metadata
  const { data } = await picture
    .autoOrient()
    .resize(3, 3, { fit: 'fill', kernel: 'cubic' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number): string =>
    data.subarray((y * 3 + x) * 3, (y * 3 + x) * 3 + 3).toString('hex')
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    colorData: {
      topLeftAverage: colour(0, 0),
      topRightAverage: colour(2, 0),
      bottomLeftAverage: colour(0, 2),
      bottomRightAverage: colour(2, 2),
      centerAverage: colour(1, 1),
      suggestedBgColor: colour(1, 1),
    },
  }
}
