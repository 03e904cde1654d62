import { CommentState, RecordType, type ContentItem } from '../content/content-item.ts'
import { readCommentSettings } from '../sites/comment-settings.ts'
import type { SiteSettings } from '../sites/site-settings.ts'
import { usesDisqusComments } from '../sites/social-settings.ts'

type Settings = Pick<SiteSettings, 'comments' | 'disqusShortname'>

/** Whether comments are open on an item: what it says itself, or else the site. Products have none. */
export function commentStateOf(
  item: Pick<ContentItem, 'commentState' | 'recordType'>,
  settings: Settings,
): CommentState {
  if (item.recordType === RecordType.storeItem) return CommentState.closed
  const { commentEnableByDefault } = readCommentSettings(settings)
  const bySite = commentEnableByDefault ? CommentState.open : CommentState.closed
  return item.commentState || bySite
}

/** Whether the site keeps comments itself and shows them. */
export function keepsComments(settings: Settings): boolean {
  return readCommentSettings(settings).commentsEnabled && !usesDisqusComments(settings)
}

/** Whether a visitor may write a comment on an item now. */
export function takesComments(
  item: Pick<ContentItem, 'commentState' | 'recordType'>,
  settings: Settings,
): boolean {
  return keepsComments(settings) && commentStateOf(item, settings) === CommentState.open
}
