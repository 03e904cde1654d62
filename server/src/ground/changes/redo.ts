import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import { travelHistory, type Travelled, type TravelOptions } from './travel-history.ts'

/** Brings the change back that was last taken back; refused with `nothing-to-redo`. */
export function redo(
  context: Pick<Context, 'database' | 'kinds'>,
  siteId: SiteId,
  options: TravelOptions,
): Promise<Result<Travelled>> {
  return travelHistory(context, siteId, 'redo', options)
}
