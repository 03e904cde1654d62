import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Arabic. */
export const paymentsAr: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'يستغرق أيامًا ثم يُدفع',
  'The order waits for its money, which comes after three days.':
    'ينتظر الطلب مبلغه الذي يصل بعد ثلاثة أيام.',
  'It takes days, then it fails': 'يستغرق أيامًا ثم يفشل',
  'The order waits for its money, and is canceled after three days.':
    'ينتظر الطلب مبلغه ثم يُلغى بعد ثلاثة أيام.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'وصل طلبك <strong>{orderNumber}</strong> وعملية الدفع في الطريق. قد يستغرق ذلك بضعة أيام.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'حالما يصل المبلغ نرسل إليك رسالة أخرى ونتابع طلبك.',
  'Its payment did not come, so nothing was charged.': 'لم يصل المبلغ، لذلك لم يُخصم أي شيء.',
  'Ask the test bank now': 'اسأل المصرف التجريبي الآن',
  'Does the payment of {amount} to {shop} arrive?': 'هل يصل مبلغ {amount} إلى {shop}؟',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'المبلغ في الطريق، ويقرر المصرف من تلقاء نفسه بعد ثلاثة أيام. يمكنك أن تقرر هنا الآن.',
  'It arrives': 'يصل',
  'It fails': 'يفشل',
  'payment under way': 'الدفع في الطريق',
  'To your order': 'إلى طلبك',
}
