import { z } from 'zod'

/** How a page or an item looks where it is found or shared, with what nobody has said yet as empty. */
export type PageSeo = {
  /** What a search engine shows as headline and words; empty: the title, and what there is. */
  readonly seoTitle: string
  readonly seoDescription: string
  /** The picture of a shared link; null: the main picture. */
  readonly shareAssetId: string | null
}

/** What of it may be set. */
export const seoFields = z.object({
  seoTitle: z.string().trim().max(200).optional(),
  seoDescription: z.string().trim().max(300).optional(),
  shareAssetId: z.string().max(100).nullable().optional(),
})

/** The one reading of these fields: those from before there were any lack them. */
export function pageSeo({
  seoTitle = '',
  seoDescription = '',
  shareAssetId = null,
}: Partial<PageSeo>): PageSeo {
  return { seoTitle, seoDescription, shareAssetId }
}
