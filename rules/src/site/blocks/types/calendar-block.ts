import { blockType } from '../block-type.ts'
import { collection } from '../kinds/collection.ts'

export const calendarBlock = blockType({
  type: 26,
  name: 'calendar',
  title: 'Calendar',
  group: 'Filters & lists',
  // an owner's partial that is called so means something else
  isPartialName: true,
  fields: {
    collectionId: collection({
      label: 'Events of',
      of: 'calendars',
      help: 'The month that it is, with the events of a page.',
    }),
  },
  hint: ({ collectionId }) => (collectionId === null ? 'Choose a page of events' : null),
  derive: ({ collectionId: page }, { collectionId }, look) =>
    page === undefined || collectionId === null ? {} : { page, ...look.month(collectionId) },
})
