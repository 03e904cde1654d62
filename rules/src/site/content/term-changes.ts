import { z } from 'zod'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { isSameWord, type WordSort } from '../../ground/documents/item-words.ts'
import { ok, refuse, type Refused } from '../../ground/refusals/result.ts'
import type { ActionResult } from '../../ground/changes/owner-action.ts'
import type { QueryValue } from '../blocks/kinds/query.ts'
import { visitQueries } from '../blocks/visit-block.ts'
import type { Collection } from '../collections/collection.ts'
import {
  categoriesWithin,
  heightOf,
  levelOf,
  maxCategoryLevels,
  maxNestedCategories,
  parentOf,
  parentsAfter,
  type CategoryParent,
} from '../collections/category-tree.ts'
import { collectionsRefusal } from '../collections/collections-messages.ts'
import type { ContentItem } from './content-item.ts'
import { contentRefusal, noSuchTermRefusal, termExistsRefusal } from './content-messages.ts'
import { formerAfter, formerFields } from './former-words.ts'
import { termWord } from './term-word.ts'

/** How many words of a sort a page keeps ready for its items. */
const maxKnownWords = 1000

/** A word as it stands; one that was imported may be longer than any that is written today. */
const standing = z.string().min(1).max(1000)

/** A category goes below another, or below none. */
const nesting = z.object({
  kind: z.literal('nest'),
  word: standing,
  under: standing.nullable(),
})

function changesOf(word: z.ZodType<string>) {
  return z.discriminatedUnion('kind', [
    /** One that no item has yet is kept ready by the page. */
    z.object({ kind: z.literal('add'), word }),
    z.object({ kind: z.literal('rename'), word: standing, to: word }),
    /** Items that have the word get the other, which stands already, in its place. */
    z.object({ kind: z.literal('merge'), word: standing, into: standing }),
    z.object({ kind: z.literal('remove'), word: standing }),
    nesting,
  ])
}

const collectionId = z.string().min(1).max(100)

/** A change of one tag or category of a page and of all its items. */
export const termEdit = z.discriminatedUnion('sort', [
  z.object({
    collectionId,
    sort: z.literal('tag'),
    change: changesOf(termWord.tag),
  }),
  z.object({
    collectionId,
    sort: z.literal('category'),
    change: changesOf(termWord.category),
  }),
])
export type TermEdit = z.output<typeof termEdit>
export type TermChange = TermEdit['change']

/** The fields that hold the words of a sort: of an item, and of the page that keeps them ready. */
export const termFields = {
  tag: { items: 'tags', known: 'knownTags' },
  category: { items: 'categories', known: 'knownCategories' },
} as const satisfies Readonly<
  Record<WordSort, { items: keyof ContentItem; known: keyof Collection }>
>

/** The page, and the items that are filed under what is changed. */
export function readsForTerms({
  collectionId: page,
  sort,
  change,
}: TermEdit): readonly DocumentSelector[] {
  return [
    { kind: 'collection', id: page },
    { kind: 'item', collectionId: page, filedUnder: { sort, words: wordsIn(change) } },
    ...(change.kind === 'rename' || change.kind === 'merge' ? listsOf(page) : []),
  ]
}

/** Where lists of the page's items stand: each may ask for a word. */
function listsOf(page: string): readonly DocumentSelector[] {
  const refersTo = { kind: 'collection', id: page } as const
  return [
    { kind: 'layout', refersTo },
    { kind: 'section', refersTo },
  ]
}

function wordsIn(change: TermChange): readonly string[] {
  if (change.kind === 'rename') return [change.word, change.to]
  if (change.kind === 'nest' && change.under !== null) return [change.word, change.under]
  return change.kind === 'merge' ? [change.word, change.into] : [change.word]
}

/** What history says of it. */
export function titleOfTermEdit({ sort, change }: TermEdit): string {
  if (change.kind === 'rename') return `Rename ${sort} “${change.word}” to “${change.to}”`
  if (change.kind === 'merge') return `Merge ${sort} “${change.word}” into “${change.into}”`
  if (change.kind === 'nest') {
    return change.under === null
      ? `Move ${sort} “${change.word}” to the top`
      : `Move ${sort} “${change.word}” below “${change.under}”`
  }
  return `${change.kind === 'add' ? 'Add' : 'Remove'} ${sort} “${change.word}”`
}

/** The page whose words are changed, or why there is none. */
export function pageOfTerms(documents: DocumentReader, { collectionId: id }: TermEdit) {
  return documents.find('collection', id) ?? refuse(collectionsRefusal('no-such-page'))
}

/**
 * Changes a word on the page and on all its items at once. Items are filed otherwise by it, not
 * edited: they stay samples, and are as new as they were.
 */
