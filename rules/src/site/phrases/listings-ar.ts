import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Arabic. */
export const listingsAr: Phrases<typeof listingsDe> = {
  Sort: 'الترتيب',
  Featured: 'المختارات',
  'Newest first': 'الأحدث أولًا',
  'Price: low to high': 'السعر: من الأدنى إلى الأعلى',
  'Price: high to low': 'السعر: من الأعلى إلى الأدنى',
  Filter: 'تصفية',
  'In stock only': 'المتوفر فقط',
  'Show products': 'عرض المنتجات',
  Price: 'السعر',
  'At least': 'على الأقل',
  'At most': 'على الأكثر',
  '{from} to {to}': 'من {from} إلى {to}',
  'Please enter an amount such as {amount}.': 'أدخل مبلغًا مثل {amount}.',
  'No product fits what you chose.': 'لا يوجد منتج يطابق اختيارك.',
  'Products: {count}': 'المنتجات: {count}',
  'Without {filter}': 'بدون {filter}',
  'Show all': 'عرض الكل',
}
