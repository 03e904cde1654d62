import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Arabic. */
export const donationsAr: Phrases<typeof donationsDe> = {
  Donation: 'تبرع',
  Donate: 'تبرّع',
  Amount: 'المبلغ',
  'Another amount': 'مبلغ آخر',
  'Amount in {currency}': 'المبلغ بعملة {currency}',
  'From {least} to {most}.': 'من {least} إلى {most}.',
  'About you': 'معلوماتك',
  'Donation {orderNumber}': 'التبرع {orderNumber}',
  'Donation {orderNumber} was given back.': 'تمت إعادة التبرع {orderNumber}.',
  'This donation was given back.': 'تمت إعادة هذا التبرع.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'وصل تبرعك بمبلغ <strong>{amount}</strong>.',
  'Given by': 'المتبرع',
  'Given to': 'المتبرَّع له',
  'Receipt for donation {orderNumber}': 'إيصال التبرع {orderNumber}',
  'Back to the donation': 'العودة إلى التبرع',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'احتفظ بعنوان هذه الصفحة: فهي تعرض تبرعك كلما عدت.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'تغيّرت عملة المبالغ منذ عرض هذه الصفحة. لم يُخصم أي مبلغ. يرجى الاختيار مرة أخرى.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'لا يمكن التبرع هنا حاليًا. لم يُخصم أي مبلغ.',
  'The payment was stopped. Nothing was charged.': 'أُوقفت عملية الدفع. لم يُخصم أي مبلغ.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'تبرعك قيد المعالجة. انتظر لحظة ثم أرسل النموذج مرة أخرى لمعرفة ما آل إليه.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'أُرسل هذا النموذج من قبل ببيانات أخرى. راجع البيانات وأرسله مرة أخرى لتتبرع من جديد.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'وصلت دفعتك بعد انتهاء وقتها وستُعاد إليك. يرجى إرسال النموذج مرة أخرى.',
  'No donations can be paid here yet. Nothing was charged.':
    'لا يمكن دفع التبرعات هنا بعد. لم يُخصم أي مبلغ.',
  'Please choose an amount.': 'يرجى اختيار مبلغ.',
  'Please enter an amount in digits.': 'يرجى إدخال المبلغ بالأرقام.',
  'This is less than can be given here.': 'هذا أقل مما يمكن التبرع به هنا.',
  'This is more than can be given here.': 'هذا أكثر مما يمكن التبرع به هنا.',
  'You are being led to the page where you pay.': 'يجري نقلك إلى الصفحة التي تدفع فيها.',
  'Stop the payment and go back': 'إيقاف الدفع والعودة',
  'Go back without paying': 'العودة دون دفع',
  'How often': 'كم مرة',
  Once: 'مرة واحدة',
  'Every month': 'كل شهر',
  'Every year': 'كل سنة',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'بالتبرع توافق على خصم هذا المبلغ بالطريقة نفسها كل شهر إلى أن تلغي. يقودك رابط في كل رسالة منا إلى مكان الإلغاء.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'بالتبرع توافق على خصم هذا المبلغ بالطريقة نفسها كل سنة إلى أن تلغي. يقودك رابط في كل رسالة منا إلى مكان الإلغاء.',
  'What for': 'الغرض',
  'Your recurring donation': 'تبرعك المتكرر',
  'This is a donation of a test. No money is taken.': 'هذا تبرع تجريبي ولا يُخصم أي مبلغ.',
  'Keep the donation': 'الإبقاء على التبرع',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'لا يُخصم شيء إلى أن تستأنف. الدفعات التي تقع أثناء التوقف تُترك.',
  'Pause the donation': 'إيقاف التبرع مؤقتًا',
  'Cancel the donation': 'إلغاء التبرع',
  'See the donation': 'عرض التبرع',
  'Your recurring donation is canceled.': 'أُلغي تبرعك المتكرر.',
  'Your recurring donation goes on.': 'يستمر تبرعك المتكرر.',
  'Your recurring donation is paused.': 'أُوقف تبرعك المتكرر مؤقتًا.',
  'Change the amount': 'تغيير المبلغ',
  'It counts from the next payment on.': 'يسري ابتداءً من الدفعة التالية.',
  'Save the amount': 'حفظ المبلغ',
  'The amount is saved.': 'حُفظ المبلغ.',
  'It is canceled. Nothing more is charged.': 'أُلغي التبرع. لن يُخصم شيء بعد الآن.',
  'Nothing more is charged. A mail confirms it.': 'لن يُخصم شيء بعد الآن. تؤكد ذلك رسالة.',
  'See your recurring donation': 'عرض تبرعك المتكرر',
  'Donate every month': 'تبرع كل شهر',
  'Donate every year': 'تبرع كل سنة',
  'Nothing can be given here at the moment.': 'لا يمكن التبرع هنا حاليًا.',
  'This recurring donation has ended.': 'انتهى هذا التبرع المتكرر.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'تجري الآن دفعة من هذا التبرع. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'تغيّر هذا التبرع المتكرر في هذه الأثناء. يرجى الاطلاع عليه مجددًا.',
  'Nothing is to be paid for this donation now.': 'لا يوجد ما يُدفع لهذا التبرع الآن.',
}
