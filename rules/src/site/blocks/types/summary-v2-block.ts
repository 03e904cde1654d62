import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { number } from '../kinds/number.ts'
import { query } from '../kinds/query.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'
import { summaryView, withDetails } from '../summary-view.ts'

const metadata = {
  none: 'None',
  date: 'Date',
  author: 'Author',
  categories: 'Categories',
  tags: 'Tags',
} as const

const isCarousel = ({ design }: { readonly design: string }) => design === 'carousel'
const isList = ({ design }: { readonly design: string }) => design === 'list'
const hasColumns = ({ design }: { readonly design: string }) =>
  design === 'autocolumns' || design === 'autogrid'

export const summaryBlock = blockType({
  type: 55,
  alsoNumbers: [20],
  name: 'summary-v2',
  title: 'Summary',
  group: 'Summary',
  fields: {
    query: query({ label: 'Items', maxItems: 30, empty: 6 }),
    design: choice({
      label: 'Design',
      options: { autocolumns: 'Wall', carousel: 'Carousel', list: 'List', autogrid: 'Grid' },
      empty: 'autogrid',
      was: { grid: 'autogrid' },
    }),
    headerText: text({ label: 'Header', max: 200 }),
    textSize: choice({
      label: 'Text size',
      options: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' },
      empty: 'medium',
    }),
    textAlignment: choice({
      label: 'Text alignment',
      options: { left: 'Left', center: 'Center', right: 'Right' },
      empty: 'left',
    }),
    imageAspectRatio: choice({
      label: 'Shape of pictures',
      options: {
        auto: 'As they are',
        square: 'Square 1:1',
        standard: 'Standard 3:2',
        'standard-vertical': 'Standard, upright 2:3',
        'four-three': 'Four to three 4:3',
        'three-four-vertical': 'Three to four 3:4',
        widescreen: 'Widescreen 16:9',
        'anamorphic-widescreen': 'Cinema 2.40:1',
      },
      empty: 'auto',
    }),
    columnWidth: number({ label: 'Column width', min: 150, max: 500, empty: 270, unit: 'px' }),
    gutter: number({ label: 'Distance', min: 0, max: 100, empty: 20, unit: 'px' }),
    slidesPerRow: number({ label: 'Items per row', min: 1, max: 10, empty: 4 }),
    listImageSize: number({ label: 'Picture width', min: 10, max: 70, empty: 30, unit: '%' }),
    listImageAlignment: choice({
      label: 'Picture beside the text',
      options: { left: 'Left', right: 'Right' },
      empty: 'left',
    }),
    metadataPosition: choice({
      label: 'Place of the details',
      options: {
        'above-title': 'Above the title',
        'below-title': 'Below the title',
        'below-content': 'Below the text',
      },
      empty: 'below-title',
    }),
    primaryMetadata: choice({
      label: 'First detail',
      options: metadata,
      empty: 'none',
      was: { true: 'date', false: 'none' },
    }),
    secondaryMetadata: choice({ label: 'Second detail', options: metadata, empty: 'none' }),
    showTitle: onOff({ label: 'Show titles', empty: true }),
    showThumbnail: onOff({ label: 'Show pictures', empty: true }),
    showExcerpt: onOff({ label: 'Show excerpts', empty: true }),
    showReadMoreLink: onOff({ label: 'Show a "Read more" link', empty: false }),
    showPrice: onOff({ label: 'Show prices', empty: true }),
    productQuickViewEnabled: onOff({ label: 'Quick view of products', empty: false }),
  },
  tabs: {
    Content: ['query', 'headerText'],
    Design: [
      'design',
      'imageAspectRatio',
      'columnWidth',
      'gutter',
      'slidesPerRow',
      'listImageSize',
      'listImageAlignment',
      'textSize',
      'textAlignment',
    ],
    Display: [
      'showTitle',
      'showThumbnail',
      'showExcerpt',
      'showReadMoreLink',
      'showPrice',
      'productQuickViewEnabled',
      'metadataPosition',
      'primaryMetadata',
      'secondaryMetadata',
    ],
  },
  shows: {
    headerText: isCarousel,
    columnWidth: hasColumns,
    gutter: hasColumns,
    slidesPerRow: isCarousel,
    listImageSize: isList,
    listImageAlignment: isList,
  },
  presets: [
    { number: 1005, title: 'Summary Wall', values: { design: 'autocolumns' } },
    { number: 1006, title: 'Summary Carousel', values: { design: 'carousel' } },
    { number: 1007, title: 'Summary List', values: { design: 'list' } },
    { number: 1008, title: 'Summary Grid', values: { design: 'autogrid' } },
  ],
  hint: (value) => (value.query.collectionId === null ? 'Choose a page to show items of' : null),
  derive: (shown, value) => ({
    pageSize: value.query.pageSize,
    // a list whose page is gone has no design
    ...summaryView(shown.query.collection === undefined ? { ...value, design: 'list' } : value),
    items: shown.query.items.map((item) => withDetails(value, item)),
    showDate: value.primaryMetadata === 'date' || value.secondaryMetadata === 'date',
  }),
  was: {
    collectionId: 'query',
    limit: 'query',
    category: 'query',
    tag: 'query',
    featured: 'query',
    showDate: 'primaryMetadata',
  },
})
