import { gallerySlide, type GallerySlide } from './gallery-slide.ts'
import {
  aspectRatios,
  sliderHeightPercent,
  widestColumn,
  type GalleryOptions,
} from './gallery-settings.ts'

/** What a gallery's markup is told beside its options. */
type GalleryView = {
  /** Pictures and videos in the shape of items, with what the design makes of each. */
  readonly items: readonly GallerySlide[]
  /** Classes by which stylesheets tell one gallery from another. */
  readonly classNames: string
  /** Custom properties with the figures that the stylesheet counts with. */
  readonly style: string
  /** How wide a picture is shown, for browsers that choose among its sizes. */
  readonly sizes: string
  /** A row that moves, as a slideshow or a slider has it. */
  readonly isRow: boolean
  readonly hasControls: boolean
  readonly hasThumbnails: boolean
  readonly opensLightbox: boolean
  /** Seconds that each picture is shown; 0 where nothing moves by itself. */
  readonly autoplaySeconds: number
}

type Fields = Readonly<Record<string, unknown>>

/** Counts out what the four designs need of a gallery's settings and of its pictures. */
export function galleryView(options: GalleryOptions, pictures: readonly Fields[]): GalleryView {
  const { design } = options
  const ratio = ratioOf(options, pictures[0])
  const isRow = design === 'slideshow' || design === 'slider'
  const moves = isRow && pictures.length > 1
  return {
    items: pictures.map((picture) => gallerySlide(options, picture)),
    classNames: classNames(options),
    style: styleOf(options, ratio),
    sizes: sizesOf(options, ratio),
    isRow,
    hasControls: moves && options.controls,
    hasThumbnails:
      moves &&
      design === 'slideshow' &&
      options.thumbnails &&
      options['thumbnail-strip-height'] > 0,
    opensLightbox: !isRow && options.lightbox,
    autoplaySeconds: moves && options.autoplay ? options['autoplay-duration'] : 0,
  }
}

function classNames(options: GalleryOptions): string {
  const { design } = options
  const names = [`sqs-gallery-block-${design}`]
  if (design === 'grid')
    names.push(`sqs-gallery-thumbnails-per-row-${options['thumbnails-per-row']}`)
  if (design === 'slider' || (design === 'grid' && options['square-thumbs']))
    names.push(`sqs-gallery-aspect-ratio-${options['aspect-ratio']}`)
  if (design === 'slider') names.push(`sqs-gallery-active-alignment-${options['active-alignment']}`)
  if (design === 'slideshow') {
    names.push(`sqs-gallery-meta-position-${options['meta-position']}`)
    if (options['auto-crop']) names.push('sqs-gallery-auto-crop')
    if (options['show-meta-on-hover']) names.push('sqs-gallery-show-meta-on-hover')
    if (options.transparentBackground) names.push('sqs-gallery-transparent')
  }
  return names.join(' ')
}

/** Width by height of a picture's place; null where each picture keeps its own. */
function ratioOf(options: GalleryOptions, first: Fields | undefined): number | null {
  const { design } = options
  if (design === 'slideshow') return stageRatio(first)
  if (design === 'slider' || (design === 'grid' && options['square-thumbs'])) {
    const [width, height] = aspectRatios[options['aspect-ratio']]
    return width / height
  }
  return null
}

const narrowestStage = 3 / 4
const widestStage = 2.4

/** A slideshow has the shape of its first picture, within what a page can hold. */
function stageRatio(first: Fields | undefined): number {
  const width = Number(first?.['width'])
  const height = Number(first?.['height'])
  const ratio = width > 0 && height > 0 ? width / height : 3 / 2
  return Math.min(Math.max(ratio, narrowestStage), widestStage)
}

function styleOf(options: GalleryOptions, ratio: number | null): string {
  const { design, padding } = options
  const values: string[] = []
  if (ratio !== null) values.push(`--gallery-ratio:${round(ratio)}`)
  if (design === 'grid' || design === 'stacked') values.push(`--gallery-gap:${padding}px`)
  if (design === 'grid') {
    const perRow = options['thumbnails-per-row']
    const widest = options['max-width']
    values.push(`--gallery-per-row:${perRow}`)
    if (widest < widestColumn)
      values.push(`--gallery-width:${perRow * widest + (perRow - 1) * padding}px`)
  }
  if (design === 'slideshow' && options.thumbnails) {
    values.push(`--gallery-strip-height:${options['thumbnail-strip-height']}px`)
    values.push(`--gallery-strip-margin:${options['thumbnail-strip-margin']}px`)
  }
  return values.join(';')
}

/** A page is seldom wider than 80rem; a narrow screen holds two in a row, a tablet about six. */
function sizesOf(options: GalleryOptions, ratio: number | null): string {
  const { design } = options
  if (design === 'slideshow' || design === 'stacked') return '(min-width: 80rem) 80rem, 100vw'
  if (design === 'slider') {
    const share = Math.min(100, Math.round(sliderHeightPercent * (ratio ?? 1)))
    return `(min-width: 80rem) ${round(share * 0.8)}rem, ${share}vw`
  }
  const perRow = options['thumbnails-per-row']
  const widest = options['max-width']
  if (widest < widestColumn) return `min(${widest}px, ${perRow === 1 ? 100 : 50}vw)`
  const share = (most: number): number => round(100 / Math.min(perRow, most))
  return `(min-width: 80rem) ${round(80 / perRow)}rem, (min-width: 48rem) ${share(6)}vw, ${share(2)}vw`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
