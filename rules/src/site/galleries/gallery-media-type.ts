/** What an entry of a gallery shows (spec §3). */
export const GalleryMediaType = {
  imageEmpty: 'imageEmpty',
  imageFile: 'imageFile',
  imageLicensed: 'imageLicensed',
  imageReused: 'imageReused',
  assetReused: 'assetReused',
  video: 'video',
} as const
export type GalleryMediaType = (typeof GalleryMediaType)[keyof typeof GalleryMediaType]
