import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { mayMove } from '@vitrine/rules/site/content/post-state.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { copyTitle } from './copy-title.ts'
import { noticeOfDelete } from '../content/uses.ts'

type Post = { readonly id: string; readonly collectionId: string; readonly title: string }

/** What is said when a post has come into a state. */
const notices: Readonly<Record<PostState, string>> = {
  published: 'Post published.',
  scheduled: 'Post scheduled.',
  draft: 'Post is a draft now.',
  'needs-review': 'Post waits for a review.',
  private: 'Post is private now.',
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
  { id }: Pick<Post, 'id'>,
  state: PostState,
  publishOn?: number,
) {
  return performAction(
    siteId,
    { action: 'set-post-state', input: { itemId: id, state, publishOn } },
    { notice: notices[state] },
  )
}

export async function deletePost(siteId: string, { id, title }: Post): Promise<boolean> {
  const notice = await noticeOfDelete(siteId, title, { kind: 'item', id })
  const wish: ActionWish = { action: 'delete-item', input: { itemId: id } }
  return (await performAction(siteId, wish, { notice })).ok
}

export function duplicatePost(siteId: string, { id, collectionId, title }: Post) {
  return performAction(
    siteId,
    { action: 'duplicate-item', input: { itemId: id, collectionId, title: copyTitle(title) } },
    { notice: 'Post duplicated. The copy is a draft.' },
  )
}

/** What is said when several posts have come into a state. */
const noticesOfMany: Readonly<Record<PostState, string>> = {
  published: 'posts published.',
  scheduled: 'posts scheduled.',
  draft: 'posts are drafts now.',
  'needs-review': 'posts wait for a review.',
  private: 'posts are private now.',
}

/** @param publishOn when they are to be published (epoch milliseconds), of scheduled posts */
export function bringPosts(
  siteId: string,
  itemIds: readonly string[],
  state: PostState,
  publishOn?: number,
) {
  const notice = itemIds.length === 1 ? notices[state] : `${itemIds.length} ${noticesOfMany[state]}`
  return performAction(
    siteId,
    { action: 'set-post-states', input: { itemIds: [...itemIds], state, publishOn } },
    { notice },
  )
}

type AddedWords = {
  readonly itemIds: readonly string[]
  readonly sort: WordSort
  readonly words: readonly string[]
}

export function addWords(siteId: string, { itemIds, sort, words }: AddedWords) {
  const posts = itemIds.length === 1 ? '1 post' : `${itemIds.length} posts`
  return performAction(
    siteId,
    { action: 'add-words-to-items', input: { itemIds: [...itemIds], sort, words: [...words] } },
    { notice: `${words.join(', ')} added to ${posts}.`, quietly: true },
  )
}

export function deletePosts(siteId: string, itemIds: readonly string[]) {
  const notice = itemIds.length === 1 ? 'Post deleted.' : `${itemIds.length} posts deleted.`
  const input = { itemIds: [...itemIds] }
  return performAction(siteId, { action: 'delete-items', input }, { notice })
}
