import { aspectRatios } from '../galleries/gallery-settings.ts'
import type { Seen } from './field-kind.ts'

/** A summary's settings that its looks follow from, as they are stored. */
export type SummaryOptions = {
  readonly design: 'autocolumns' | 'carousel' | 'list' | 'autogrid'
  readonly textSize: string
  readonly textAlignment: string
  readonly imageAspectRatio: 'auto' | keyof typeof aspectRatios
  /** Pixels. */
  readonly columnWidth: number
  readonly gutter: number
  readonly slidesPerRow: number
  /** Percent. */
  readonly listImageSize: number
  readonly listImageAlignment: string
  readonly metadataPosition: 'above-title' | 'below-title' | 'below-content'
  readonly primaryMetadata: string
  readonly secondaryMetadata: string
}

/** What is so where nothing is chosen, and is not printed. */
const usual = { columnWidth: 270, gutter: 20, slidesPerRow: 4, listImageSize: 30 }

const designClasses = {
  autogrid: 'grid',
  autocolumns: 'autocolumns',
  carousel: 'carousel',
  list: 'list',
} as const

/** What a summary's markup is told beside its settings. */
export function summaryView(options: SummaryOptions): Seen {
  return {
    designClass: designClasses[options.design],
    classNames: classNames(options),
    style: styleOf(options),
    isCarousel: options.design === 'carousel',
    isCropped: options.imageAspectRatio !== 'auto',
    sizes: sizesOf(options),
  }
}

function classNames(options: SummaryOptions): string {
  const { design, textSize, textAlignment, imageAspectRatio } = options
  const names: string[] = []
  // a carousel moves as a gallery's slider does, by the same script
  if (design === 'carousel')
    names.push('sqs-gallery-container sqs-gallery-block-slider sqs-gallery-active-alignment-left')
  if (textSize !== 'medium') names.push(`summary-block-setting-text-size-${textSize}`)
  if (textAlignment !== 'left') names.push(`summary-block-setting-text-align-${textAlignment}`)
  if (imageAspectRatio !== 'auto') names.push(`sqs-gallery-aspect-ratio-${imageAspectRatio}`)
  if (design === 'list' && options.listImageAlignment === 'right')
    names.push('summary-block-setting-list-image-right')
  return names.map((name) => ` ${name}`).join('')
}

function styleOf(options: SummaryOptions): string {
  const { design, imageAspectRatio } = options
  const values: string[] = []
  if (imageAspectRatio !== 'auto') {
    const [width, height] = aspectRatios[imageAspectRatio]
    values.push(`--gallery-ratio:${Math.round((width / height) * 1000) / 1000}`)
  }
  const add = (name: keyof typeof usual, property: string, unit: string): void => {
    if (options[name] !== usual[name]) values.push(`--summary-${property}:${options[name]}${unit}`)
  }
  if (design === 'autogrid' || design === 'autocolumns') {
    add('columnWidth', 'column', 'px')
    add('gutter', 'gap', 'px')
  }
  if (design === 'carousel') add('slidesPerRow', 'per-row', '')
  if (design === 'list') add('listImageSize', 'picture', '%')
  return values.join(';')
}

/** How wide pictures are shown, for browsers that choose among their sizes. */
function sizesOf({ design, slidesPerRow, listImageSize, columnWidth }: SummaryOptions): string {
  if (design === 'carousel') {
    const share = Math.round(100 / slidesPerRow)
    return `(min-width: 60rem) ${share}vw, (min-width: 40rem) ${Math.max(share, 34)}vw, 80vw`
  }
  if (design === 'list' && listImageSize !== usual.listImageSize)
    return `(min-width: 30rem) ${listImageSize}vw, 100vw`
  const isWide = design !== 'list' && columnWidth > usual.columnWidth
  return isWide ? '(min-width: 40rem) 50vw, 100vw' : usualSizes
}

const usualSizes = '(min-width: 60rem) 30vw, (min-width: 40rem) 50vw, 100vw'

type Detail = { readonly name: string; readonly isDate: boolean; readonly text: string }

/** An item with the details that stand above its title, below it and below its text. */
export function withDetails(options: SummaryOptions, item: Seen): Seen {
  const names = [options.primaryMetadata, options.secondaryMetadata]
  const details = [...new Set(names)].flatMap((name) => detailOf(name, item))
  if (details.length === 0) return item
  const { metadataPosition: place } = options
  return {
    ...item,
    detailsAbove: place === 'above-title' ? details : [],
    detailsBelow: place === 'below-title' ? details : [],
    detailsLast: place === 'below-content' ? details : [],
  }
}

function detailOf(name: string, item: Seen): readonly Detail[] {
  if (name === 'date') return [{ name, isDate: true, text: '' }]
  const text = wordsOfDetail(name, item)
  return text === '' ? [] : [{ name: name === 'categories' ? 'cats' : name, isDate: false, text }]
}

function wordsOfDetail(name: string, item: Seen): string {
  if (name === 'author') {
    const author = item['author'] as { readonly displayName?: unknown } | undefined
    return typeof author?.displayName === 'string' ? author.displayName : ''
  }
  const words = name === 'categories' || name === 'tags' ? item[name] : undefined
  return Array.isArray(words) ? words.join(', ') : ''
}
