import { Mark } from '../../ground/controls/states.tsx'
import type { StockWords } from './stock-words.ts'

/** What there is of something, with what is missing marked. */
export function StockMark({ stock }: { readonly stock: StockWords | undefined }) {
  if (stock === undefined) return <>–</>
  const { tone, words } = stock
  return tone === 'plain' ? <>{words}</> : <Mark tone={tone}>{words}</Mark>
}
