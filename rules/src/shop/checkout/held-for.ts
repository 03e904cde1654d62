import type { StoreSettings } from '../../site/sites/site-settings.ts'

/** What an owner chooses from, in minutes. */
export const holdTimes = [5, 10, 15, 30, 45, 60] as const

const usualMinutes = 30

/** How long a shop holds goods for whoever pays, in minutes. */
export function heldFor({
  holdMinutes = usualMinutes,
}: Pick<StoreSettings, 'holdMinutes'>): number {
  return holdMinutes
}
