import type { Collection } from './collection.ts'

/** How a page looks where it is found or shared, with what nobody has said yet as empty. */
export type PageSeo = Required<Pick<Collection, 'seoTitle' | 'seoDescription' | 'shareAssetId'>>

/** The one reading of these fields: pages from before there were any lack them. */
export function pageSeo({
  seoTitle = '',
  seoDescription = '',
  shareAssetId = null,
}: Collection): PageSeo {
  return { seoTitle, seoDescription, shareAssetId }
}
