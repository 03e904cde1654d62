import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Arabic. */
export const withdrawalsAr: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'التراجع عن العقد هنا',
  'Withdraw from the contract': 'التراجع عن العقد',
  'You can withdraw from this order until {day}, without giving a reason.':
    'يمكنك التراجع عن هذا الطلب حتى {day} دون إبداء الأسباب.',
  'You can withdraw from this order without giving a reason.':
    'يمكنك التراجع عن هذا الطلب دون إبداء الأسباب.',
  'What do you withdraw from?': 'عمّ تريد التراجع؟',
  'Pieces of {title}, of {most}': 'عدد القطع من {title}، من أصل {most}',
  'We confirm it by a mail to this address.': 'نرسل إلى هذا البريد تأكيدًا باستلام تراجعك.',
  'Order number': 'رقم الطلب',
  'You find it in the mail of your order.': 'تجده في رسالة طلبك.',
  'Confirm withdrawal': 'تأكيد التراجع',
  'Please say what you withdraw from.': 'يرجى تحديد ما تريد التراجع عنه.',
  'Please write a number from 0 to {most}.': 'يرجى كتابة رقم من 0 إلى {most}.',
  'Your withdrawal is received.': 'تم استلام تراجعك.',
  'You have withdrawn': 'ما تراجعت عنه',
  'There is nothing left in this order to withdraw from.':
    'لم يبقَ في هذا الطلب ما يمكن التراجع عنه.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'انتهت مهلة التراجع عن هذا الطلب. يرجى مراسلة المتجر.',
  'You withdrew from this order on {when}.': 'تراجعت عن هذا الطلب في {when}.',
  'You withdrew from a part of this order on {when}.': 'تراجعت عن جزء من هذا الطلب في {when}.',
  'A mail tells you what we have received, and when.': 'ستصلك رسالة بما استلمناه ومتى.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'يشمل التراجع طلبك بالكامل. للتراجع عن جزء منه، افتح صفحة طلبك من الرابط في رسالته.',
  'Right of withdrawal': 'حق التراجع',
  'Your withdrawal': 'تراجعك',
  'Made to your wishes: there is no right of withdrawal.': 'مصنوع حسب رغبتك: لا يوجد حق في الانسحاب.',
  'It spoils quickly: there is no right of withdrawal.': 'يفسد بسرعة: لا يوجد حق في الانسحاب.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'صحيفة أو مجلة: لا يوجد حق في الانسحاب.',
  'It is for a certain day: there is no right of withdrawal.':
    'مخصص ليوم محدد: لا يوجد حق في الانسحاب.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'بعد فتح الختم لا يوجد حق في الانسحاب، لأسباب تتعلق بالصحة والنظافة.',
  'Once its seal is broken there is no right of withdrawal.': 'بعد فتح الختم لا يوجد حق في الانسحاب.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'وافقت على بدء التنزيل فورًا: لم يعد هناك حق في الانسحاب.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'أوافق على بدء التنزيل فورًا وأعلم أنني أفقد بذلك حقي في الانسحاب.',
  'Please agree that the download begins at once.': 'يرجى الموافقة على بدء التنزيل فورًا.',
  'You agreed: “{downloadConsent}”': 'وافقت على: «{downloadConsent}»',
  'What you cannot withdraw from': 'ما لا يمكنك الانسحاب منه',
}
