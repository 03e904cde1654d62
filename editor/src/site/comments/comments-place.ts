import { commentStates, type CommentState } from '@vitrine/rules/site/comments/comment-states.ts'

/** Which comments the room shows; absent: those that wait. */
export type CommentsPlace = { show?: Exclude<CommentState, 'waiting'>; search?: string }

/** What an address says of it. */
export function readCommentsPlace(
  given: Readonly<Record<string, unknown>>,
  wordsOf: (given: unknown) => string,
): CommentsPlace {
  const show = commentStates.find((state) => state === given['show'])
  const search = wordsOf(given['search'])
  return {
    ...(show !== undefined && show !== 'waiting' && { show }),
    ...(search !== '' && { search }),
  }
}
