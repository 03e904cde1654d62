import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Arabic. */
export const formsAr: Phrases<typeof formsDe> = {
  Month: 'الشهر',
  Day: 'اليوم',
  Year: 'السنة',
  Hour: 'الساعة',
  Minute: 'الدقيقة',
  Second: 'الثانية',
  'AM or PM': 'صباحًا أو مساءً',
  'Country code': 'رمز الدولة',
  'Area code': 'رمز المنطقة',
  Prefix: 'الرقم، الجزء الأول',
  'Line number': 'الرقم، الجزء الثاني',
  'Please choose': 'يرجى الاختيار',
  'Add to Cart': 'أضف إلى السلة',
  'Saving…': 'جارٍ الحفظ…',
  Save: 'حفظ',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'تعديل<span class="cart-hidden"> إجابات {fullName}</span>',
}
