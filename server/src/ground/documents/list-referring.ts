import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type { SiteDatabase } from '../db/database.ts'
import { selectReferring, type ReferringRequest } from './reference-store.ts'

/** The documents that lead to something or show it, in the order of their kinds and ids. */
export function listReferring(
  site: SiteDatabase,
  wanted: readonly Reference[],
  how: ReferringRequest,
): Promise<readonly DocumentRef[]> {
  return selectReferring(site, wanted, how)
}
