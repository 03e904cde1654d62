/** How the platform's own markup shows a list of posts or products (spec §3). */
export const collectionViews = ['list', 'grid', 'product'] as const
export type CollectionView = (typeof collectionViews)[number]

export const collectionViewTitles: Readonly<Record<CollectionView, string>> = {
  list: 'List',
  grid: 'Grid',
  product: 'Product',
}
