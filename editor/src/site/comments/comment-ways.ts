import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'

/** What somebody who moderates can do with a comment. */
type Way = {
  readonly to: CommentState
  readonly name: string
  readonly kind: 'plain' | 'danger'
}

const approve: Way = { to: 'approved', name: 'Approve', kind: 'plain' }
const spam: Way = { to: 'spam', name: 'Spam', kind: 'plain' }
const remove: Way = { to: 'deleted', name: 'Delete', kind: 'danger' }

const ways: Readonly<Record<CommentState, readonly Way[]>> = {
  waiting: [approve, spam, remove],
  approved: [{ to: 'waiting', name: 'Hide again', kind: 'plain' }, spam, remove],
  spam: [{ ...approve, name: 'Not spam: approve' }, remove],
  deleted: [
    { to: 'waiting', name: 'Put back', kind: 'plain' },
    { ...approve, name: 'Put back and approve' },
  ],
}

export function waysOf(state: CommentState): readonly Way[] {
  return ways[state]
}
