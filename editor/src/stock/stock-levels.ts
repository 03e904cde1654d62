import { queryOptions } from '@tanstack/react-query'
import type { StockLevelsReply } from '@vitrine/rules/stock/stock-api.ts'
import { stockPaths } from '@vitrine/rules/stock/stock-paths.ts'
import { fillPath, getEvery } from '../http/send-request.ts'

export type StockLevel = StockLevelsReply['results'][number]

/** What there is of every variant of the site, by the variant's id. */
export function stockLevelsQuery(siteId: string) {
  const path = `${fillPath(stockPaths.levels, { siteId })}?limit=500`
  return queryOptions({
    queryKey: ['stock', siteId, 'levels'],
    queryFn: async () => {
      const all = await getEvery(path, ({ results }: StockLevelsReply) => results)
      return new Map(all.map((level) => [level.variantId, level]))
    },
  })
}
