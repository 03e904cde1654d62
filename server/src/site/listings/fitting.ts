import { sql, type RawBuilder } from 'kysely'
import { optionWord } from '@vitrine/rules/site/listings/listed-variant.ts'
import { valuesByName, type ListChoice } from '@vitrine/rules/site/listings/list-choice.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Limits of a price in minor units; null: none. */
export type PriceLimits = { readonly from: number | null; readonly to: number | null }

/** What a list is narrowed to, beside its choice. */
export type FittingRequest = {
  readonly collectionId: string
  readonly choice: ListChoice
  readonly limits: PriceLimits
  /** One of these, where any is wanted: a category and those that lie below it. */
  readonly categories: readonly string[]
  /** Empty: whatever its tags. */
  readonly tag: string
  /** Only live products that were published by then (epoch milliseconds); null: drafts too. */
  readonly publishedBy: number | null
}

/**
 * What has to hold of a row of `product_listing`, called `listing`, of a list: a product fits where
 * one of its variants has all that is wanted.
 */
export function fitting(site: SiteDatabase, request: FittingRequest): RawBuilder<unknown> {
  const { collectionId, categories, tag, publishedBy } = request
  return sql.join(
    [
      sql`listing.website_id = ${site.siteId}`,
      sql`listing.collection_id = ${collectionId}`,
      ...(publishedBy === null
        ? []
        : [sql`listing.visibility = 'live'`, sql`listing.publish_on <= ${publishedBy}`]),
      ...(categories.length === 0 ? [] : [hasTerm(site, 'category', categories)]),
      ...(tag === '' ? [] : [hasTerm(site, 'tag', [tag])]),
      ...variantFits(site, request),
    ],
    sql` and `,
  )
}

/** Asked of each product by key: as a join it would be answered for all before the first is found. */
function hasTerm(
  site: SiteDatabase,
  sort: 'category' | 'tag',
  words: readonly string[],
): RawBuilder<unknown> {
  return sql`(
    select true from item_term where item_term.website_id = ${site.siteId}
      and item_term.item_id = listing.item_id and item_term.sort = ${sql.lit(sort)}
      and item_term.word = any(${[...words]}::text[])
    limit 1
  )`
}

function variantFits(
  site: SiteDatabase,
  { choice, limits }: FittingRequest,
): readonly RawBuilder<unknown>[] {
  const conditions = [
    ...valuesByName(choice).map(({ name, values }) => {
      const words = values.map((value) => optionWord({ name, value }))
      return sql`variant.options && ${words}::text[]`
    }),
    ...(limits.from === null ? [] : [sql`variant.price_cents >= ${limits.from}`]),
    ...(limits.to === null ? [] : [sql`variant.price_cents <= ${limits.to}`]),
    ...(choice.inStock ? [isThere(site)] : []),
  ]
  if (conditions.length === 0) return []
  return [
    sql`(
      select true from variant_listing variant
      where variant.website_id = ${site.siteId} and variant.item_id = listing.item_id
        and ${sql.join(conditions, sql` and `)}
      limit 1
    )`,
  ]
}

/** By the rule of `isInStock`: what is not counted never runs out. */
function isThere(site: SiteDatabase): RawBuilder<unknown> {
  return sql`(not variant.is_counted or (
    select quantity is null or quantity > 0 from stock
    where stock.website_id = ${site.siteId} and stock.variant_id = variant.variant_id
  ))`
}
