import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { readCommentSettings } from './comment-settings.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'

/** Turns comments on or off, and sets what happens to those that are written. */
export const setComments = ownerAction({
  name: 'set-comments',
  title: 'Edit comments',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(
    fieldEditInput(
      z.object({
        commentsEnabled: z.boolean().optional(),
        commentApprovalRequired: z.boolean().optional(),
        commentEnableByDefault: z.boolean().optional(),
      }),
    ),
  ),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readCommentSettings(settings)
      const changed = changedFields(stands, edit)
      return changed.ok ? ok({ ...settings, comments: { ...stands, ...changed.value } }) : changed
    }),
})
