/** What an owner sets of the comments of a site, by its names on the wire (template platform §10). */
export type CommentSettings = {
  /** Whether comments are shown and can be written at all (spec §3). */
  readonly commentsEnabled: boolean
  /** Whether what is written waits until somebody approves of it. */
  readonly commentApprovalRequired: boolean
  /** Whether comments are open on what says nothing of them itself. */
  readonly commentEnableByDefault: boolean
}

const unset: CommentSettings = {
  commentsEnabled: false,
  commentApprovalRequired: true,
  commentEnableByDefault: true,
}

export function readCommentSettings({
  comments,
}: {
  readonly comments?: CommentSettings
}): CommentSettings {
  return comments ?? unset
}
