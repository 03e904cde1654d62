import { blockType } from '../block-type.ts'
import { collection } from '../kinds/collection.ts'
import { number } from '../kinds/number.ts'
import { onOff } from '../kinds/switch.ts'

/** As many as fit in a column beside other things. */
const mostComments = 20

export const commentsBlock = blockType({
  type: 16,
  name: 'comments',
  title: 'Latest comments',
  group: 'Filters & lists',
  isPartialName: true,
  fields: {
    collectionId: collection({
      label: 'Comments of',
      help: 'What visitors wrote last below the posts of a page. It shows those that are approved.',
    }),
    limit: number({ label: 'How many', min: 1, max: mostComments, empty: 5 }),
    showText: onOff({ label: 'Show what they say', empty: true }),
    showDate: onOff({ label: 'Show dates', empty: true }),
  },
  tabs: { Content: ['collectionId', 'limit'], Display: ['showText', 'showDate'] },
  hint: ({ collectionId }) =>
    collectionId === null ? 'Choose a page to show the latest comments of' : null,
  derive: ({ collectionId: page }, { collectionId, limit }, look) =>
    page === undefined || collectionId === null
      ? {}
      : { page, ...look.comments({ collectionId, limit }) },
})
