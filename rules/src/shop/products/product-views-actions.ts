import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { productViewsOf } from '../../site/sites/product-view-settings.ts'

const input = z.object({
  quickView: z.boolean(),
  buyBar: z.boolean(),
  neighbours: z.boolean(),
  recent: z.boolean(),
})

/** Says how products are shown beside what the template says (decision 107). */
export const setProductViews = ownerAction({
  name: 'set-product-views',
  title: 'Edit how products are shown',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(input.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = productViewsOf(settings.store.productViews)
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const productViews = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, productViews } })
    }),
})
