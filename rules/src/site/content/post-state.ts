import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { lockBefore, type Lockable, type Unlocked } from '../locks/lock.ts'
import { contentRefusal } from './content-messages.ts'
import { PostState, type ContentItem } from './content-item.ts'

type Dated = Pick<ContentItem, 'visibility' | 'publishOn'>
type Page = Lockable & { readonly visibility: 'live' | 'draft' }

/**
 * Scheduled and published are one stored value and differ by the clock alone, so that a post is
 * published at its instant without anybody writing anything.
 * @param now epoch milliseconds
 */
export function postStateOf({ visibility, publishOn }: Dated, now: number): PostState {
  if (visibility !== 'live') return visibility
  return publishOn > now ? PostState.scheduled : PostState.published
}

/** Whether its own state shows it to visitors; who edits the site, and its viewers, see every state. */
export function isPublished(item: Dated, now: number): boolean {
  return postStateOf(item, now) === PostState.published
}

/** Whether it is published, and so is the page that it stands on: what is on a hidden page is hidden with it. */
export function isLive(item: Dated, page: Page | undefined, now: number): boolean {
  return page?.visibility === 'live' && isPublished(item, now)
}

/**
 * Whether a visitor meets an item anywhere, and can buy it: it is live, and they have opened the page
 * that it stands on where that is locked.
 * @param page the collection of the item; undefined where there is none any more
 */
export function isOnView(
  item: Dated,
  page: Page | undefined,
  { now, unlocked }: { readonly now: number; readonly unlocked: Unlocked },
): boolean {
  return isLive(item, page, now) && page !== undefined && lockBefore(page, unlocked) === undefined
}

/**
 * Draft, Needs Review, Scheduled, Published is the way; steps of it may be left out, and from each a
 * post may go back to a draft. Private lies aside: every state leads there, and from there a post
 * begins again as a draft, so that nothing kept from visitors reaches them by one slip.
 */
const moves: Readonly<Record<PostState, readonly PostState[]>> = {
  draft: ['needs-review', 'scheduled', 'published', 'private'],
  'needs-review': ['draft', 'scheduled', 'published', 'private'],
  scheduled: ['draft', 'published', 'private'],
  published: ['draft', 'scheduled', 'private'],
  private: ['draft'],
}

/** Whether a post may go from one state to another; staying is no move and always fine. */
export function mayMove(from: PostState, to: PostState): boolean {
  return from === to || moves[from].includes(to)
}

/**
 * A post in another state.
 * @param publishOn when it is to be published (epoch milliseconds); for scheduled posts only
 * @returns what changes of it, or why it may not go there
 */
export function movedPost(
  post: Dated,
  to: PostState,
  { now, publishOn }: { readonly now: number; readonly publishOn?: number | undefined },
): Dated | Refused {
  if (!mayMove(postStateOf(post, now), to)) return refuse(contentRefusal('no-way-to-state'))
  if (to === PostState.scheduled) {
    const at = publishOn ?? post.publishOn
    if (at <= now) return refuse(contentRefusal('schedule-is-past', 'publishOn'))
    return { visibility: 'live', publishOn: at }
  }
  if (to === PostState.published) {
    return { visibility: 'live', publishOn: Math.min(post.publishOn, now) }
  }
  return { visibility: to, publishOn: post.publishOn }
}
