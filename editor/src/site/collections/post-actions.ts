import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
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
