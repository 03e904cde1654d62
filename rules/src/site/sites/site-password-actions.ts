import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { lockEdit, titleOfLockEdit, withLock } from '../locks/lock-edit.ts'
import { sitesRefusal } from './sites-messages.ts'

/** Puts the whole site behind a password, or takes it away. */
export const setSitePassword = ownerAction({
  name: 'set-site-password',
  title: (documents, { set }) =>
    titleOfLockEdit('site', documents.find('site-settings', 'site'), set.lockId),
  about: () => ({ kind: 'site-settings', id: 'site' }),
  capability: 'manage-site',
  input: z.object(lockEdit),
  reads: () => [{ kind: 'site-settings', id: 'site' }],
  perform(documents, edit) {
    const settings = documents.find('site-settings', 'site')
    if (settings === undefined) return refuse(sitesRefusal('no-such-site'))
    const after = withLock(settings, edit)
    return after.ok ? ok([{ kind: 'site-settings', id: 'site', after: after.value }]) : after
  },
})
