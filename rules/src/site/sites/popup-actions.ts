import { z } from 'zod'
import { changedFields, seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { acceptFields } from '../blocks/block-types.ts'
import { blockSchema } from '../blocks/layout-schema.ts'
import { popupSettings, readPopup } from './popup-settings.ts'
import { sitesRefusal } from './sites-messages.ts'

/** Sets when visitors are shown the popup, and where. Whoever may write its words may do this. */
export const setPopup = ownerAction({
  name: 'set-popup',
  title: (_documents, { set }) =>
    set['version'] === undefined ? 'Edit pop-up settings' : 'Show pop-up again',
  about: () => ({ kind: 'site-settings', id: 'site' }),
  capability: 'edit-pages',
  input: z.object({
    /** By the names of `popupSettings`. */
    set: blockSchema.shape.value,
    /** The fields as their author found them; a missing one is set whatever stands in it. */
    seen: z.record(z.string().max(200), seenValue).default({}),
  }),
  reads: () => [{ kind: 'site-settings', id: 'site' }],
  perform(documents, { set, seen }) {
    const settings = documents.find('site-settings', 'site')
    if (settings === undefined) return refuse(sitesRefusal('no-such-site'))
    const accepted = acceptFields({ fields: popupSettings }, set)
    if (!accepted.ok) return accepted
    const stands = readPopup(settings)
    const changed = changedFields<Record<string, unknown>>(stands, { set: accepted.value, seen })
    if (!changed.ok) return changed
    if (Object.keys(changed.value).length === 0) return ok([])
    const popup = { ...stands, ...changed.value }
    return ok([{ kind: 'site-settings', id: 'site', after: { ...settings, popup } }])
  },
})
