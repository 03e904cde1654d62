import { queryOptions, useQuery } from '@tanstack/react-query'
import { moneyApi } from '@vitrine/rules/ground/money/money-api.ts'
import {
  tablePattern,
  writeMoney,
  type MoneyOptions,
} from '@vitrine/rules/ground/money/money-pattern.ts'
import { documentsOf } from '../changes/documents.ts'
import { call } from '../http/send-request.ts'

/** Below the key of all documents, because the settings are one. */
function moneyQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'money'),
    queryFn: () => call(moneyApi.patterns, { params: { siteId } }),
  })
}

/** Writes minor units of a currency for people. */
export type WriteMoney = (cents: number, currency: string, options?: MoneyOptions) => string

/**
 * Amounts as the site's shoppers read them; undefined until that is known. Where it cannot be asked
 * for, and for a currency that the site never had, they are written by the table of spec §9.
 */
export function useMoney(siteId: string): WriteMoney | undefined {
  const { data, isPending } = useQuery(moneyQuery(siteId))
  if (isPending) return undefined
  const patterns = data?.patterns ?? []
  return (cents, currency, options) => {
    const pattern = patterns.find((one) => one.currency === currency)
    return writeMoney(cents, pattern ?? tablePattern(currency, 'native'), options)
  }
}
