import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import {
  nounOfItem,
  nounOfPage,
  type ItemNoun,
  type KindOfItem,
} from '@vitrine/rules/site/content/item-noun.ts'
import { mayMove } from '@vitrine/rules/site/content/post-state.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { copyTitle } from './copy-title.ts'
import { countWords, itemWords } from './item-words.ts'
import type { ListPage } from './posts.ts'
import { noticeOfDelete } from '../content/uses.ts'

type Post = {
  readonly id: string
  readonly collectionId: string
  readonly title: string
} & KindOfItem

/** Several items of one page. */
type Items = { readonly ids: readonly string[]; readonly noun: ItemNoun }

/** What is said when an item has come into a state, behind what it is. */
const notices: Readonly<Record<PostState, string>> = {
  published: 'published.',
  scheduled: 'scheduled.',
  draft: 'is a draft now.',
  'needs-review': 'waits for a review.',
  private: 'is private now.',
}

function noticeOfState(noun: ItemNoun, state: PostState): string {
  return `${itemWords[noun].one} ${notices[state]}`
}

/** What asks for each state. */
export const stateVerbs: Readonly<Record<PostState, string>> = {
  published: 'Publish',
  scheduled: 'Schedule…',
  'needs-review': 'Ask for a review',
  private: 'Make private',
  draft: 'Make a draft',
}

const order = [
  PostState.published,
  PostState.scheduled,
  PostState.needsReview,
  PostState.draft,
  PostState.private,
]

/** The states that a post may be brought into, in the order of a menu. */
export function waysFrom(state: PostState): readonly PostState[] {
  return order.filter((to) => to !== state && mayMove(state, to))
}

/** The states that all of some posts may be brought into, in the order of a menu. */
export function waysOfAll(posts: readonly { readonly state: PostState }[]): readonly PostState[] {
  return order.filter(
    (to) =>
      posts.every(({ state }) => mayMove(state, to)) && posts.some(({ state }) => state !== to),
  )
}

/** @param publishOn when it is to be published (epoch milliseconds), of a scheduled post */
export function bringPost(
  siteId: string,
  { id, ...kind }: Pick<Post, 'id'> & KindOfItem,
  state: PostState,
  publishOn?: number,
) {
  return performAction(
    siteId,
    { action: 'set-post-state', input: { itemId: id, state, publishOn } },
    { notice: noticeOfState(nounOfItem(kind), state) },
  )
}

export async function deletePost(
  siteId: string,
  { id, title }: Pick<Post, 'id' | 'title'>,
): Promise<boolean> {
  const notice = await noticeOfDelete(siteId, title, { kind: 'item', id })
  const wish: ActionWish = { action: 'delete-item', input: { itemId: id } }
  return (await performAction(siteId, wish, { notice })).ok
}

export function duplicatePost(siteId: string, { id, collectionId, title, ...kind }: Post) {
  const { one } = itemWords[nounOfItem(kind)]
  return performAction(
    siteId,
    { action: 'duplicate-item', input: { itemId: id, collectionId, title: copyTitle(title) } },
    { notice: `${one} duplicated. The copy is a draft.` },
  )
}

/** What is said when several items have come into a state, behind how many they are. */
const noticesOfMany: Readonly<Record<PostState, string>> = {
  published: 'published.',
  scheduled: 'scheduled.',
  draft: 'are drafts now.',
  'needs-review': 'wait for a review.',
  private: 'are private now.',
}

/** @param publishOn when they are to be published (epoch milliseconds), of scheduled posts */
export function bringPosts(
  siteId: string,
  { ids, noun }: Items,
  state: PostState,
  publishOn?: number,
) {
  const many = `${countWords(ids.length, noun)} ${noticesOfMany[state]}`
  const notice = ids.length === 1 ? noticeOfState(noun, state) : many
  return performAction(
    siteId,
    { action: 'set-post-states', input: { itemIds: [...ids], state, publishOn } },
    { notice },
  )
}

/** Puts all items of a page in another order. */
export function reorderItems(siteId: string, page: ListPage, ids: readonly string[]): void {
  const noun = nounOfPage(page.body)
  void performAction(
    siteId,
    { action: 'reorder-items', input: { collectionId: page.id, itemIds: [...ids] } },
    { notice: `${itemWords[noun].title} reordered.` },
  )
}

type AddedWords = {
  readonly items: Items
  readonly sort: WordSort
  readonly words: readonly string[]
}

export function addWords(siteId: string, { items, sort, words }: AddedWords) {
  const { ids, noun } = items
  return performAction(
    siteId,
    { action: 'add-words-to-items', input: { itemIds: [...ids], sort, words: [...words] } },
    { notice: `${words.join(', ')} added to ${countWords(ids.length, noun)}.`, quietly: true },
  )
}

export function deletePosts(siteId: string, { ids, noun }: Items) {
  const { one } = itemWords[noun]
  const notice = ids.length === 1 ? `${one} deleted.` : `${countWords(ids.length, noun)} deleted.`
  const input = { itemIds: [...ids] }
  return performAction(siteId, { action: 'delete-items', input }, { notice })
}
