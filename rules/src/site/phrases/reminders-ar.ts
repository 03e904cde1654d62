import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Arabic. */
export const remindersAr: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'ذكّروني بالبريد الإلكتروني إذا لم أُكمل الطلب',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'ستصلك رسالة واحدة على <bdi>{mailedTo}</bdi> إذا لم تُكمل الطلب.',
  'Save this choice': 'حفظ هذا الاختيار',
  'Reminders of carts': 'التذكير بسلال التسوق',
  'You get no more reminders of carts.': 'لن تصلك رسائل تذكير أخرى بسلال التسوق.',
  'Would you rather not be reminded?': 'هل تفضّل عدم تذكيرك؟',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'هذا ما تركته في سلة التسوق. سيُضاف في هذا المتصفح إلى ما في سلتك هنا.',
  'Go on with this cart': 'المتابعة بهذه السلة',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'لم تعد هذه السلة موجودة. إما أنها اشتُريت أو لم يبقَ فيها شيء.',
}
