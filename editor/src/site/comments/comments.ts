import { infiniteQueryOptions } from '@tanstack/react-query'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { commentsApi } from '@vitrine/rules/site/comments/comments-api.ts'
import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { countWords } from '../collections/item-words.ts'
import type { CommentsPlace } from './comments-place.ts'

const soon = 30_000

/** The comments of one state by pages, newest first. */
export function commentPages(siteId: string, place: CommentsPlace) {
  const { search } = place
  const show: CommentState = place.show ?? 'waiting'
  return infiniteQueryOptions({
    queryKey: ['comments', siteId, 'list', show, search ?? ''],
    queryFn: ({ pageParam }) =>
      call(commentsApi.comments, {
        params: { siteId },
        query: { state: show, search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    refetchInterval: soon,
  })
}

/** What was done with comments, by where they are now. */
const done: Readonly<Record<CommentState, string>> = {
  approved: 'approved',
  spam: 'marked as spam',
  deleted: 'deleted; it can be put back for 30 days',
  waiting: 'put back to wait',
}

/** Brings comments into a state; the notice takes them back to where each was. */
export async function moveComments(
  siteId: string,
  ids: readonly string[],
  state: CommentState,
): Promise<void> {
  const moved = await send(siteId, ids, state)
  if (moved === undefined || moved.length === 0) return
  const words =
    state === 'deleted' && moved.length > 1
      ? 'deleted; they can be put back for 30 days'
      : done[state]
  showNotice({
    message: `${countWords(moved.length, 'comment')} ${words}.`,
    action: { name: 'Undo', run: () => void takeBack(siteId, moved), isOnlyWayBack: true },
  })
}

type Moved = readonly { readonly id: string; readonly was: CommentState }[]

async function takeBack(siteId: string, moved: Moved): Promise<void> {
  for (const state of new Set(moved.map(({ was }) => was))) {
    const ids = moved.filter(({ was }) => was === state).map(({ id }) => id)
    if ((await send(siteId, ids, state)) === undefined) return
  }
  showNotice({ message: `${countWords(moved.length, 'comment')} put back.` })
}

/** @returns undefined where it was refused, which has been said */
async function send(
  siteId: string,
  ids: readonly string[],
  state: CommentState,
): Promise<Moved | undefined> {
  try {
    const body = { ids: [...ids], state }
    const { moved } = await call(commentsApi.setStates, { params: { siteId }, body })
    return moved
  } catch (error) {
    const isSaid = error instanceof RequestRefused
    showNotice({ message: isSaid ? error.message : interfaceMessages['not-loaded'], isError: true })
    return undefined
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['comments', siteId] })
  }
}
