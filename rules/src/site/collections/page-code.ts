import { z } from 'zod'
import { changedFields, type FieldEdit } from '../../ground/changes/field-edits.ts'
import { ok, type Result } from '../../ground/refusals/result.ts'

/** How long the code of a page may be, in characters. */
export const maxPageCode = 100_000

/** What may be set of the code of a page or an item. */
export const pageCode = z.object({ header: z.string().max(maxPageCode) })
export type PageCode = z.infer<typeof pageCode>

/** A page or an item with its code changed; without any, it has no such field. */
export function withPageCode<Body extends { readonly codeInjection?: PageCode }>(
  body: Body,
  edit: FieldEdit<PageCode>,
): Result<Body> {
  const { codeInjection = { header: '' }, ...others } = body
  const changed = changedFields(codeInjection, edit)
  if (!changed.ok) return changed
  const code = { ...codeInjection, ...changed.value }
  return ok((code.header === '' ? others : { ...others, codeInjection: code }) as Body)
}
