import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import type { Result } from '@vitrine/rules/refusals/result.ts'
import type { Database } from '../db/database.ts'
import { travelHistory, type Travelled, type TravelOptions } from './travel-history.ts'

/** Brings the change back that was last taken back; refused with `nothing-to-redo`. */
export function redo(
  database: Database,
  siteId: SiteId,
  options: TravelOptions,
): Promise<Result<Travelled>> {
  return travelHistory(database, siteId, 'redo', options)
}
