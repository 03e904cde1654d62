import { z } from 'zod'
import type { ActionEnvironment, ActionResult } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit, DocumentReader } from '../../ground/documents/document.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import { withoutRepeats, type WordSort } from '../../ground/documents/item-words.ts'
import { ok, refuse, type Refused } from '../../ground/refusals/result.ts'
import { PostState, type ContentItem } from './content-item.ts'
import { contentRefusal } from './content-messages.ts'
import { itemFields, maxWordsOfItem } from './item-fields.ts'
import { deletionOf } from './existing-item.ts'
import { nounOfItems, type ItemNoun } from './item-noun.ts'
import { movedPost } from './post-state.ts'
import { termFields } from './term-changes.ts'
import { termWord } from './term-word.ts'

/** How many posts or products one action changes at most. */
export const maxItemsAtOnce = 200

// more are refused in words of their own
export const itemIds = z.array(z.string().min(1).max(100)).min(1).max(5000)

type Several = { readonly itemIds: readonly string[] }

export function aboutOne({ itemIds: [first, ...others] }: Several) {
  return first === undefined || others.length > 0
    ? undefined
    : ({ kind: 'item', id: first } as const)
}

/** How history calls those that something is done to, such as "3 posts". */
export function countOf({ itemIds: ids }: Several, noun: ItemNoun | 'product'): string {
  const count = new Set(ids).size
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** What is read of those that were chosen: where they are too many nothing but the refusal is made. */
export function readsForSeveral({ itemIds: ids }: Several) {
  return [{ kind: 'item' as const, ids: readable(ids) }]
}

export function readsForDeletions({ itemIds: chosen }: Several) {
  const ids = readable(chosen)
  const layouts = ids.map((id) => `item-${id}`)
  return [
    { kind: 'item' as const, ids },
    { kind: 'layout' as const, ids: [...layouts, ...layouts.map(draftIdOf)] },
  ]
}

function readable(ids: readonly string[]): readonly string[] {
  const chosen = [...new Set(ids)]
  return chosen.length > maxItemsAtOnce ? [] : chosen
}

export type ChosenItem = { readonly id: string; readonly item: ContentItem }

/** The items that were chosen, each once, or why not all of them can be changed. */
export function chosenItems(
  documents: DocumentReader,
  ids: readonly string[],
  noun: 'post' | 'product',
): readonly ChosenItem[] | Refused {
  const chosen = [...new Set(ids)]
  if (chosen.length > maxItemsAtOnce) return refuse(contentRefusal('too-many-at-once'))
  const items: ChosenItem[] = []
  for (const id of chosen) {
    const item = documents.find('item', id)
    if (item === undefined) return refuse(contentRefusal('some-items-gone'))
    if ((item.product !== null) !== (noun === 'product')) {
      return refuse(contentRefusal(noun === 'product' ? 'is-not-a-product' : 'is-a-product'))
    }
    items.push({ id, item })
  }
  return items
}

export const severalStates = z.object({
  itemIds,
  state: z.enum(Object.values(PostState)),
  /** Of scheduled ones; absent: the time that each has. */
  publishOn: itemFields.shape.publishOn,
})

/** Those that change with all of them in one state, or why one may not go there. */
export function movedItems(
  items: readonly ChosenItem[],
  { state, publishOn }: z.output<typeof severalStates>,
  now: number,
): DocumentEdit[] | Refused {
  const edits: DocumentEdit[] = []
  for (const { id, item } of items) {
    const moved = movedPost(item, state, { now, publishOn })
    if ('ok' in moved) return moved
    const isSame = moved.visibility === item.visibility && moved.publishOn === item.publishOn
    if (!isSame) edits.push(edited(id, item, moved, now))
  }
  return edits
}

/** How many words several items are given at a time. */
const maxAddedWords = 20

function added(word: z.ZodType<string>) {
  return z.array(word).min(1).max(maxAddedWords).overwrite(withoutRepeats)
}

export const addedWords = z.discriminatedUnion('sort', [
  z.object({ itemIds, sort: z.literal('tag'), words: added(termWord.tag) }),
  z.object({ itemIds, sort: z.literal('category'), words: added(termWord.category) }),
])

export const sortTitles = { tag: 'tags', category: 'categories' } as const

/** Those that get a word that they had not, or why one can have no more. */
export function itemsWithWords(
  items: readonly ChosenItem[],
  { sort, words }: { readonly sort: WordSort; readonly words: readonly string[] },
  now: number,
): DocumentEdit[] | Refused {
  const field = termFields[sort].items
  const edits: DocumentEdit[] = []
  for (const { id, item } of items) {
    const after = withoutRepeats([...item[field], ...words])
    if (after.length === item[field].length) continue
    if (after.length > maxWordsOfItem) return refuse(contentRefusal('too-many-words-of-item'))
    edits.push(edited(id, item, { [field]: after }, now))
  }
  return edits
}

/** An item with another part, which is a sample no longer. */
export function edited(
  id: string,
  item: ContentItem,
  part: Partial<ContentItem>,
  now: number,
): DocumentEdit {
  return { kind: 'item', id, after: { ...item, ...part, sample: false, updatedOn: now } }
}

/** What an action on several items needs beside its name and the right to it: one state for all of them. */
export function stateOfSeveral(of: 'post' | 'product') {
  return {
    title: (documents: DocumentReader, input: z.output<typeof severalStates>) =>
      `Change state of ${countOf(input, nounFor(of, documents))}`,
    about: aboutOne,
    input: severalStates,
    reads: readsForSeveral,
    perform(
      documents: DocumentReader,
      input: z.output<typeof severalStates>,
      { now }: ActionEnvironment,
    ): ActionResult {
      const items = chosenItems(documents, input.itemIds, of)
      const edits = 'ok' in items ? items : movedItems(items, input, now)
      return 'ok' in edits ? edits : ok(edits)
    },
  }
}

/** The same of tags or categories for all of them; those that have them stay as they are. */
export function wordsOfSeveral(of: 'post' | 'product') {
  return {
    title: (documents: DocumentReader, input: z.output<typeof addedWords>) =>
      `Add ${sortTitles[input.sort]} to ${countOf(input, nounFor(of, documents))}`,
    about: aboutOne,
    input: addedWords,
    reads: readsForSeveral,
    perform(
      documents: DocumentReader,
      input: z.output<typeof addedWords>,
      { now }: ActionEnvironment,
    ): ActionResult {
      const items = chosenItems(documents, input.itemIds, of)
      const edits = 'ok' in items ? items : itemsWithWords(items, input, now)
      return 'ok' in edits ? edits : ok(edits)
    },
  }
}

const deletedItems = z.object({ itemIds })

/** The same of deleting all of them, each with its layout; stock and orders are facts and stay. */
export function deletionOfSeveral(of: 'post' | 'product') {
  return {
    title: (documents: DocumentReader, input: z.output<typeof deletedItems>) =>
      `Delete ${countOf(input, nounFor(of, documents))}`,
    about: aboutOne,
    input: deletedItems,
    reads: readsForDeletions,
    perform(documents: DocumentReader, input: z.output<typeof deletedItems>): ActionResult {
      const items = chosenItems(documents, input.itemIds, of)
      return 'ok' in items ? items : ok(items.flatMap(({ id }) => deletionOf(id)))
    },
  }
}

function nounFor(of: 'post' | 'product', documents: DocumentReader): ItemNoun | 'product' {
  return of === 'product' ? of : nounOfItems(documents)
}
