import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import type { Result } from '@vitrine/rules/refusals/result.ts'
import type { Database } from '../db/database.ts'
import { travelHistory, type Travelled, type TravelOptions } from './travel-history.ts'

/** Takes the newest change of the site back; refused with `nothing-to-undo`. */
export function undo(
  database: Database,
  siteId: SiteId,
  options: TravelOptions,
): Promise<Result<Travelled>> {
  return travelHistory(database, siteId, 'undo', options)
}
