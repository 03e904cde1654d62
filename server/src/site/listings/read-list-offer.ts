import { sql } from 'kysely'
import { valuesByName } from '@vitrine/rules/site/listings/list-choice.ts'
import { readOptionWord, type OptionValues } from '@vitrine/rules/site/listings/listed-variant.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** What a list's products can be chosen by. */
export type ListOffer = {
  /** Each option with its values, in the order in which products have them. */
  readonly options: readonly OptionValues[]
  /** What the cheapest and the dearest variant cost, in minor units; null: nothing is listed. */
  readonly prices: { readonly from: number; readonly to: number } | null
  /** Whether anything on it can run out. */
  readonly isCounted: boolean
  /** What was made of it for a list of which nothing is chosen, once somebody asked. */
  made: { readonly locale: string; readonly html: string } | null
}

/** More options than these, or more values of one, are no help in choosing. */
const most = { options: 8, values: 40 }

/** Reads what the products of a page that visitors see by an instant can be chosen by. */
export async function readListOffer(
  site: SiteDatabase,
  collectionId: string,
  publishedBy: number,
): Promise<ListOffer> {
  const listed = {
    from: sql`from product_listing listing join variant_listing variant
      on variant.website_id = ${site.siteId} and variant.item_id = listing.item_id`,
    where: sql`where listing.website_id = ${site.siteId}
      and listing.collection_id = ${collectionId}
      and listing.visibility = 'live' and listing.publish_on <= ${publishedBy}`,
  }
  const [words, [prices]] = await Promise.all([
    sql<{ word: string }>`
      select chosen.word ${listed.from}
      cross join lateral unnest(variant.options) with ordinality as chosen (word, place)
      ${listed.where}
      group by chosen.word
      order by min(chosen.place), min(variant.place), count(distinct listing.item_id) desc,
        chosen.word`.execute(site.queries),
    sql<{ lowest: number | null; highest: number | null; counted: boolean | null }>`
      select min(variant.price_cents) as lowest, max(variant.price_cents) as highest,
        bool_or(variant.is_counted) as counted ${listed.from} ${listed.where}`
      .execute(site.queries)
      .then(({ rows }) => rows),
  ])
  const { lowest = null, highest = null, counted = null } = prices ?? {}
  return {
    options: optionsOf(words.rows.map(({ word }) => word)),
    prices: lowest === null || highest === null ? null : { from: lowest, to: highest },
    isCounted: counted === true,
    made: null,
  }
}

/** Options with one value only tell nothing apart. */
function optionsOf(words: readonly string[]): ListOffer['options'] {
  return valuesByName({ options: words.map(readOptionWord) })
    .map(({ name, values }) => ({ name, values: values.slice(0, most.values) }))
    .filter(({ values }) => values.length > 1)
    .slice(0, most.options)
}
