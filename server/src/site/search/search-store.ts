import { sql, type RawBuilder } from 'kysely'
import type { AskedWord } from '@vitrine/rules/site/search/search-query.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import { siteKey } from '../../ground/documents/site-key.ts'

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

/** So many of the newest are looked at first: enough of a word that one item in eight has. */
const newestAtFirst = 400
/** What an index names beyond this is too much to rank; then the newest items have enough of it. */
const maxRanked = 1000
/** So many of the newest are looked at where an index names too many. */
const newestAtMost = 4000
/** Pages are few, and no older than each other. */
const pagesLookedAt = 200
/** A shorter beginning is too many words, and looked for in titles and names only. */
const leastPrefixInTexts = 3

type Values = {
  readonly siteId: string
  /** With what each word of the site begins. */
  readonly key: string
  readonly dictionary: string | null
  readonly plain: readonly string[]
  readonly spelled: readonly string[]
  readonly prefixes: readonly boolean[]
  readonly collectionIds: readonly string[]
  readonly shownBy: number
  readonly limit: number
}

type Slot = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/** Where words are looked for, what counts most first; without what was found in those before. */
const places = [
  { name: 'titled', match: sql`title @@ (select whole from asked)` },
  {
    name: 'named',
    match: sql`names @@ (select whole from asked) and not title @@ (select whole from asked)`,
  },
  {
    name: 'told',
    match: sql`words @@ (select whole from asked) and not names @@ (select whole from asked)`,
    // by the index: names would only have to be looked up
    indexed: sql`words @@ (select narrow from asked)`,
  },
] as const

const columns = sql`kind, id, shown_from, collection_id, visibility, title, names`

/**
 * What has every word: that with all of them in its title first, then that with all in its names,
 * the newest first. Each place is asked only where those before it did not have enough, and in steps:
 * the newest few, which are enough of a word that many have; then the index, which is
 * quick where few have it; and where it names too many, the newest items one by one. So no more than
 * a fixed number of rows is looked at or ranked, whatever is asked and however large the site is.
 */
const findEntries = fixedStatement<Values, FoundEntry>((slot) => {
  const steps = places.flatMap((_, index) => stepsOf(slot, index))
  const found = places.flatMap(({ name }) =>
    stepNames(name).map((step) => sql`select * from ${sql.table(step)}`),
  )
  return sql`
    with asked as materialized (${asked(slot)}), ${sql.join(steps)}
    select kind, id from (${sql.join(found, sql` union `)}) found, asked
    order by title @@ exact desc, title @@ whole desc, names @@ whole desc,
      kind, shown_from desc, id desc
    limit ${slot('limit')}`
})

function stepNames(place: string): readonly [few: string, indexed: string, newest: string] {
  return [`few_${place}`, `indexed_${place}`, `newest_${place}`]
}

/** The three steps in which a place is asked. */
function stepsOf(slot: Slot, index: number): RawBuilder<unknown>[] {
  const place = places[index]
  if (place === undefined) return []
  const [few, indexed, newest] = stepNames(place.name)
  const isMissing = sql.join(
    [sql`0`, ...places.slice(0, index).map(({ name }) => mostOf(stepNames(name)))],
    sql` + `,
  )
  const isShown = sql`visibility = 'live' and shown_from <= ${slot('shownBy')}
    and collection_id = any(${slot('collectionIds')}::text[])`
  const among = (count: number, gate: RawBuilder<unknown>) => sql`
    select ${columns} from (${newestEntries(slot, count)}) entry
    where ${gate} and ${isShown} and ${place.match} limit ${slot('limit')}`
  const isFew = sql`(${isMissing} + ${countOf(few)}) < ${slot('limit')}`
  const byIndex = 'indexed' in place ? place.indexed : place.match
  return [
    sql`${sql.table(few)} as materialized (
      ${among(newestAtFirst, sql`(${isMissing}) < ${slot('limit')}`)})`,
    // the words name the site; were it a condition too, a plan could walk all that the site has
    sql`${sql.table(indexed)} as materialized (
      select ${columns} from (
        select website_id, ${columns} from search_entry where ${byIndex} offset 0
      ) entry
      where ${isFew} and website_id = ${slot('siteId')} and ${isShown}
      limit ${sql.lit(maxRanked)})`,
    sql`${sql.table(newest)} as materialized (
      ${among(newestAtMost, sql`${countOf(indexed)} = ${sql.lit(maxRanked)}`)})`,
  ]
}

function countOf(step: string): RawBuilder<unknown> {
  return sql`(select count(*) from ${sql.table(step)})`
}

/** A later step finds what an earlier one found too. */
function mostOf(steps: readonly string[]): RawBuilder<unknown> {
  return sql`greatest(${sql.join(steps.map(countOf))})`
}

/** Pages, and so many of the newest items. */
function newestEntries(slot: Slot, count: number): RawBuilder<unknown> {
  return sql`
    select * from (
      select ${columns}, words from search_entry
      where website_id = ${slot('siteId')} and kind = 'collection'
      order by id limit ${sql.lit(pagesLookedAt)}
    ) page
    union all select * from (
      select ${columns}, words from search_entry
      where website_id = ${slot('siteId')} and kind = 'item' and visibility = 'live'
        and shown_from <= ${slot('shownBy')}
      order by shown_from desc limit ${sql.lit(count)}
    ) item`
}

/**
 * The question: each word as it is or in another form (`exact`), or as a beginning (`whole`; for
 * texts `narrow`). Words are letters and digits only, so quotes around them are enough.
 */
function asked(slot: Slot): RawBuilder<unknown> {
  const question = (word: RawBuilder<unknown>) =>
    sql`string_agg('(' || concat_ws(' | ', ${word}, forms) || ')', ' & ')::tsquery`
  return sql`
    select ${question(sql`word`)} as exact, ${question(sql`word || beginning`)} as whole,
      ${question(sql`word || case when length(plain) < ${sql.lit(leastPrefixInTexts)} then ''
        else beginning end`)} as narrow
    from (
      select plain, '''' || ${slot('key')}::text || plain || '''' as word,
        case when prefix then ':*' else '' end as beginning,
        (
          select string_agg('''' || ${slot('key')} || form || '''', ' | ')
          from unnest(ts_lexize(${slot('dictionary')}::regdictionary, plain)
            || ts_lexize(${slot('dictionary')}::regdictionary, spelled)) form
        ) as forms
      from unnest(${slot('plain')}::text[], ${slot('spelled')}::text[], ${slot('prefixes')}::bool[])
        as word (plain, spelled, prefix)
      offset 0
    ) words`
}

/** What has every word, best first, as visitors see it. */
export function findSearchEntries(
  site: SiteDatabase,
  { words, dictionary, collectionIds, shownBy, limit }: SearchEntriesRequest,
): Promise<readonly FoundEntry[]> {
  return findEntries(site.queries, {
    siteId: site.siteId,
    key: siteKey(site.siteId),
    dictionary,
    plain: words.map(({ plain }) => plain),
    spelled: words.map(({ spelled }) => spelled),
    prefixes: words.map(({ prefix }) => prefix),
    collectionIds,
    shownBy,
    limit,
  })
}
