/** Ratios that pictures are cut to, as width and height, by the names of spec §9's seven. */
export const aspectRatios = {
  square: [1, 1],
  standard: [3, 2],
  'standard-vertical': [2, 3],
  'four-three': [4, 3],
  'three-four-vertical': [3, 4],
  widescreen: [16, 9],
  'anamorphic-widescreen': [2.4, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** A slider's height as a share of its width, in percent (spec §9). */
export const sliderHeightPercent = 50

/** The end of a grid's range of column widths (spec §9), at which columns are as wide as they can be. */
export const widestColumn = 300

export const galleryDesigns = ['grid', 'slideshow', 'slider', 'stacked'] as const
export type GalleryDesign = (typeof galleryDesigns)[number]

/** What people call the designs (spec §2). */
export const galleryDesignTitles = {
  grid: 'Grid',
  slideshow: 'Slideshow',
  slider: 'Carousel',
  stacked: 'Stacked',
} as const satisfies Readonly<Record<GalleryDesign, string>>

/** A gallery's settings as they are stored, by their names of spec §3. */
export type GalleryOptions = {
  readonly design: GalleryDesign
  readonly autoplay: boolean
  /** Seconds. */
  readonly 'autoplay-duration': number
  readonly controls: boolean
  readonly 'aspect-ratio': keyof typeof aspectRatios
  readonly 'square-thumbs': boolean
  readonly 'auto-crop': boolean
  readonly 'thumbnails-per-row': number
  readonly padding: number
  readonly 'max-width': number
  readonly lightbox: boolean
  readonly newWindow: boolean
  readonly thumbnails: boolean
  readonly 'thumbnail-strip-height': number
  readonly 'thumbnail-strip-margin': number
  readonly 'show-meta': boolean
  readonly 'show-meta-basic': boolean
  readonly 'show-meta-only-title': boolean
  readonly 'meta-position': string
  readonly 'show-meta-on-hover': boolean
  readonly 'active-alignment': string
  readonly transparentBackground: boolean
}
