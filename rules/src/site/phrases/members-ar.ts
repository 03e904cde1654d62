import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersAr: Phrases<typeof membersDe> = {
  'Sign in': 'تسجيل الدخول',
  'Sign out': 'تسجيل الخروج',
  'Sign out everywhere': 'تسجيل الخروج من كل الأجهزة',
  'Create an account': 'إنشاء حساب',
  'Forgot your password?': 'هل نسيت كلمة المرور؟',
  Password: 'كلمة المرور',
  'Current password': 'كلمة المرور الحالية',
  'New password': 'كلمة مرور جديدة',
  'New e-mail address': 'عنوان بريد جديد',
  'At least 8 characters.': '8 أحرف على الأقل.',
  'Keep me signed in on this device': 'إبقائي مسجل الدخول على هذا الجهاز',
  'Send me the link': 'أرسلوا لي الرابط',
  'Save and sign in': 'حفظ وتسجيل الدخول',
  Confirm: 'تأكيد',
  Save: 'حفظ',
  'Saved.': 'تم الحفظ.',
  'We send a link to your address. There you choose your password.':
    'نرسل رابطا إلى عنوانك، وفيه تختار كلمة المرور.',
  'We send a link to the address of your account. There you choose your password.':
    'نرسل رابطا إلى عنوان حسابك، وفيه تختار كلمة المرور.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'نرسل رابطا إلى العنوان الجديد. يبقى عنوانك الحالي حتى تفتحه.',
  'The account is for <bdi>{email}</bdi>.': 'الحساب للعنوان <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'بعدها تسجل الدخول بالعنوان <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'أنت مسجل الدخول باسم <bdi>{email}</bdi>.',
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  'Confirm your e-mail address': 'تأكيد عنوان بريدك الإلكتروني',
  'Look into your mailbox': 'راجع بريدك',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'إذا كان العنوان صحيحا فهناك رسالة فيها رابط في الطريق. يعمل مرة واحدة ولمدة ساعة.',
  'Your address is confirmed.': 'تم تأكيد عنوانك.',
  'Your account is deleted.': 'تم حذف حسابك.',
  'This link does not work any more.': 'لم يعد هذا الرابط يعمل.',
  'Your account': 'حسابك',
  'Your orders': 'طلباتك',
  'Older orders': 'طلبات أقدم',
  'There are no orders with your address yet.': 'لا توجد طلبات بعنوانك بعد.',
  cancelled: 'ملغى',
  'with downloads': 'مع تنزيلات',
  'Your address': 'عنوانك',
  'Your addresses': 'عناوينك',
  'Send to <bdi>{line}</bdi>': 'إرسال إلى <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'استخدامه أولًا<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'إزالة<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'عند الدفع يمكنك حفظ عنوان هنا، فلا تكتبه من جديد.',
  'Your details': 'بياناتك',
  'Change your e-mail address': 'تغيير عنوان بريدك',
  'Change your password': 'تغيير كلمة المرور',
  'Delete your account': 'حذف حسابك',
  'Delete the account': 'حذف الحساب',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'يحذف حسابك وعنوانك وجلسات دخولك فورا. تبقى الطلبات لدى المتجر لأن القانون يلزمه بحفظها.',
  'Download your data': 'تنزيل بياناتك',
  'Have an account? <a href="{signIn}">Sign in</a>': 'لديك حساب؟ <a href="{signIn}">سجل الدخول</a>',
  'Keep this address in my account': 'حفظ هذا العنوان في حسابي',
  'Your next order': 'طلبك القادم',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'بحساب للعنوان <bdi>{email}</bdi> ترى كل طلباتك في مكان واحد ولا تكتب عنوانك من جديد.',
  'That e-mail and password do not match.': 'البريد وكلمة المرور غير متطابقين.',
  'Too many attempts. Please wait a few minutes and try again.':
    'محاولات كثيرة. انتظر بضع دقائق ثم حاول من جديد.',
  'This link has been used or is too old. Ask for a new one.':
    'استخدم هذا الرابط أو انتهت مدته. اطلب رابطا جديدا.',
  'A password needs at least 8 characters.': 'كلمة المرور تحتاج إلى 8 أحرف على الأقل.',
  'A password may have at most 128 characters.': 'كلمة المرور لا تتجاوز 128 حرفا.',
  'That password is among the first that anyone would guess. Choose another.':
    'هذه من أولى كلمات المرور التي قد تخمن. اختر غيرها.',
  'That is not your current password.': 'هذه ليست كلمة مرورك الحالية.',
  'That is the address that you have.': 'هذا هو عنوانك الحالي.',
  'Another account has this address.': 'هذا العنوان لحساب آخر.',
  'A name has 1 to 100 characters.': 'الاسم من حرف واحد إلى 100 حرف.',
}