export function changeTerms(
  documents: DocumentReader,
  page: Collection,
  { collectionId: pageId, sort, change }: TermEdit,
): ActionResult {
  if (change.kind === 'nest' && sort === 'tag') return refuse(contentRefusal('tags-stand-alone'))
  const { items: field, known } = termFields[sort]
  const items = documents.list('item').map(({ id, body }) => ({ id, body }))
  const kept = page[known] ?? []
  const all = [...kept, ...items.flatMap(({ body }) => body[field])]
  const changed =
    change.kind === 'nest' ? nestedWords(page, all, change) : changedWords(all, sort, change)
  if ('ok' in changed) return changed
  const edits: DocumentEdit[] = []
  const keptNow = keptAfter(changed.words(kept), change)
  if (keptNow.length > maxKnownWords && keptNow.length > kept.length) {
    return refuse(contentRefusal('too-many-terms'))
  }
  const former = page[formerFields[sort]] ?? []
  const formerNow = change.kind === 'nest' ? former : formerAfter(former, change)
  const parents = page.categoryParents ?? []
  const parentsNow = sort === 'category' ? parentsAfter(parents, change) : parents
  if (change.kind === 'merge' && reachesTooDeep(parents, parentsNow, change.into)) {
    return refuse(contentRefusal('categories-too-deep'))
  }
  const after = {
    ...page,
    ...(!isSameList(kept, keptNow) && { [known]: keptNow }),
    ...(!isSameJson(former, formerNow) && { [formerFields[sort]]: formerNow }),
    ...(!isSameJson(parents, parentsNow) && { categoryParents: parentsNow }),
  }
  if (!isSameJson(page, after)) edits.push({ kind: 'collection', id: pageId, after })
  for (const { id, body } of items) {
    const words = changed.words(body[field])
    if (isSameList(body[field], words)) continue
    edits.push({ kind: 'item', id, after: { ...body, [field]: words } })
  }
  return ok([...edits, ...followingLists(documents, pageId, sort, change)])
}

/** Lists that ask for a word by its former name ask for it as it is called now. */
function followingLists(
  documents: DocumentReader,
  pageId: string,
  sort: WordSort,
  change: TermChange,
): readonly DocumentEdit[] {
  if (change.kind !== 'rename' && change.kind !== 'merge') return []
  const by = change.kind === 'rename' ? change.to : change.into
  const renamed = (query: QueryValue): QueryValue =>
    query.collectionId === pageId && query.filter[sort] === change.word
      ? { ...query, filter: { ...query.filter, [sort]: by } }
      : query
  const layouts = documents.list('layout').map(({ id, body }): DocumentEdit => {
    return { kind: 'layout', id, after: visitQueries(body, renamed) }
  })
  const sections = documents.list('section').map(({ id, body }): DocumentEdit => {
    return { kind: 'section', id, after: visitQueries(body, renamed) }
  })
  return [...layouts, ...sections]
}

/** Words that the page keeps ready: a new one, and one that others lie below, which may lose its items. */
function keptAfter(kept: readonly string[], change: TermChange): readonly string[] {
  if (change.kind === 'add') return [...kept, change.word]
  const isNew = change.kind === 'nest' && change.under !== null && !kept.includes(change.under)
  return isNew && change.under !== null ? [...kept, change.under] : kept
}

type Nesting = z.output<typeof nesting>

/** Nothing becomes of lists of words where a category moves; or why it may not. */
function nestedWords(
  page: Collection,
  all: readonly string[],
  { word, under }: Nesting,
): Changed | Refused {
  const isUnknown = (one: string): boolean => !all.includes(one)
  if (isUnknown(word) || (under !== null && isUnknown(under))) {
    return refuse(noSuchTermRefusal('category'))
  }
  const asItIs: Changed = { words: (words) => words }
  if (under === null) return asItIs
  if (categoriesWithin(page, word).includes(under)) {
    return refuse(contentRefusal('category-in-itself'))
  }
  const { categoryParents = [] } = page
  if (categoryParents.length >= maxNestedCategories && parentOf(page, word) === undefined) {
    return refuse(contentRefusal('too-many-nested'))
  }
  const isTooDeep = levelOf(page, under) + heightOf(page, word) > maxCategoryLevels
  return isTooDeep ? refuse(contentRefusal('categories-too-deep')) : asItIs
}

/** Whether what a category is handed lies deeper than it may; what lay there already does not count. */
function reachesTooDeep(
  before: readonly CategoryParent[],
  after: readonly CategoryParent[],
  word: string,
): boolean {
  const lowest = (categoryParents: readonly CategoryParent[]): number =>
    levelOf({ categoryParents }, word) + heightOf({ categoryParents }, word) - 1
  return lowest(after) > Math.max(maxCategoryLevels, lowest(before))
}

type Changed = { readonly words: (words: readonly string[]) => readonly string[] }

/** What becomes of a list of words, or why nothing may. */
function changedWords(
  all: readonly string[],
  sort: WordSort,
  change: Exclude<TermChange, Nesting>,
): Changed | Refused {
  if (change.kind === 'add') {
    const isTaken = all.some((word) => isSameWord(word, change.word))
    return isTaken ? refuse(termExistsRefusal(sort)) : { words: (words) => words }
  }
  const { word } = change
  if (!all.includes(word)) return refuse(noSuchTermRefusal(sort))
  if (change.kind === 'remove') return { words: (words) => words.filter((one) => one !== word) }
  const isOther = (one: string): boolean => one !== word
  if (change.kind === 'rename') {
    const isTaken = all.some((one) => isOther(one) && isSameWord(one, change.to))
    return isTaken ? refuse(termExistsRefusal(sort)) : { words: replaced(word, change.to) }
  }
  if (!all.some((one) => isOther(one) && one === change.into)) {
    return refuse(noSuchTermRefusal(sort))
  }
  return { words: replaced(word, change.into) }
}

/** With the other word in the place of the one; a list that has it already has it once. */
function replaced(word: string, by: string): Changed['words'] {
  return (words) => {
    if (!words.includes(word)) return words
    const after = words.map((one) => (one === word ? by : one))
    return after.filter((one, place) => one !== by || after.indexOf(by) === place)
  }
}

function isSameJson(one: object, other: object): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, place) => word === other[place])
}
