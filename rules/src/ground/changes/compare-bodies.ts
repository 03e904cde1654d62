import { textOfHtml } from '../words/text-of-html.ts'

/** One thing that differs between two versions, in words; null where there was or is nothing. */
export type Difference = {
  readonly what: string
  readonly before: string | null
  readonly after: string | null
}

/** How values are written that need to know their site. */
export type TellValues = {
  /** @param cents minor units */
  readonly money: (cents: number) => string
  /** @param at epoch milliseconds */
  readonly instant: (at: number) => string
  /** What its owner calls a page, an item or a file; undefined where it is not known. */
  readonly named: (id: string) => string | undefined
}

type Json = Readonly<Record<string, unknown>>

/** What the program notes for itself, and no owner has set. */
const notTold = new Set([
  'id',
  'collectionId',
  'layoutId',
  'lockId',
  'updatedOn',
  'position',
  'sample',
  'formerUrlIds',
  'recordType',
  'productType',
  'typeName',
  'firstRunDone',
  'hasSampleContent',
])

const specialWords: Readonly<Record<string, string>> = {
  urlId: 'Address',
  assetId: 'Picture',
  mainAssetId: 'Main picture',
  audioAssetId: 'Recording',
  audience: 'Who sees it',
  productIds: 'Memberships',
  artistName: 'Artist',
  backgroundVideoUrl: 'Video of the banner',
  backgroundVideoId: 'Video of the banner',
  assetIds: 'Pictures',
  publishOn: 'Publish on',
  addedOn: 'Added on',
  starred: 'Featured',
  categoryParents: 'Categories below others',
  pageIds: 'Pages',
  relatedIds: 'Related products',
  html: 'Text',
  customContent: '',
  value: '',
  set: '',
}

/** What differs between two versions of a document; null is one that was not there. */
export function compareBodies(
  before: unknown,
  after: unknown,
  tell: TellValues,
  path: readonly string[] = [],
): readonly Difference[] {
  if (Array.isArray(before) || Array.isArray(after)) return compareLists(before, after, tell, path)
  if (isRecord(before) || isRecord(after)) {
    const was = isRecord(before) ? before : {}
    const is = isRecord(after) ? after : {}
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return keys
      .filter((key) => !notTold.has(key))
      .flatMap((key) => compareBodies(was[key], is[key], tell, [...path, key]))
  }
  return compareValues(before, after, tell, path)
}

function compareValues(
  before: unknown,
  after: unknown,
  tell: TellValues,
  path: readonly string[],
): readonly Difference[] {
  if (before === after || (isNothing(before) && isNothing(after))) return []
  const key = path.at(-1) ?? ''
  const was = spoken(before, key, tell)
  const is = spoken(after, key, tell)
  const what = wordsOfPath(path)
  if (was === is && [before, after].every(isId)) {
    return [{ what: `${what} (another)`, before: was, after: is }]
  }
  // the words are the same, and not what they look like or lead to
  if (was === is && was !== null) return [{ what: `${what} (its form)`, before: null, after: null }]
  return [{ what, ...aroundDifference(was, is) }]
}

function compareLists(
  before: unknown,
  after: unknown,
  tell: TellValues,
  path: readonly string[],
): readonly Difference[] {
  const was: readonly unknown[] = Array.isArray(before) ? before : []
  const is: readonly unknown[] = Array.isArray(after) ? after : []
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  if (![...was, ...is].every(isRecord)) {
    const text = (list: readonly unknown[]) => spokenList(list, path.at(-1) ?? '', tell)
    const [earlier, later] = [text(was), text(is)]
    const what = wordsOfPath(path)
    if (earlier === later) return [{ what: `${what} (others)`, before: earlier, after: later }]
    return [{ what, before: earlier, after: later }]
  }
  return compareRecords(was as Json[], is as Json[], tell, path)
}

