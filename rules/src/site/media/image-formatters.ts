import { escapeAttribute } from '@vitrine/template-language/formatters/text.ts'
import { compileReference } from '@vitrine/template-language/frames.ts'
import { ownReader } from '@vitrine/template-language/own-reader.ts'
import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, emission, isTruthy } from '@vitrine/template-language/values.ts'
import {
  heightForWidth,
  invalidSize,
  readImageSize,
  readResizableSize,
  readSourceEnds,
  thumbnailBucket,
  widthForHeight,
} from './image-sizes.ts'

// every picture of a page is asked for these
const readUrl = ownReader('assetUrl')
const readVariants = ownReader('systemDataVariants')
const readPoint = ownReader('mediaFocalPoint')
const readTitle = ownReader('title')
const readSize = ownReader('originalSize')
const readId = ownReader('id')
const readBlockType = compileReference(['blockType'])

/** Block type of an image block, whose alternative text is its own (template language §9). */
const imageBlock = 5
/** Longest alternative text taken from a body (spec §9). */
const longestAlt = 1000

/** The middle unless the picture has a point of its own (spec §9). */
function focalPoint(image: unknown): string {
  const point = readPoint(image)
  if (point === undefined || point === null) return '0.5,0.5'
  return `${asNumber(child(point, 'x'))},${asNumber(child(point, 'y'))}`
}

/** The image's alternative text: in image blocks its own, else title, body without tags, or file. */
function altText(image: unknown, scope: Scope): string {
  if (asNumber(scope.look(readBlockType)) === imageBlock)
    return asString(child(image, 'altText')).trim()
  const title = asString(readTitle(image))
  if (title !== '') return title
  const body = asString(child(image, 'body'))
    .replace(/<[^>]*/g, '')
    .replaceAll('>', ' ')
  return body === '' ? asString(child(image, 'filename')) : body.slice(0, longestAlt)
}

/** The attributes by which scripts find the right picture; '' where there is no image at all. */
function imageMeta(image: unknown, alt: string): string {
  if (image === undefined) return ''
  const licensed = typeof child(image, 'licensedAssetPreview') === 'object'
  const key = asString(child(image, 'componentKey'))
  const url = asString(readUrl(image))
  return (
    (licensed ? 'data-licensed-asset-preview="true" ' : '') +
    (key === '' ? '' : `data-component-key="${escapeAttribute(key)}" `) +
    `data-src="${url}" data-image="${url}"` +
    ` data-image-dimensions="${emission(readSize(image))}"` +
    ` data-image-focal-point="${focalPoint(image)}" alt="${escapeAttribute(alt)}" `
  )
}

function metaOf(image: unknown, scope: Scope): string {
  return imageMeta(image, altText(image, scope))
}

const imageMetaOf: Formatter = () => (values, scope) => metaOf(values[0], scope)

const childImageMeta: Formatter = (args) => {
  const place = args[0] === undefined ? 0 : asNumber(args[0])
  return (values, scope) => metaOf(child(child(values[0], 'items'), place), scope)
}

const coverImageMeta: Formatter = () => (values, scope) =>
  metaOf(child(values[0], 'coverImage'), scope)

/** A picture that is loaded by script, and without script from `<noscript>`. */
const image: Formatter = (args) => {
  const className = args.length === 1 ? args[0] : 'thumb-image'
  return ([value], scope) => {
    const url = asString(readUrl(value))
    const alt = escapeAttribute(altText(value, scope))
    const meta = imageMeta(value, alt)
    return (
      `<noscript><img src="${url}" alt="${alt}" /></noscript>` +
      `<img class="${className}" ${meta}data-load="false"` +
      ` data-image-id="${asString(readId(value))}" data-type="image" />`
    )
  }
}

