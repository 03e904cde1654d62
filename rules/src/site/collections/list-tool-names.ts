/** What shoppers can have above the products of a page. */
export const listToolSets = ['sort', 'sort-and-filter'] as const
export type ListTools = (typeof listToolSets)[number]

export const listToolTitles: Readonly<Record<ListTools, string>> = {
  sort: 'Sorting',
  'sort-and-filter': 'Sorting and filters',
}
