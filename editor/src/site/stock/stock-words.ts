import type { VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { formatCount, type Place } from '../../ground/dates/format.ts'

export type StockWords = {
  readonly tone: 'plain' | 'quiet' | 'warn' | 'danger'
  readonly words: string
}

type Level = Pick<VariantStockReply, 'unlimited' | 'qtyInStock'>

/** What there is of one variant, in words. @param place whose way of writing numbers it is */
export function stockOfVariant({ unlimited, qtyInStock }: Level, place?: Place): StockWords {
  if (unlimited) return { tone: 'quiet', words: 'Unlimited' }
  if (qtyInStock === 0) return { tone: 'danger', words: 'Sold out' }
  return { tone: 'plain', words: `${formatCount(qtyInStock, place)} left` }
}

/** What there is of a product with all its variants; undefined where nothing is known of it. */
export function stockOfProduct(levels: readonly Level[], place?: Place): StockWords | undefined {
  const [only] = levels
  if (only === undefined) return undefined
  if (levels.length === 1) return stockOfVariant(only, place)
  const soldOut = levels.filter((level) => !level.unlimited && level.qtyInStock === 0).length
  if (soldOut === levels.length) return { tone: 'danger', words: 'Sold out' }
  if (soldOut > 0) return { tone: 'warn', words: `${soldOut} of ${levels.length} sold out` }
  const counted = levels.filter((level) => !level.unlimited)
  if (counted.length === 0) return { tone: 'quiet', words: 'Unlimited' }
  const left = counted.reduce((sum, level) => sum + level.qtyInStock, 0)
  const rest = counted.length < levels.length ? ', others unlimited' : ''
  return { tone: 'plain', words: `${formatCount(left, place)} left${rest}` }
}
