import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Arabic. */
export const cartsAr: Phrases<typeof cartsDe> = {
  'Note to the shop': 'ملاحظة إلى المتجر',
  'What should we know about your order?': 'ما الذي ينبغي أن نعرفه عن طلبك؟',
  'Where it goes': 'وجهة الشحن',
  'Your note': 'ملاحظتك',
  'Estimated total': 'الإجمالي التقديري',
  Summary: 'ملخص',
  'View cart': 'عرض السلة',
  'Added to your cart': 'أُضيف إلى سلتك',
  'When you added this, it cost {price}.': 'عندما أضفت هذا كان سعره {price}.',
  'Available now: {count}.': 'المتوفر الآن: {count}.',
  'This is not sold in this way any more.': 'لم يعد هذا يُباع بهذه الطريقة.',
}
