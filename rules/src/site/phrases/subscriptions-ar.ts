import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Arabic. */
export const subscriptionsAr: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'تُرفض لاحقًا',
  'This payment is accepted, and the next ones are not.':
    'تُقبل هذه الدفعة ولا تُقبل الدفعات التالية.',
  'The bank asks later': 'يسأل البنك لاحقًا',
  'This payment is accepted. The next ones wait until you confirm them.':
    'تُقبل هذه الدفعة. تنتظر الدفعات التالية حتى تؤكدها.',
  'It is paid more or less often now. Please look at when.':
    'تغيّر عدد مرات الدفع. يُرجى التحقق من مواعيده.',
  'Then {price}.': 'ثم {price}.',
  'The next payment is on {day}.': 'الدفعة التالية في {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'يستمر حتى تلغيه، ويمكنك ذلك في أي وقت.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'ينتهي بعد {count} دفعات إجمالًا، ويمكنك إلغاؤه في أي وقت.',
  'Discounts and gift cards do not count for subscriptions.':
    'لا تسري الخصومات وبطاقات الهدايا على الاشتراكات.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'بالدفع توافق على خصم {price} بالطريقة نفسها حتى تلغي الاشتراك. يقودك رابط في كل رسالة منا إلى مكان الإلغاء.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'بالدفع توافق على خصم {price} بالطريقة نفسها، {count} مرات إجمالًا أو حتى تلغي الاشتراك. يقودك رابط في كل رسالة منا إلى مكان الإلغاء.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'يريد بنكك أن يسألك عن هذه الدفعة. لم يُخصم أي مبلغ. يُرجى الدفع في هذه الصفحة.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'يُباع هذا كاشتراك. يُرجى إعادة تحميل الصفحة والاشتراك فيه.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'لم يعد هذا اشتراكًا. يُرجى إعادة تحميل الصفحة وإضافته إلى السلة.',
  'This is a subscription of a test. No money is taken.': 'هذا اشتراك تجريبي. لا يُخصم أي مبلغ.',
  'Your subscription': 'اشتراكك',
  'Paid by {method}': 'الدفع بواسطة {method}',
  'Go on with the payment': 'متابعة الدفع',
  'Change it': 'تغييره',
  'Keep the subscription': 'الاحتفاظ بالاشتراك',
  'Go on with it': 'متابعته',
  Pause: 'إيقاف مؤقت',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'لا يُخصم شيء ولا يُرسل حتى تتابع. تُلغى الدفعات التي تقع خلال التوقف.',
  'Pause the subscription': 'إيقاف الاشتراك مؤقتًا',
  'Change the address': 'تغيير العنوان',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'أصبح السعر الآن {price} مع الشحن والضرائب. لم يُخصم أي مبلغ: لن يُخصم إلا إذا دفعت هنا.',
  'Left out, because it could not be had or sent': 'تُركت لأنه لم يكن متوفرًا أو لم يكن إرساله ممكنًا',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'يسري من الدفعة التالية؛ والشحن والضرائب بحسب ذلك المكان. وإن زاد السعر نسألك أولًا.',
  'Save the address': 'حفظ العنوان',
  'Cancel the subscription': 'إلغاء الاشتراك',
  'Cancel now': 'إلغاء الآن',
  'Your payments': 'دفعاتك',
  'See the order': 'عرض الطلب',
  'You have agreed to this:': 'لقد وافقت على ما يلي:',
  'Your subscription is canceled.': 'أُلغي اشتراكك.',
  'Cancel a subscription': 'إلغاء اشتراك',
  'A mail tells you until when it runs. Nothing more is charged.':
    'تخبرك رسالة إلى متى يستمر. لن يُخصم شيء بعد ذلك.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'اكتب رقم الطلب الذي بدأ به الاشتراك وعنوان البريد الإلكتروني الذي طلبت به.',
  'We try again on {day}.': 'سنحاول مرة أخرى في {day}.',
  '{amount} of what you have paid goes back to you.': 'يُعاد إليك {amount} مما دفعته.',
  'Payments that are left: {count}.': 'الدفعات المتبقية: {count}.',
  'A payment is being made.': 'تجري عملية دفع الآن.',
  'Your last payment did not go through. Nothing was charged.':
    'لم تنجح دفعتك الأخيرة. لم يُخصم أي مبلغ.',
  'It is paused. Nothing is charged until you go on.': 'إنه متوقف مؤقتًا. لا يُخصم شيء حتى تتابع.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'أُلغي ويستمر حتى {day}. لن يُخصم شيء بعد ذلك.',
  'It has ended. Nothing more is charged.': 'لقد انتهى. لن يُخصم شيء بعد الآن.',
  'It ends at once, and nothing more is charged.': 'ينتهي فورًا ولن يُخصم شيء بعد الآن.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'يستمر حتى {day} ولن يُخصم شيء بعد ذلك. تؤكد رسالة ذلك.',
  'Being paid': 'قيد الدفع',
  'Not paid yet': 'لم تُدفع بعد',
  'Not paid': 'لم تُدفع',
  'Left out': 'أُلغيت',
  'Your subscription goes on.': 'يستمر اشتراكك.',
  'Your subscription is paused.': 'اشتراكك متوقف مؤقتًا.',
  'The address is saved.': 'تم حفظ العنوان.',
  'This subscription has ended.': 'انتهى هذا الاشتراك.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'تجري دفعة لهذا الاشتراك الآن. يُرجى المحاولة بعد بضع دقائق.',
  'This subscription has changed in the meantime. Please look at it again.':
    'تغيّر هذا الاشتراك في هذه الأثناء. يُرجى النظر إليه مرة أخرى.',
  'Nothing is to be paid for this subscription now.': 'لا شيء مستحق الدفع لهذا الاشتراك الآن.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'لا نعرف اشتراكًا بهذا الرقم وعنوان البريد الإلكتروني. يُرجى التحقق منهما أو فتح الرابط في رسالتك.',
  'This order is a payment of a subscription.': 'هذا الطلب دفعة من اشتراك.',
  'See your subscription': 'عرض اشتراكك',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'لم تعد هذه الخطة متاحة. يُرجى إعادة تحميل الصفحة والاختيار من جديد.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'يكون الاشتراك في قطعة واحدة في كل مرة. يُرجى ضبط الكمية على 1.',
  '{amount} given back': 'أُعيد {amount}',
}
