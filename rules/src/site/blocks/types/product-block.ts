import { blockType } from '../block-type.ts'
import { item } from '../kinds/item.ts'
import { onOff } from '../kinds/switch.ts'

export const productBlock = blockType({
  type: 43,
  name: 'product',
  title: 'Product',
  group: 'Commerce',
  fields: {
    item: item({ label: 'Product', of: 'products' }),
    showImage: onOff({ label: 'Show the picture', empty: true }),
    showTitle: onOff({ label: 'Show the title', empty: true }),
    showPrice: onOff({ label: 'Show the price', empty: true }),
    showExcerpt: onOff({ label: 'Show the excerpt', empty: false }),
    showAddButton: onOff({ label: 'Show the add button', empty: false }),
  },
  hint: (value) => (value.item === null ? 'Choose a product' : null),
  was: { itemId: 'item' },
})
