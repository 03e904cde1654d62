import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** A product as lists are sorted by it; derived from the item's body and written with it. */
export type ProductListingTable = {
  website_id: SiteId
  item_id: string
  collection_id: string
  visibility: string
  position: number
  /** Epoch milliseconds. */
  publish_on: number
  /** Of the variant that costs least, in minor units; 0 without any. */
  price_cents: number
}

/** A variant as lists are filtered by it; derived from the item's body and written with it. */
export type VariantListingTable = {
  website_id: SiteId
  item_id: string
  variant_id: string
  /** Its place among the variants of its product. */
  place: number
  price_cents: number
  /** Its options as words (`listed-variant.ts`), in the order of their selectors. */
  options: string[]
  is_counted: boolean
}
