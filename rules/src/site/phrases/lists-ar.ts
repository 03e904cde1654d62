import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Arabic. */
export const listsAr: Phrases<typeof listsDe> = {
  'News by e-mail': 'الأخبار بالبريد الإلكتروني',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'أرسلنا إليك رابطًا. ستصلك الأخبار بعد تأكيده. تفقّد أيضًا مجلد الرسائل غير المرغوبة.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'اترك عنوان بريدك الإلكتروني لتلقي أخبار {site}. يمكنك إيقافها في أي وقت.',
  'Send me news by e-mail': 'أرسلوا إليّ الأخبار بالبريد الإلكتروني',
  'Confirm that you want news of {site} at {email}.': 'أكّد أنك تريد أخبار {site} على {email}.',
  'You get news of {site} at {email}.': 'تصلك أخبار {site} على {email}.',
  'You get no news of {site} at {email}.': 'لا تصلك أخبار {site} على {email}.',
  'Your address is forgotten.': 'تم نسيان عنوانك.',
  'Send me no more news': 'لا ترسلوا إليّ أخبارًا بعد الآن',
  'Yes, send me news': 'نعم، أرسلوا إليّ الأخبار',
  'No, forget my address': 'لا، انسوا عنواني',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'كان هناك عدد كبير من التسجيلات الآن. حاول مرة أخرى بعد بضع دقائق.',
  'The captcha could not be loaded. You can sign up all the same.':
    'تعذر تحميل اختبار التحقق. يمكنك التسجيل رغم ذلك.',
  'Submitting…': 'جارٍ الإرسال…',
  'Email cannot be blank': 'أدخل عنوان بريد إلكتروني',
  'Email is invalid': 'عنوان البريد الإلكتروني غير صالح',
}
