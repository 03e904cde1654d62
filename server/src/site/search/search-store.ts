import { sql, type RawBuilder } from 'kysely'
import type { AskedWord } from '@vitrine/rules/site/search/search-query.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import { siteKey } from './search-entry-store.ts'

export type SearchEntriesRequest = {
  readonly words: readonly AskedWord[]
  readonly dictionary: string | null
  /** The pages that visitors see, and whose items they see. */
  readonly collectionIds: readonly string[]
  /** Epoch milliseconds; what begins later is not found. */
  readonly shownBy: number
  readonly limit: number
}

export type FoundEntry = { readonly kind: 'collection' | 'item'; readonly id: string }

/** How many of the newest items are looked at by themselves, for words that most of them have. */
const newest = { byName: 2000, byWord: 500 }
/** How many of all that an index names are ranked. */
const candidates = { byName: 3000, byWord: 1000 }
/** Pages are few, and no older than each other. */
const pagesLookedAt = 500
/** A shorter beginning is too many words, and looked for in titles and names only. */
const leastPrefixInTexts = 3

type Values = {
  readonly siteId: string
  readonly dictionary: string | null
  readonly plain: readonly string[]
  readonly spelled: readonly string[]
  readonly prefixes: readonly boolean[]
  readonly collectionIds: readonly string[]
  readonly shownBy: number
  readonly limit: number
}

const columns = sql`kind, id, shown_from, collection_id, visibility, title, names`

/**
 * What has every word, that with all of them in its title first, then that with all in its names,
 * the newest first. Titles, names and texts are asked in turn, each only where those before it did
 * not have enough, and each of them twice: of the newest items, and then by its index. A word that
 * everything has is found among the newest, so an index is asked for words that few have, and
 * whatever is asked, no more than so many rows are looked at or ranked.
 */
const findEntries = fixedStatement<Values, FoundEntry>((slot) => {
  const shown = sql`visibility = 'live' and shown_from <= ${slot('shownBy')}
    and collection_id = any(${slot('collectionIds')}::text[])`
  const isTitled = sql`title @@ (select whole from asked)`
  const isNamed = sql`names @@ (select whole from asked) and not ${isTitled}`
  const isTold = sql`not names @@ (select whole from asked)`
  /** Pages and the newest items. */
  const recent = (chosen: RawBuilder<unknown>, count: number) => sql`
    select * from (
      select ${chosen} from search_entry where website_id = ${slot('siteId')}
        and kind = 'collection' order by id limit ${sql.lit(pagesLookedAt)}
    ) page
    union all select * from (
      select ${chosen} from search_entry where website_id = ${slot('siteId')} and kind = 'item'
        and visibility = 'live' and shown_from <= ${slot('shownBy')}
      order by shown_from desc limit ${sql.lit(count)}
    ) item`
  // the words name the site; were it a condition too, a plan could walk all that the site has
  const indexed = (match: RawBuilder<unknown>) => sql`(
    select website_id, ${columns} from search_entry where ${match} offset 0
  ) indexed`
  /** Whether so many steps did not have enough; by its index a step has what the newest had too. */
  const missing = (...steps: readonly string[]) => {
    const counts = steps.map(
      (name) => sql`greatest((select count(*) from ${sql.table(name)}),
        (select count(*) from ${sql.table(`all_${name}`)}))`,
    )
    return sql`${sql.join(counts, sql` + `)} < ${slot('limit')}`
  }
  const few = (name: string) => sql`(select count(*) from ${sql.table(name)}) < ${slot('limit')}`
  const asked = sql`
    select
      string_agg('(' || concat_ws(' | ', word, forms) || ')', ' & ')::tsquery as exact,
      string_agg('(' || concat_ws(' | ', word || beginning, forms) || ')', ' & ')::tsquery as whole,
      string_agg('(' || concat_ws(' | ', word || narrow, forms) || ')', ' & ')::tsquery as narrow
    from (
      select '''' || ${siteKey(slot('siteId'))} || plain || '''' as word,
        case when prefix then ':*' else '' end as beginning,
        case when prefix and length(plain) >= ${sql.lit(leastPrefixInTexts)} then ':*' else '' end
          as narrow,
        (
          select string_agg('''' || ${siteKey(slot('siteId'))} || form || '''', ' | ')
          from (
            select unnest(ts_lexize(${slot('dictionary')}::regdictionary, plain)) as form
            union select unnest(ts_lexize(${slot('dictionary')}::regdictionary, spelled))
          ) form
        ) as forms
      from unnest(${slot('plain')}::text[], ${slot('spelled')}::text[], ${slot('prefixes')}::bool[])
        as word (plain, spelled, prefix)
    ) words`
  return sql`
    with asked as materialized (${asked}),
    recent as materialized (${recent(columns, newest.byName)}),
    titled as materialized (
      select ${columns} from recent where ${shown} and ${isTitled} limit ${slot('limit')}
    ), all_titled as materialized (
      select ${columns} from ${indexed(isTitled)}
      where ${few('titled')} and website_id = ${slot('siteId')} and ${shown}
      limit ${sql.lit(candidates.byName)}
    ), named as materialized (
      select ${columns} from recent where ${missing('titled')} and ${shown} and ${isNamed}
      limit ${slot('limit')}
    ), all_named as materialized (
      select ${columns} from ${indexed(isNamed)}
      where ${missing('titled')} and ${few('named')}
        and website_id = ${slot('siteId')} and ${shown}
      limit ${sql.lit(candidates.byName)}
    ), told as materialized (
      select ${columns} from (${recent(sql`${columns}, words`, newest.byWord)}) recent
      where ${missing('titled', 'named')} and ${shown}
        and words @@ (select whole from asked) and ${isTold}
      limit ${slot('limit')}
    ), all_told as materialized (
      select ${columns} from ${indexed(sql`words @@ (select narrow from asked)`)}
      where ${missing('titled', 'named')} and ${few('told')}
        and website_id = ${slot('siteId')} and ${shown}
      limit ${sql.lit(candidates.byWord)}
    )
    select kind, id from (
      select * from titled union select * from all_titled
      union select * from named union select * from all_named
      union select * from told union select * from all_told
    ) found, asked
    order by title @@ exact desc, title @@ whole desc, names @@ whole desc,
      kind, shown_from desc, id desc
    limit ${slot('limit')}`
})

/** What has every word, best first, as visitors see it. */
export function findSearchEntries(
  site: SiteDatabase,
  { words, dictionary, collectionIds, shownBy, limit }: SearchEntriesRequest,
): Promise<readonly FoundEntry[]> {
  return findEntries(site.queries, {
    siteId: site.siteId,
    dictionary,
    plain: words.map(({ plain }) => plain),
    spelled: words.map(({ spelled }) => spelled),
    prefixes: words.map(({ prefix }) => prefix),
    collectionIds,
    shownBy,
    limit,
  })
}