function compareRecords(
  was: readonly Json[],
  is: readonly Json[],
  tell: TellValues,
  path: readonly string[],
): readonly Difference[] {
  const keyOf = (record: Json, index: number): string =>
    typeof record['id'] === 'string' ? record['id'] : String(index)
  const before = new Map(was.map((record, index) => [keyOf(record, index), record]))
  const after = new Map(is.map((record, index) => [keyOf(record, index), record]))
  const what = wordsOfPath(path)
  const nameAt = (map: ReadonlyMap<string, Json>, key: string): string => {
    const place = [...map.keys()].indexOf(key) + 1
    return nameOfElement(map.get(key) ?? {}, tell) ?? String(place)
  }
  const removed = [...before.keys()].filter((key) => !after.has(key))
  const added = [...after.keys()].filter((key) => !before.has(key))
  const kept = [...after.keys()].filter((key) => before.has(key))
  const keptBefore = [...before.keys()].filter((key) => after.has(key))
  return [
    ...removed.map((key) => ({ what, before: nameAt(before, key), after: null })),
    ...added.map((key) => ({ what, before: null, after: nameAt(after, key) })),
    ...kept.flatMap((key) =>
      compareBodies(before.get(key), after.get(key), tell, [...path, `“${nameAt(after, key)}”`]),
    ),
    ...(kept.join('/') === keptBefore.join('/')
      ? []
      : [
          {
            what: `${what}, order`,
            before: keptBefore.map((key) => nameAt(before, key)).join(', '),
            after: kept.map((key) => nameAt(after, key)).join(', '),
          },
        ]),
  ]
}

/** What a row of a list is called by its owner. */
function nameOfElement(element: Json, tell: TellValues): string | undefined {
  const named = ['title', 'name', 'label', 'sku', 'text', 'url', 'word']
    .map((key) => element[key])
    .find((one): one is string => typeof one === 'string' && one !== '')
  if (named !== undefined) return textOfHtml(named).trim()
  const { attributes } = element
  if (!isRecord(attributes)) {
    const ids = Object.values(element).filter((one) => typeof one === 'string')
    return ids.map(tell.named).find((one) => one !== undefined)
  }
  const values = Object.values(attributes).filter((one) => typeof one === 'string')
  return values.length === 0 ? undefined : values.join(', ')
}

function spoken(value: unknown, key: string, tell: TellValues): string | null {
  if (isNothing(value)) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (key.endsWith('Cents')) return tell.money(value)
    if (/(On|At|[dD]ate)$/.test(key) && isInstant(value)) return tell.instant(value)
    return String(value)
  }
  if (isId(value)) return tell.named(value) ?? unnamed(key)
  return typeof value === 'string' ? plainText(value) : null
}

/**
 * No owner types a number of this size, and no instant of ours is smaller. Above the last that a date
 * has (ECMA-262, 21.4.1.1) it is a number.
 */
function isInstant(value: number): boolean {
  return value > 1e11 && value <= 8.64e15
}

/** What is gone, and what whoever looks may not read, has no name here. */
function unnamed(key: string): string {
  return /assetIds?$/i.test(key) ? 'A file not known here' : 'One not known here'
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)
}

function plainText(text: string): string | null {
  const plain = /<[a-z/!]/i.test(text) ? textOfHtml(text).replace(/\s+/g, ' ').trim() : text
  return plain === '' ? null : plain
}

function spokenList(list: readonly unknown[], key: string, tell: TellValues): string | null {
  if (list.length === 0) return null
  return list
    .map((one) => (isRecord(one) ? nameOfElement(one, tell) : spoken(one, key, tell)))
    .join(', ')
}

const contextLength = 60
const longText = 240

/** Of long texts only what differs, with some words around it. */
function aroundDifference(
  before: string | null,
  after: string | null,
): Pick<Difference, 'before' | 'after'> {
  if (before === null || after === null || Math.max(before.length, after.length) <= longText) {
    return { before: cut(before), after: cut(after) }
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = Math.max(0, start - contextLength)
  const part = (text: string): string => {
    const to = Math.min(text.length, text.length - end + contextLength)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: cut(part(before)), after: cut(part(after)) }
}

const longest = 1200

function cut(text: string | null): string | null {
  return text === null || text.length <= longest ? text : `${text.slice(0, longest)}…`
}

/** Such as “Variants, “S”, Price”. */
function wordsOfPath(path: readonly string[]): string {
  return path
    .map((key) => specialWords[key] ?? wordsOfKey(key))
    .filter((words) => words !== '')
    .join(', ')
}

/** `salePriceCents` is read as “Sale price”. */
function wordsOfKey(key: string): string {
  if (key.startsWith('“')) return key
  const words = key
    .replace(/(Cents|Ids?|Html)$/, '')
    .replace(/[.\-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_whole, end: string, begin: string) => `${end} ${begin}`)
    .toLowerCase()
    .replace(/\b(seo|url|sku|rss)\b/g, (word) => word.toUpperCase())
    .trim()
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
