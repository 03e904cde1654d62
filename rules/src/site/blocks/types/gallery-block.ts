import { GalleryMediaType } from '../../galleries/gallery-media-type.ts'
import {
  galleryDesignTitles,
  type GalleryDesign,
  type GalleryOptions,
} from '../../galleries/gallery-settings.ts'
import { galleryView } from '../../galleries/gallery-view.ts'
import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { choice } from '../kinds/choice.ts'
import { collection } from '../kinds/collection.ts'
import { embed } from '../kinds/embed.ts'
import { link } from '../kinds/link.ts'
import { list } from '../kinds/list.ts'
import { number } from '../kinds/number.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

/** Stored in one gallery (spec §9). */
const maxPictures = 50

/** Whether a setting counts in the design that is chosen. */
const inDesigns =
  (...designs: readonly GalleryDesign[]) =>
  ({ design }: { readonly design: GalleryDesign }) =>
    designs.includes(design)

const isGrid = inDesigns('grid')
const isSlideshow = inDesigns('slideshow')
const isMoving = inDesigns('slideshow', 'slider')
const isStill = inDesigns('grid', 'stacked')

/** Settings that templates ask for by `gallery-…?`, under the names of the specification (§3). */
const settings = {
  design: choice({
    label: 'Design',
    options: galleryDesignTitles,
    empty: 'grid',
  }),
  autoplay: onOff({ label: 'Play by itself', empty: false }),
  'autoplay-duration': number({
    label: 'Seconds per picture',
    min: 1,
    max: 10,
    empty: 5,
    unit: 's',
  }),
  controls: onOff({ label: 'Show arrows', empty: true }),
  'auto-crop': onOff({
    label: 'Crop pictures',
    help: 'Pictures fill their place; their focal point stays in view.',
    empty: true,
  }),
  'aspect-ratio': choice({
    label: 'Shape of pictures',
    options: {
      square: 'Square 1:1',
      standard: 'Standard 3:2',
      'standard-vertical': 'Standard, upright 2:3',
      'four-three': 'Four to three 4:3',
      'three-four-vertical': 'Three to four 3:4',
      widescreen: 'Widescreen 16:9',
      'anamorphic-widescreen': 'Cinema 2.40:1',
    },
    empty: 'square',
  }),
  'square-thumbs': onOff({ label: 'Crop to one shape', empty: true }),
  thumbnails: onOff({ label: 'Show thumbnails', empty: true }),
  'thumbnail-strip-height': number({
    label: 'Height of thumbnails',
    min: 0,
    max: 200,
    empty: 80,
    unit: 'px',
  }),
  'thumbnail-strip-margin': number({
    label: 'Distance of thumbnails',
    min: 0,
    max: 60,
    empty: 20,
    unit: 'px',
  }),
  'show-meta': onOff({ label: 'Show titles and texts', empty: true }),
  'show-meta-basic': onOff({ label: 'Show titles and texts', empty: false }),
  'show-meta-only-title': onOff({ label: 'Show titles only', empty: false }),
  'meta-position': choice({
    label: 'Place of the words',
    options: {
      top: 'Top',
      'top-left': 'Top left',
      'top-right': 'Top right',
      center: 'Center',
      bottom: 'Bottom',
      'bottom-left': 'Bottom left',
      'bottom-right': 'Bottom right',
    },
    empty: 'bottom',
  }),
  'show-meta-on-hover': onOff({ label: 'Only while it is pointed at', empty: false }),
  'active-alignment': choice({
    label: 'Place of the current picture',
    options: { left: 'Left', center: 'Center', right: 'Right' },
    empty: 'center',
  }),
  'thumbnails-per-row': number({ label: 'Pictures per row', min: 1, max: 10, empty: 4 }),
  padding: number({ label: 'Distance', min: 0, max: 50, empty: 20, unit: 'px' }),
  lightbox: onOff({
    label: 'Open in a lightbox',
    help: 'A click shows the picture in full size. A link goes before it.',
    empty: false,
  }),
  lightboxTheme: choice({
    label: 'Lightbox',
    options: { dark: 'Dark', light: 'Light' },
    empty: 'dark',
  }),
  'max-width': number({
    label: 'Widest column',
    min: 100,
    max: 300,
    empty: 300,
    unit: 'px',
  }),
  newWindow: onOff({ label: 'Open links in a new window', empty: false }),
  transparentBackground: onOff({ label: 'No background', empty: false }),
}

/** The settings that a new gallery begins with. */
export const newGallery = Object.fromEntries(
  Object.entries(settings).map(([name, { empty }]) => [name, empty]),
) as GalleryOptions

