import { z } from 'zod'
import { changedFields, fieldEditInput, type FieldEdit } from '../../ground/changes/field-edits.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, type Result } from '../../ground/refusals/result.ts'
import type { Lockable } from './lock.ts'

/**
 * Gives a page or the site the id of a lock that was made before (`locks-api.ts`); null takes its
 * password away. An id that no lock of the site has opens for nobody, so what an input names cannot
 * open anything.
 */
export const lockEdit = fieldEditInput(z.object({ lockId: newId.nullable() }))

/** What a change of a password is called. */
export function titleOfLockEdit(
  what: 'page' | 'site',
  before: Lockable | undefined,
  lockId: string | null,
): string {
  if (lockId === null) return `Remove ${what} password`
  const verb = typeof before?.lockId === 'string' ? 'Change' : 'Set'
  return `${verb} ${what} password`
}

/** A document with another lock, or without one; refused where somebody has changed it meanwhile. */
export function withLock<Body extends Lockable>(
  before: Body,
  edit: FieldEdit<{ lockId: string | null }>,
): Result<Body> {
  const { lockId = null, ...body } = before
  const changed = changedFields({ lockId }, edit)
  if (!changed.ok) return changed
  const next = { lockId, ...changed.value }.lockId
  if (next === null) return ok(body as Body)
  // a page that is given a password is for whoever knows it, and for no other audience
  const { audience: _audience, ...rest } = body
  return ok({ ...(Object.hasOwn(changed.value, 'lockId') ? rest : body), lockId: next } as Body)
}
