import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { isOfThisComputer } from './site-reach.ts'
import { aboutSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'

/** Opens the site to visitors, or closes it to them. */
export const setDoor = ownerAction({
  name: 'set-door',
  title: (_documents, { set }) => (set.isClosed ? 'Close the door' : 'Open the door'),
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ isClosed: z.boolean() }))),
  reads: () => settingsOnly,
  perform: (documents, edit) => editSettingsFields(documents, edit),
})

/**
 * Whether a new site waits behind its closed door: where strangers can reach it by its name.
 * @param domain that the names of sites are below
 */
export function startsClosed(domain: string): boolean {
  return !isOfThisComputer(domain)
}
