import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { choice } from '../kinds/choice.ts'
import { link } from '../kinds/link.ts'
import { number } from '../kinds/number.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

const isInline = ({ design }: { readonly design: string }) => design === 'inline'
const hasWords = (value: { readonly design: string }) => !isInline(value)

export const imageBlock = blockType({
  type: 5,
  name: 'image',
  title: 'Image',
  group: 'Basic',
  fields: {
    image: asset({ label: 'Picture', accept: 'picture' }),
    design: choice({
      label: 'Design',
      options: {
        inline: 'Inline',
        poster: 'Poster',
        card: 'Card',
        overlap: 'Overlap',
        collage: 'Collage',
        stack: 'Stack',
      },
      empty: 'inline',
    }),
    layout: choice({
      label: 'Caption',
      options: {
        'caption-hidden': 'None',
        'caption-below': 'Below the picture',
        'caption-overlay': 'Over the picture',
        'caption-overlay-hover': 'Over the picture, while it is pointed at',
      },
      empty: 'caption-below',
    }),
    title: text({ label: 'Title', max: 200 }),
    subtitle: text({ label: 'Subtitle', max: 1000, lines: 3 }),
    description: text({ label: 'Caption', max: 1000, lines: 3 }),
    link: link({ label: 'Link' }),
    isLightBox: onOff({
      label: 'Open in a lightbox',
      help: 'A click shows the picture in full size. A link goes before it.',
      empty: false,
    }),
    stretch: onOff({
      label: 'Stretch',
      help: 'A picture that is narrower than its place is widened.',
      empty: false,
    }),
    width: number({ label: 'Width', min: 10, max: 100, empty: 100, unit: '%' }),
  },
  tabs: {
    Content: ['image', 'title', 'subtitle', 'description', 'link', 'isLightBox'],
    Design: ['design', 'layout', 'stretch', 'width'],
  },
  shows: {
    layout: isInline,
    title: hasWords,
    subtitle: hasWords,
    description: (value) => isInline(value) && value.layout !== 'caption-hidden',
    isLightBox: ({ link: { to } }) => to === null,
    stretch: isInline,
  },
  presets: [
    { number: 1012, title: 'Image', values: { design: 'inline' } },
    { number: 1013, title: 'Image Poster', values: { design: 'poster' } },
    { number: 1014, title: 'Image Card', values: { design: 'card' } },
    { number: 1015, title: 'Image Overlap', values: { design: 'overlap' } },
    { number: 1016, title: 'Image Collage', values: { design: 'collage' } },
    { number: 1017, title: 'Image Stack', values: { design: 'stack' } },
  ],
  hint: ({ image }) => (image === null ? 'Choose a picture' : null),
  derive: ({ description, design, layout, stretch, subtitle, title, width }) => ({
    caption: design === 'inline' && layout !== 'caption-hidden' ? description : '',
    isInline: design === 'inline',
    classNames: classNames({ design, layout, stretch }),
    shareOfWidth: width === 100 ? '' : `${width}%`,
    // a picture has a title of its own
    imageTitle: title,
    hasWords: design !== 'inline' && `${title}${subtitle}` !== '',
  }),
  was: {
    assetId: 'image',
    caption: 'description',
    newWindow: 'link',
  },
})

/** Each with a blank before it; none for a picture as it is first set. */
function classNames(value: {
  readonly design: string
  readonly layout: string
  readonly stretch: boolean
}): string {
  const { design, layout, stretch } = value
  if (design !== 'inline') return ` image-design image-design-${design}`
  const hasOverlay = layout === 'caption-overlay' || layout === 'caption-overlay-hover'
  return `${hasOverlay ? ` image-${layout}` : ''}${stretch ? ' image-stretch' : ''}`
}
