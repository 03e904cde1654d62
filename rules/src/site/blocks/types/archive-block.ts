import { archiveView, type ArchiveGrouping } from '../archive-view.ts'
import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { collection } from '../kinds/collection.ts'
import { onOff } from '../kinds/switch.ts'

/** Types that were once one for each grouping have the same fields, and begin with their own. */
function archive<const Name extends string>(named: {
  readonly type: number
  readonly name: Name
  readonly title: string
  readonly groupBy: ArchiveGrouping
  readonly isOffered: boolean
}) {
  const { type, name, title, groupBy, isOffered } = named
  return blockType({
    type,
    name,
    title,
    group: 'Filters & lists',
    ...(!isOffered && { offered: false as const }),
    fields: {
      collectionId: collection({ label: 'Posts of' }),
      groupBy: choice({
        label: 'Group by',
        options: { month: 'Month', category: 'Category', tag: 'Tag', author: 'Author' },
        empty: groupBy,
      }),
      layout: choice({
        label: 'Layout',
        options: { index: 'Index', list: 'List with posts', dropdown: 'Dropdown' },
        empty: 'index',
      }),
      showCount: onOff({ label: 'Show how many posts there are', empty: true }),
      showDate: onOff({ label: 'Show dates', empty: false }),
      multiColumns: onOff({ label: 'Several columns', empty: false }),
    },
    tabs: {
      Content: ['collectionId', 'groupBy'],
      Design: ['layout', 'showCount', 'showDate', 'multiColumns'],
    },
    shows: {
      // an author has no page to go to, so posts stand below each
      layout: (value) => value.groupBy !== 'author',
      showDate: (value) => value.layout === 'list' || value.groupBy === 'author',
      multiColumns: (value) => value.layout !== 'dropdown' || value.groupBy === 'author',
    },
    hint: ({ collectionId }) =>
      collectionId === null ? 'Choose a page to show an archive of' : null,
    derive: ({ collectionId: page }, value, look) =>
      page === undefined ? { groups: [] } : archiveView(page, value, look),
  })
}

export const archiveBlock = archive({
  type: 61,
  name: 'archive',
  title: 'Archive',
  groupBy: 'month',
  isOffered: true,
})
export const postsByAuthorBlock = archive({
  type: 27,
  name: 'postsbyauthor',
  title: 'Posts by author',
  groupBy: 'author',
  isOffered: false,
})
export const postsByTagBlock = archive({
  type: 28,
  name: 'postsbytag',
  title: 'Posts by tag',
  groupBy: 'tag',
  isOffered: false,
})
export const postsByCategoryBlock = archive({
  type: 29,
  name: 'postsbycategory',
  title: 'Posts by category',
  groupBy: 'category',
  isOffered: false,
})
export const postsByMonthBlock = archive({
  type: 30,
  name: 'postsbymonth',
  title: 'Posts by month',
  groupBy: 'month',
  isOffered: false,
})
