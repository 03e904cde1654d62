import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Arabic. */
export const productsAr: Phrases<typeof productsDe> = {
  'See all details': 'عرض كل التفاصيل',
  'Loading…': 'جارٍ التحميل…',
  'Unable to load. Try again.': 'تعذّر التحميل. حاول مرة أخرى.',
  Retry: 'إعادة المحاولة',
  'Previous product': 'المنتج السابق',
  'Next product': 'المنتج التالي',
  Choose: 'اختر',
  'Recently viewed': 'شوهدت مؤخرًا',
}
