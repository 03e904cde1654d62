import { blockType } from '../block-type.ts'
import { text } from '../kinds/text.ts'

export const quoteBlock = blockType({
  type: 31,
  name: 'quote',
  title: 'Quote',
  group: 'Basic',
  fields: {
    quote: text({ label: 'Quote', max: 2000, lines: 4 }),
    source: text({ label: 'Source', help: 'Who said or wrote it.', max: 200 }),
  },
  hint: ({ quote }) => (quote === '' ? 'Add the words that are quoted' : null),
})
