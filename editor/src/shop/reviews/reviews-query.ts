import { infiniteQueryOptions } from '@tanstack/react-query'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { reviewsApi } from '@vitrine/rules/shop/reviews/reviews-api.ts'
import type { ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import type { ReviewsPlace } from './reviews-place.ts'

/** The reviews of one state by pages, newest first. */
export function reviewsQuery(siteId: string, { show: other, search = '' }: ReviewsPlace) {
  const show: ReviewState = other ?? 'waiting'
  return infiniteQueryOptions({
    queryKey: ['reviews', siteId, show, search],
    queryFn: ({ pageParam }) =>
      call(reviewsApi.reviews, {
        params: { siteId },
        query: { state: show, search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    // customers write meanwhile
    refetchInterval: 30_000,
  })
}

/** What was done with a review, by where it is now. */
const done: Readonly<Record<ReviewState, string>> = {
  shown: 'The review is shown.',
  hidden: 'The review is hidden.',
  waiting: 'The review waits again.',
}

/** Brings a review into a state; the notice takes it back to where it was. */
export async function moveReview(siteId: string, id: string, state: ReviewState): Promise<void> {
  const was = await setState(siteId, id, state)
  if (was === undefined) return
  showNotice({
    message: done[state],
    action: { name: 'Undo', run: () => void takeBack(siteId, id, was), isOnlyWayBack: true },
  })
}

async function takeBack(siteId: string, id: string, was: ReviewState): Promise<void> {
  if ((await setState(siteId, id, was)) !== undefined) showNotice({ message: done[was] })
}

/** @returns where it was; undefined where nothing was done, which has been said */
async function setState(
  siteId: string,
  id: string,
  state: ReviewState,
): Promise<ReviewState | undefined> {
  const body = { ids: [id], state }
  const params = { siteId }
  const reply = await tried(siteId, () => call(reviewsApi.setStates, { params, body }))
  return reply?.moved[0]?.was
}

/** What the shop says to a review; the notice brings back what it said before. */
export async function replyToReview(
  siteId: string,
  reviewId: string,
  { reply, was }: { readonly reply: string; readonly was: string },
): Promise<boolean> {
  const params = { siteId, reviewId }
  const saved = await tried(siteId, () => call(reviewsApi.setReply, { params, body: { reply } }))
  if (saved === undefined) return false
  const back = (): void => void replyToReview(siteId, reviewId, { reply: was, was: reply })
  showNotice({
    message: reply === '' ? 'The answer is taken away.' : 'The answer is saved.',
    action: { name: 'Undo', run: back, isOnlyWayBack: true },
  })
  return true
}

async function tried<Reply>(
  siteId: string,
  write: () => Promise<Reply>,
): Promise<Reply | undefined> {
  try {
    return await whileSaving(write)
  } catch (error) {
    const isSaid = error instanceof RequestRefused
    showNotice({ message: isSaid ? error.message : interfaceMessages['not-loaded'], isError: true })
    return undefined
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['reviews', siteId] })
  }
}
