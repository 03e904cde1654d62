import type { AudienceProduct } from '@vitrine/rules/site/locks/locks-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listAudienceProducts } from './audience-store.ts'

/** The products of a site that open pages, by name, with how many customers hold each now. */
export function listMemberships(
  site: SiteDatabase,
  now: number,
): Promise<readonly AudienceProduct[]> {
  return listAudienceProducts(site, now)
}
