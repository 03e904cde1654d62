import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Japanese. */
export const listingsJa: Phrases<typeof listingsDe> = {
  Sort: '並べ替え',
  Featured: 'おすすめ順',
  'Newest first': '新しい順',
  'Price: low to high': '価格の安い順',
  'Price: high to low': '価格の高い順',
  Filter: '絞り込み',
  'In stock only': '在庫ありのみ',
  'Show products': '商品を表示',
  Price: '価格',
  'At least': '下限',
  'At most': '上限',
  '{from} to {to}': '{from} ～ {to}',
  'Please enter an amount such as {amount}.': '{amount} のような金額を入力してください。',
  'No product fits what you chose.': '選択した条件に合う商品はありません。',
  'Products: {count}': '商品数：{count}',
  'Without {filter}': '「{filter}」を外す',
  'Show all': 'すべて表示',
}
