import { queryOptions } from '@tanstack/react-query'
import type { StockLevelsReply } from '@vitrine/rules/stock/stock-api.ts'
import { stockPaths } from '@vitrine/rules/stock/stock-paths.ts'
import { fillPath, getJson } from '../http/send-request.ts'

export type StockLevel = StockLevelsReply['results'][number]

/** What there is of every variant of the site, by the variant's id. */
export function stockLevelsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['stock', siteId, 'levels'],
    queryFn: async () => {
      const levels = new Map<string, StockLevel>()
      for (let after: string | null = ''; after !== null;) {
        const page: StockLevelsReply = await getJson(levelsPath(siteId, after))
        for (const level of page.results) levels.set(level.variantId, level)
        after = page.next
      }
      return levels
    },
  })
}

function levelsPath(siteId: string, after: string): string {
  const path = fillPath(stockPaths.levels, { siteId })
  return after === '' ? path : `${path}?after=${encodeURIComponent(after)}`
}
