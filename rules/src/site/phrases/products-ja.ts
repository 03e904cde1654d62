import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Japanese. */
export const productsJa: Phrases<typeof productsDe> = {
  'See all details': '詳細をすべて見る',
  'Loading…': '読み込み中…',
  'Unable to load. Try again.': '読み込めませんでした。もう一度お試しください。',
  Retry: '再試行',
  'Previous product': '前の商品',
  'Next product': '次の商品',
  Choose: '選択する',
  'Recently viewed': '最近見た商品',
}
