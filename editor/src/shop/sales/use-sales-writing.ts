import { useSettings } from '../../ground/changes/working-site.ts'
import { formatCount } from '../../ground/dates/format.ts'
import { useMoney } from '../../ground/money/use-money.ts'

/** Writes figures of sales as people of the site do. */
export type SalesWriting = {
  /** Minor units of the currency. */
  readonly money: (cents: number) => string
  readonly count: (count: number) => string
}

export function useSalesWriting(siteId: string, currency: string): SalesWriting {
  const writeMoney = useMoney(siteId)
  const settings = useSettings(siteId)
  return {
    money: (cents) => writeMoney?.(cents, currency) ?? '…',
    count: (count) => formatCount(count, settings),
  }
}
