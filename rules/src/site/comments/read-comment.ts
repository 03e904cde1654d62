import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { findLinkProblem } from '../navigation/safe-link.ts'
import { commentLimits, shortestWritingMs } from './comment-limits.ts'
import type { CommentState } from './comment-states.ts'
import { commentsRefusal } from './comments-messages.ts'

/** A comment as its form says it; nothing of it is believed. */
export type TypedComment = {
  readonly name: string
  readonly email: string
  readonly url: string
  readonly text: string
  /** A field that nobody sees: only programs fill it in. */
  readonly subject: string
  /** When the form was made, epoch milliseconds as text. */
  readonly shown: string
}

/** What is kept of a comment. */
export type NewComment = {
  readonly authorName: string
  readonly authorEmail: string
  readonly authorUrl: string
  readonly body: string
  readonly state: CommentState
}

/**
 * What becomes of a comment: it waits, is seen at once, or is kept as spam where a program filled in
 * what no person sees. Whoever wrote that is told nothing else than others are.
 */
export function readComment(
  typed: TypedComment,
  { now, needsApproval }: { readonly now: number; readonly needsApproval: boolean },
): Result<NewComment> {
  const authorName = oneLine(typed.name)
  const authorEmail = typed.email.trim()
  const authorUrl = typed.url.trim()
  const body = lines(typed.text)
  if (authorName === '') return refuse(commentsRefusal('comment-name-missing'))
  if (authorName.length > commentLimits.name)
    return refuse(commentsRefusal('comment-name-too-long'))
  if (authorEmail !== '' && !isEmailAddress(authorEmail)) {
    return refuse(commentsRefusal('comment-email-not-valid'))
  }
  if (authorUrl !== '' && !isWebAddress(authorUrl)) {
    return refuse(commentsRefusal('comment-url-not-valid'))
  }
  if (body === '') return refuse(commentsRefusal('comment-text-missing'))
  if (body.length > commentLimits.text) return refuse(commentsRefusal('comment-text-too-long'))
  if (!(now - Number(typed.shown || Number.NaN) >= shortestWritingMs)) {
    return refuse(commentsRefusal('comment-too-quick'))
  }
  const state = stateOf(typed, needsApproval)
  return ok({ authorName, authorEmail, authorUrl, body, state })
}

function stateOf(typed: TypedComment, needsApproval: boolean): CommentState {
  if (typed.subject.trim() !== '') return 'spam'
  return needsApproval ? 'waiting' : 'approved'
}

function isWebAddress(address: string): boolean {
  const isShort = address.length <= commentLimits.url
  return isShort && /^https?:/i.test(address) && findLinkProblem(address) === undefined
}

/** Without what cannot be seen: control characters, and signs that turn the direction of others. */
const unseen = /[\p{Control}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim()
}

/** Lines as they were typed, with one empty line between them at most. */
function lines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
