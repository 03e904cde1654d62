import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'
import { sitesRefusal } from './sites-messages.ts'

const shareAssetId = z.string().min(1).max(100).nullable()

/** Sets the picture that stands for pages without one of their own where they are shared. */
export const setSharePicture = ownerAction({
  name: 'set-share-picture',
  title: 'Set share picture',
  about: aboutSettings,
  capability: 'edit-design',
  input: z.object(fieldEditInput(z.object({ shareAssetId }))),
  reads: ({ set: { shareAssetId: id } }) =>
    id === null ? settingsOnly : [...settingsOnly, { kind: 'asset', id }],
  perform(documents, edit) {
    const { shareAssetId: id } = edit.set
    return id !== null && documents.find('asset', id) === undefined
      ? refuse(sitesRefusal('picture-not-found'))
      : editSettingsFields(documents, edit)
  },
})

/** Sets whether search engines are asked to leave the site out. */
export const setSearchVisibility = ownerAction({
  name: 'set-search-visibility',
  title: 'Change what search engines find',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ isHiddenFromSearch: z.boolean() }))),
  reads: () => settingsOnly,
  perform: (documents, edit) => editSettingsFields(documents, edit),
})
