import type { GalleryOptions } from './gallery-settings.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a gallery's markup is told of one of its pictures, beside what an item has. */
export type GallerySlide = Fields & {
  /** Where a press leads; empty: nowhere. */
  readonly href: string
  readonly opensNew: boolean
  /** The press opens the lightbox. */
  readonly enlarges: boolean
  /** The player of a video; empty: it is a picture. */
  readonly frameUrl: string
  /** The words that stand with it, and what the lightbox says of it. */
  readonly shownTitle: string
  readonly shownText: string
  readonly fullText: string
  /** What it is called where nothing of it is seen. */
  readonly label: string
  /** The point to keep in view, as `object-position`; empty: the middle. */
  readonly position: string
}

/** Looked up beyond the item by markup where it has none, so each is said. */
const absent = { width: null, height: null, originalSize: '', systemDataVariants: '' }

/** One picture, or one video behind its picture, as the gallery's design shows it. */
export function gallerySlide(options: GalleryOptions, picture: Fields): GallerySlide {
  const video = fieldsOf(picture['video'])
  const frameUrl = textOf(video['frameUrl'])
  const link = textOf(picture['clickthroughUrl'])
  const enlarges = frameUrl === '' && link === '' && options.lightbox && !isRow(options)
  const title = textOf(picture['title'])
  const text = textOf(picture['body'])
  const altText = textOf(picture['altText'])
  return {
    ...absent,
    ...picture,
    title,
    altText,
    href:
      textOf(video['url']) ||
      link ||
      (enlarges ? `${textOf(picture['assetUrl'])}?format=2500w` : ''),
    opensNew: !enlarges && (options.newWindow || picture['newWindow'] === true || frameUrl !== ''),
    enlarges,
    frameUrl,
    ...shownWords(options, title, text),
    fullText: withoutTags(text),
    label: textOf(video['title']) || title || altText,
    position: positionOf(fieldsOf(picture['mediaFocalPoint'])),
  }
}

function isRow({ design }: GalleryOptions): boolean {
  return design === 'slideshow' || design === 'slider'
}

/** Which words stand with a picture: each design has its own switch, a slider has none. */
function shownWords(
  options: GalleryOptions,
  title: string,
  text: string,
): Pick<GallerySlide, 'shownTitle' | 'shownText'> {
  const { design } = options
  const isShown =
    design === 'slideshow' ? options['show-meta'] : !isRow(options) && options['show-meta-basic']
  const onlyTitle = design === 'grid' && options['show-meta-only-title']
  return { shownTitle: isShown ? title : '', shownText: isShown && !onlyTitle ? text : '' }
}

function positionOf(point: Fields): string {
  const [x, y] = [point['x'], point['y']].map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) return ''
  return x === 0.5 && y === 0.5 ? '' : `${percent(x)} ${percent(y)}`
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** HTML as text that may stand in an attribute. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
