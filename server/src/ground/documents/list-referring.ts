import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type { SiteDatabase } from '../db/database.ts'
import { selectReferring } from './reference-store.ts'

/**
 * The documents that lead to something or show it, in the order of their kinds and ids.
 * @param how `below`: whether paths below a path count as well
 */
export function listReferring(
  site: SiteDatabase,
  wanted: readonly Reference[],
  how: { readonly limit: number; readonly below: boolean },
): Promise<readonly DocumentRef[]> {
  return selectReferring(site, wanted, how)
}