/** ` srcset="..."` with the sizes there are. */
const imageSrcset: Formatter = () => (values) => {
  const [value] = values
  const ends = readSourceEnds(asString(readVariants(value)))
  if (ends.length === 0) return value
  const url = asString(readUrl(value))
  return ` srcset="${url}${ends.join(`,${url}`)}"`
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center']

/** The average colours of a picture's corners and centre. */
const imageColor: Formatter = (args) => (values) => {
  const colors = child(values[0], 'colorData')
  if (colors === undefined || colors === null) return undefined
  const [position, property] = args
  if (position === undefined) {
    return corners
      .map((corner) => `data-color-${corner}="#${asString(child(colors, `${corner}Average`))}" `)
      .join('')
  }
  const color = asString(child(colors, `${position}Average`))
  if (color === '') return `"${position}" not found.`
  return property === undefined ? `#${color}` : `${property}: #${color}`
}

/** A video's player, and the picture over it until it plays. */
const video: Formatter = (args) => {
  const load = args.includes('load-false') ? '  data-load="false"' : ''
  const withColors = args.includes('color-data')
  return ([value]) => {
    const embed = child(value, 'oembed')
    const html = escapeAttribute(asString(child(embed, 'html')))
    const provider = escapeAttribute(asString(child(embed, 'providerName')))
    return (
      `<div class="sqs-video-wrapper"${load} data-html="${html}" data-provider-name="${provider}">` +
      `${videoOverlay(value, withColors)}</div>`
    )
  }
}

function videoOverlay(value: unknown, withColors: boolean): string {
  if (!isTruthy(child(value, 'overlay'))) return ''
  const hasImage = isTruthy(child(value, 'mainImageId')) || isTruthy(child(value, 'systemDataId'))
  return (
    `<div class="sqs-video-overlay${hasImage ? '' : ' no-thumb'}" style="opacity: 0;">` +
    (hasImage ? videoPicture(value, withColors) : '') +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  )
}

function videoPicture(value: unknown, withColors: boolean): string {
  const colors = withColors ? child(value, 'colorData') : undefined
  const colorData = corners
    .map((corner) => [corner.toLowerCase(), asString(child(colors, `${corner}Average`))] as const)
    .filter(([, color]) => color !== '')
    .map(([corner, color]) => `data-color-${corner}="#${color}" `)
  return (
    `<img data-load="false" data-src="${asString(readUrl(value))}"` +
    ` data-image-dimensions="${emission(readSize(value))}"` +
    ` data-image-focal-point="${focalPoint(value)}" ${colorData.join('')}/>`
  )
}

const audioPlayer: Formatter = () => (values) => {
  const id = asString(readId(values[0]))
  const content = child(values[0], 'structuredContent')
  const url = asString(child(content, 'audioAssetUrl'))
  return (
    "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
  )
}

/** Prints a figure of a size such as `1200x800`; without two sides it is missing. */
function side(pick: 'width' | 'height'): Formatter {
  return () => (values) => readImageSize(values[0])?.[pick]
}

export const imageFormatters: FormatterTable = {
  'audio-player': audioPlayer,
  'child-image-meta': childImageMeta,
  'cover-image-meta': coverImageMeta,
  height: side('height'),
  image,
  'image-color': imageColor,
  'image-meta': imageMetaOf,
  'image-srcset': imageSrcset,
  resizedHeightForWidth:
    ([width = '']) =>
    (values) => {
      const size = readResizableSize(values[0])
      return size === undefined ? invalidSize : heightForWidth(size, width)
    },
  resizedWidthForHeight:
    ([height = '']) =>
    (values) => {
      const size = readResizableSize(values[0])
      return size === undefined ? invalidSize : widthForHeight(size, height)
    },
  squarespaceThumbnailForHeight:
    ([height = '']) =>
    (values) => {
      const size = readResizableSize(values[0])
      return size === undefined ? invalidSize : thumbnailBucket(widthForHeight(size, height))
    },
  squarespaceThumbnailForWidth: ([width = '']) => {
    const bucket = thumbnailBucket(asNumber(width))
    return () => bucket
  },
  video,
  width: side('width'),
}
