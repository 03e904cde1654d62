import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { collection } from '../kinds/collection.ts'
import { weightedWords } from '../weighted-words.ts'

export const tagcloudBlock = blockType({
  type: 14,
  name: 'tagcloud',
  title: 'Tag cloud',
  group: 'Filters & lists',
  fields: {
    collectionId: collection({ label: 'Words of' }),
    type: choice({
      label: 'Show',
      options: { tags: 'Tags', categories: 'Categories' },
      empty: 'tags',
    }),
    sortby: choice({
      label: 'Order',
      options: { name: 'By alphabet', count: 'Most used first' },
      empty: 'name',
    }),
  },
  hint: ({ collectionId }) =>
    collectionId === null ? 'Choose a page to show the tags or categories of' : null,
  derive({ collectionId: page }, { collectionId, type, sortby }, look) {
    if (collectionId === null || page === undefined) return { words: [] }
    const found = look.groups({ collectionId, by: type === 'tags' ? 'tag' : 'category' })
    return {
      isOfTags: type === 'tags',
      page,
      words: weightedWords(found, { path: String(page['fullUrl']), sortby }),
    }
  },
})
