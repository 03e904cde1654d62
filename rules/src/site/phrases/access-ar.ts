import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Arabic. */
export const accessAr: Phrases<typeof accessDe> = {
  'This page available only site members': 'هذه الصفحة متاحة لأعضاء الموقع فقط',
  'Nobody can sign in here at the moment.': 'لا يمكن لأحد تسجيل الدخول هنا حاليًا.',
  'Your account does not include it.': 'حسابك لا يشملها.',
  'Sign in to see it, or create an account first.': 'سجّل الدخول لرؤيتها، أو أنشئ حسابًا أولًا.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'تأتي مع عضوية. من لديه عضوية يراها بعد تسجيل الدخول.',
  'What opens it': 'ما الذي يفتحها',
  'Your membership': 'عضويتك',
  'Your memberships': 'عضوياتك',
  'A membership': 'عضوية',
  'renews on {until}': 'تتجدد في {until}',
  'until {until}': 'حتى {until}',
  'for one month': 'لمدة شهر واحد',
  'for {months} months': 'المدة بالأشهر: {months}',
  'for ever': 'دائمًا',
  'Sign in as {email} to see the pages for members.':
    'سجّل الدخول بالبريد {email} لرؤية الصفحات المخصصة للأعضاء.',
  'Create an account for {email} to see the pages for members.':
    'أنشئ حسابًا للبريد {email} لرؤية الصفحات المخصصة للأعضاء.',
  'Your account shows what it opens, and until when.': 'يعرض حسابك ما تفتحه، وإلى متى.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'إنها تخص <bdi>{email}</bdi>. أرسلنا رابطًا إلى هذا العنوان: به تنشئ حسابًا أو تسجّل الدخول إلى حسابك.',
}
