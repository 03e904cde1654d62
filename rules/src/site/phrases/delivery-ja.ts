import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Japanese. */
export const deliveryJa: Phrases<typeof deliveryDe> = {
  'the same day': '当日',
  'ready in {days}': '{days}後に準備完了',
  'Ready in {days}': '{days}後に準備完了',
  'Ready the same day': '当日中に準備完了',
  'Delivery time: {days}': 'お届けまでの日数：{days}',
  'Delivery time: the same day': '当日お届け',
  'VAT number': 'VAT番号',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    '請求先の税番号は他のEU加盟国のVAT番号ではないため、税金が課されます。',
}
