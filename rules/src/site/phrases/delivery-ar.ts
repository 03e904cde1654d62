import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Arabic. */
export const deliveryAr: Phrases<typeof deliveryDe> = {
  'the same day': 'في اليوم نفسه',
  'ready in {days}': 'جاهز خلال {days}',
  'Ready in {days}': 'جاهز خلال {days}',
  'Ready the same day': 'جاهز في اليوم نفسه',
  'Delivery time: {days}': 'مدة التوصيل: {days}',
  'Delivery time: the same day': 'التوصيل في اليوم نفسه',
  'VAT number': 'رقم ضريبة القيمة المضافة',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'الرقم الضريبي للفاتورة ليس رقم ضريبة قيمة مضافة لدولة أخرى في الاتحاد الأوروبي، لذلك تُحتسب الضريبة.',
}
