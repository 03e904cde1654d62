import { changedFields, type FieldEdit } from '../../ground/changes/field-edits.ts'
import type { ActionResult } from '../../ground/changes/owner-action.ts'
import type { DocumentReader, DocumentRef } from '../../ground/documents/document.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { SiteSettings } from './site-settings.ts'
import { sitesRefusal } from './sites-messages.ts'

export const settingsOnly = [{ kind: 'site-settings', id: 'site' }] as const
export const aboutSettings = (): DocumentRef => settingsOnly[0]

/** Changes what a site is set to, or says why not. */
export function editSettings(
  documents: DocumentReader,
  edit: (settings: SiteSettings) => Result<SiteSettings>,
): ActionResult {
  const settings = documents.find('site-settings', 'site')
  if (settings === undefined) return refuse(sitesRefusal('no-such-site'))
  const after = edit(settings)
  return after.ok ? ok([{ kind: 'site-settings', id: 'site', after: after.value }]) : after
}

/** Changes what a site is set to by fields. */
export function editSettingsFields(
  documents: DocumentReader,
  edit: FieldEdit<SiteSettings>,
  more: Partial<SiteSettings> = {},
): ActionResult {
  return editSettings(documents, (settings) => {
    const changed = changedFields(settings, edit)
    return changed.ok ? ok({ ...settings, ...changed.value, ...more }) : changed
  })
}