export const galleryBlock = blockType({
  type: 8,
  name: 'gallery',
  title: 'Gallery',
  group: 'Gallery',
  fields: {
    pictures: list({
      label: 'Pictures',
      one: 'Picture',
      max: maxPictures,
      onceOnly: 'image',
      fields: {
        image: asset({ label: 'Picture', accept: 'picture' }),
        title: text({ label: 'Title', max: 200 }),
        text: text({ label: 'Text', max: 1000, lines: 3 }),
        link: link({ label: 'Link' }),
        video: embed({ label: 'Video' }),
      },
    }),
    collectionId: collection({
      label: 'Pictures of a page',
      help: 'The pictures of its items stand here in place of those above.',
    }),
    ...settings,
  },
  tabs: {
    Content: ['pictures', 'collectionId'],
    Design: [
      'design',
      'aspect-ratio',
      'square-thumbs',
      'thumbnails-per-row',
      'max-width',
      'padding',
      'auto-crop',
      'active-alignment',
      'autoplay',
      'autoplay-duration',
      'controls',
      'thumbnails',
      'thumbnail-strip-height',
      'thumbnail-strip-margin',
      'show-meta',
      'show-meta-basic',
      'show-meta-only-title',
      'meta-position',
      'show-meta-on-hover',
      'transparentBackground',
      'lightbox',
      'lightboxTheme',
      'newWindow',
    ],
  },
  shows: {
    autoplay: isMoving,
    'autoplay-duration': (value) => isMoving(value) && value.autoplay,
    controls: isMoving,
    'auto-crop': isSlideshow,
    'aspect-ratio': (value) =>
      value.design === 'slider' || (isGrid(value) && value['square-thumbs']),
    'square-thumbs': isGrid,
    thumbnails: isSlideshow,
    'thumbnail-strip-height': (value) => isSlideshow(value) && value.thumbnails,
    'thumbnail-strip-margin': (value) => isSlideshow(value) && value.thumbnails,
    'show-meta': isSlideshow,
    'show-meta-basic': isStill,
    'show-meta-only-title': (value) => isGrid(value) && value['show-meta-basic'],
    'meta-position': (value) => isSlideshow(value) && value['show-meta'],
    'show-meta-on-hover': (value) => isSlideshow(value) && value['show-meta'],
    'active-alignment': inDesigns('slider'),
    'thumbnails-per-row': isGrid,
    padding: isStill,
    lightbox: isStill,
    lightboxTheme: (value) => isStill(value) && value.lightbox,
    'max-width': isGrid,
    transparentBackground: isSlideshow,
  },
  presets: [
    { number: 1000, title: 'Gallery Slideshow', values: { design: 'slideshow' } },
    { number: 1002, title: 'Gallery Carousel', values: { design: 'slider' } },
    { number: 1003, title: 'Gallery Grid', values: { design: 'grid' } },
    { number: 1004, title: 'Gallery Stack', values: { design: 'stacked' } },
  ],
  hint: ({ pictures, collectionId }) =>
    pictures.length === 0 && collectionId === null ? 'Add pictures' : null,
  derive(shown, value, look) {
    const { collectionId } = value
    const pictures =
      collectionId === null
        ? shown.pictures.flatMap(asItem)
        : look
            .items({ collectionId, limit: maxPictures, category: '', tag: '', featured: false })
            .flatMap(asPicture)
    return {
      ...galleryView(value, pictures),
      options: Object.fromEntries(
        Object.keys(settings).map((name) => [name, optionOf(shown, name)]),
      ),
      perRow: shown['thumbnails-per-row'],
    }
  },
  was: { assetIds: 'pictures', perRow: 'thumbnails-per-row' },
})

function optionOf(shown: Readonly<Record<string, unknown>>, name: string): unknown {
  return shown[name]
}

/** A picture of the gallery in the shape of an item, with its own words before those of the file. */
function asItem(
  picture: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  const { id, image, title, text: body, link: clickthroughUrl, newWindow, video } = picture
  const frame = video as { readonly frameUrl?: string }
  if (typeof image !== 'object' || image === null) return []
  const file = image as Readonly<Record<string, unknown>>
  return [
    {
      ...file,
      slideId: id,
      title: title === '' ? file['title'] : title,
      body,
      clickthroughUrl,
      newWindow,
      mediaType: frame.frameUrl === undefined ? GalleryMediaType.imageFile : GalleryMediaType.video,
      ...(frame.frameUrl !== undefined && { video }),
    },
  ]
}

/** An item of a page as a picture: with its short words, and left out where it has no picture. */
export function asPicture(
  item: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  const { assetUrl, excerpt, mainImage } = item
  if (typeof assetUrl !== 'string' || assetUrl === '') return []
  // the room that it takes is kept until it comes, and it is told to those who do not see it
  const { altText, width, height } = Object(mainImage) as Readonly<Record<string, unknown>>
  return [{ altText, width, height, ...item, body: typeof excerpt === 'string' ? excerpt : '' }]
}
