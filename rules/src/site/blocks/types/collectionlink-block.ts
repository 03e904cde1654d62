import { blockType } from '../block-type.ts'
import { collection } from '../kinds/collection.ts'
import { pageCard } from '../link-card.ts'

export const collectionlinkBlock = blockType({
  type: 12,
  name: 'collectionlink',
  title: 'Link to a page',
  group: 'More',
  fields: { collectionId: collection({ label: 'Page', of: 'all' }) },
  hint: ({ collectionId }) => (collectionId === null ? 'Choose a page' : null),
  derive: ({ collectionId }) => ({ card: pageCard(collectionId) }),
})
