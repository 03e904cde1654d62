import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { collection } from '../kinds/collection.ts'
import { onOff } from '../kinds/switch.ts'

export const searchBlock = blockType({
  type: 33,
  name: 'search',
  title: 'Search',
  group: 'Filters & lists',
  isPartialName: true,
  fields: {
    collectionId: collection({
      label: 'Look in',
      help: 'Without a page, the whole site is searched.',
    }),
    theme: choice({
      label: 'Colors',
      options: { dark: 'Dark', light: 'Light' },
      empty: 'light',
    }),
    searchPreview: onOff({ label: 'Show what is found while somebody types', empty: true }),
  },
  derive: ({ collectionId }) => ({ searchedPage: collectionId }),
})
