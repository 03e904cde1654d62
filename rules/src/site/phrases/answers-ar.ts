import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Arabic. */
export const answersAr: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'رسالة بكل هذه التفاصيل في طريقها إلى {email}.',
  'A mail with all of this went to {email}.': 'أُرسلت رسالة بكل هذه التفاصيل إلى {email}.',
  'Keep the address of this page: it shows your order whenever you come back.':
    'احتفظ بعنوان هذه الصفحة: ستجد فيها طلبك كلما عدت.',
  item: 'منتج',
  '{quantity} item in cart': 'عدد المنتجات في السلة: {quantity}',
  '{quantity} items in cart': 'عدد المنتجات في السلة: {quantity}',
  items: 'منتجات',
  '{name} was added.': 'تمت إضافة {name}.',
  '{name} was removed.': 'تمت إزالة {name}.',
  '{name} can be had again.': 'يمكن شراء {name} من جديد.',
  'The quantity of {name} is now {quantity}.': 'أصبحت كمية {name} الآن {quantity}.',
  '{name} now costs {price} each.': 'أصبح سعر {name} الآن {price} للقطعة.',
  '{name} now costs {price}.': 'أصبح سعر {name} الآن {price}.',
  '{name} was added: {amount}.': 'تمت إضافة {name}: {amount}.',
  '{name} is now {amount}.': 'أصبح مبلغ {name} الآن {amount}.',
  'The gift card that ends in {lastFour} now pays {amount}.':
    'بطاقة الهدية المنتهية بـ {lastFour} تدفع الآن {amount}.',
  'The gift card that ends in {lastFour} pays nothing any more.':
    'بطاقة الهدية المنتهية بـ {lastFour} لم تعد تدفع شيئًا.',
  'Prices are now in {currency}.': 'الأسعار الآن بعملة {currency}.',
  'The total is now {amount}.': 'أصبح الإجمالي الآن {amount}.',
  'It is sent by {name} now, which is free.': 'يُرسل الطلب الآن عبر {name} مجانًا.',
  'It is sent by {name} now, which costs {price}.': 'يُرسل الطلب الآن عبر {name} بتكلفة {price}.',
  'You pick it up now, at {name}, which is free.': 'تستلم الطلب الآن من {name} مجانًا.',
  '{name} is now free.': '{name}: مجانًا الآن.',
  '{name} takes nothing off any more.': '{name}: لا خصم بعد الآن.',
  '{name} makes shipping free.': '{name}: الشحن مجاني.',
  '{name} now makes shipping free.': '{name}: أصبح الشحن مجانيًا الآن.',
  '{name} takes {amount} off.': '{name}: خصم بقيمة {amount}.',
  '{name} now takes {amount} off.': '{name}: أصبحت قيمة الخصم الآن {amount}.',
  '{before} is now called {name}.': 'تغيّر اسم {before} إلى {name}.',
  '{left} of {most} downloads left, until {day}': 'التنزيلات المتبقية: {left} من {most}، حتى {day}',
  'All {most} downloads are used': 'استُخدمت كل التنزيلات المتاحة وعددها {most}',
  'Could be downloaded until {day}': 'كان التنزيل متاحًا حتى {day}',
  'Nothing has to be shipped.': 'لا شيء يحتاج إلى شحن.',
  'You pick your order up: at the checkout you see where.':
    'تستلم طلبك بنفسك: سترى المكان عند إتمام الشراء.',
  'This is too heavy to be sent, but you can pick it up.':
    'الوزن أثقل من أن يُشحن، لكن يمكنك استلام الطلب بنفسك.',
  'This is too heavy to be sent. Take something out, or ask us.':
    'الوزن أثقل من أن يُشحن. أزل بعض المنتجات أو تواصل معنا.',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    'يُضاف الشحن عند إتمام الشراء، أو تستلم طلبك بنفسك مجانًا.',
  'Shipping is added at checkout.': 'يُضاف الشحن عند إتمام الشراء.',
  'Shipping is free.': 'الشحن مجاني.',
  'Shipping is added at checkout, and free from {amount}.':
    'يُضاف الشحن عند إتمام الشراء، وهو مجاني ابتداءً من {amount}.',
  'Prices include taxes.': 'الأسعار شاملة الضرائب.',
  'Taxes are added at checkout.': 'تُضاف الضرائب عند إتمام الشراء.',
  'Error: {page}': 'خطأ: {page}',
  'One or more fields is invalid, please check your entries.':
    'بعض الحقول غير صالحة، يرجى التحقق مما أدخلته.',
  'Your cart is empty.': 'سلتك فارغة.',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'رُفضت عملية الدفع. لم يُخصم أي مبلغ. يرجى المحاولة مرة أخرى أو الدفع بطريقة أخرى.',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'رُفضت عمليات دفع كثيرة من هنا. لم يُخصم أي مبلغ. يرجى المحاولة مرة أخرى بعد عشر دقائق.',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'لم يصل رد على عملية الدفع فأُلغيت. لم يُخصم أي مبلغ. يرجى المحاولة مرة أخرى.',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'أُوقفت عملية الدفع. لم يُخصم أي مبلغ، وسلتك كما كانت.',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    'المبلغ أقل من أن يُدفع بالبطاقة. لم يُخصم أي مبلغ. يرجى إضافة منتج إلى سلتك.',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'لا نعرف بعد نتيجة عملية الدفع. سنتحقق منها تلقائيًا، وإذا نجحت نرسل إليك رسالة بالبريد الإلكتروني. يرجى عدم الدفع مرة أخرى.',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'وصل المبلغ بعد انتهاء المهلة، وسنردّه إليك. يرجى مراجعة طلبك والدفع مرة أخرى.',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'تغيّر طلبك منذ عرض هذه الصفحة. لم يُخصم أي مبلغ. يرجى مراجعة الجديد والدفع مرة أخرى.',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'يوجد في سلتك ما يتطلب تفاصيل لم تقدّمها بعد. لم يُخصم أي مبلغ. يُرجى مراجعة سلتك.',
  'Not all of your order can be had any more. Nothing was charged.':
    'لم يعد كل ما في طلبك متوفرًا. لم يُخصم أي مبلغ.',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'كانت هذه الصفحة تعرض سلة غير سلتك الحالية. لم يُخصم أي مبلغ. يرجى مراجعة الجديد والدفع مرة أخرى.',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'تعذّرت قراءة ما عرضته عليك هذه الصفحة. لم يُخصم أي مبلغ. يرجى مراجعة طلبك والدفع مرة أخرى.',
  'Your code was not taken.': 'لم يُقبل الرمز.',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'سبق استخدام رمز خصم في طلبك بهذا البريد الإلكتروني. لم يُخصم أي مبلغ. أزل الرمز للمتابعة.',
  'Your order is being placed. One moment, please.': 'يجري تسجيل طلبك. لحظة من فضلك.',
  'This form was already sent with other entries. Please open the checkout again.':
    'سبق إرسال هذا النموذج ببيانات أخرى. يرجى فتح صفحة إتمام الشراء من جديد.',
  'The signature does not match.': 'التوقيع غير مطابق.',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    'الوزن أثقل من أن يُشحن إلى هناك. لم يُخصم أي مبلغ. يرجى إزالة بعض المنتجات من سلتك أو اختيار طريقة تسليم أخرى.',
  'This shop cannot take payments yet. Nothing was charged.':
    'لا يمكن لهذا المتجر استقبال المدفوعات بعد. لم يُخصم أي مبلغ.',
  'Please choose a country.': 'يرجى اختيار بلد.',
  'This shop does not send to that country.': 'هذا المتجر لا يشحن إلى ذلك البلد.',
  'Please choose one.': 'يرجى اختيار أحد الخيارات.',
  'Please agree to the terms.': 'يرجى الموافقة على الشروط والأحكام.',
  'An order can have five discount codes. Remove one to use another.':
    'يمكن استخدام خمسة رموز خصم في الطلب الواحد. أزل أحدها لاستخدام غيره.',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'عذرًا، هذا الخيار من المنتج غير متوفر. يرجى اختيار غيره.',
  'Sorry, we do not have enough of that item available.':
    'عذرًا، لا تتوفر لدينا كمية كافية من هذا المنتج.',
  'Quantity must be a number.': 'يجب أن تكون الكمية رقمًا.',
  'Quantity must be a whole number': 'يجب أن تكون الكمية عددًا صحيحًا',
  'Quantity must be from 1 to 9999.': 'يجب أن تكون الكمية من 1 إلى 9999.',
  'This item is sold one at a time.': 'يُباع هذا المنتج قطعة واحدة في كل مرة.',
  'Select a denomination for the Gift Card': 'اختر قيمة بطاقة الهدية',
  'Could not parse the form fields, please check your entries.':
    'تعذّرت قراءة حقول النموذج، يرجى التحقق مما أدخلته.',
  'There is no such item in this shop.': 'لا يوجد منتج كهذا في هذا المتجر.',
  'This membership is not sold at the moment, as nobody can sign in here.':
    'هذه العضوية غير معروضة للبيع حاليًا، لأنه لا يمكن لأحد تسجيل الدخول هنا.',
  'This download is not there yet. Please come back a little later.':
    'هذا التنزيل غير جاهز بعد. يرجى العودة بعد قليل.',
  'That is another item than the one in the cart. Please reload the page.':
    'هذا منتج آخر غير الموجود في السلة. يُرجى إعادة تحميل الصفحة.',
  'That item is no longer in the cart.': 'لم يعد هذا المنتج في السلة.',
  'A cart holds at most 200 different items.': 'تتسع السلة لما لا يزيد على 200 منتج مختلف.',
  'Your session has expired. Please reload the page and try again.':
    'انتهت صلاحية جلستك. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'Please enable cookies in your browser, reload the page, and try again.':
    'يرجى تفعيل ملفات تعريف الارتباط في متصفحك، ثم إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'Please try again in a few seconds.': 'يرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'Unable to Add Item': 'تعذّرت إضافة المنتج',
  'Unable to Purchase Item': 'تعذّر شراء المنتج',
  'Unable to purchase Gift Card': 'تعذّر شراء بطاقة الهدية',
  'Adding…': 'جارٍ الإضافة…',
  'Added!': 'تمت الإضافة!',
  'More than 100 items in cart': 'أكثر من 100 منتج في السلة',
  'Too heavy to be sent there': 'الوزن أثقل من أن يُشحن إلى هناك',
  'Depends on your postal code': 'حسب رمزك البريدي',
  'Not sent to that postal code': 'لا شحن إلى هذا الرمز البريدي',
  'This code is not valid.': 'هذا الرمز غير صالح.',
  'This code is not valid any more.': 'لم يعد هذا الرمز صالحًا.',
  'This code has been used up.': 'استُنفد هذا الرمز.',
  'This code was used with your e-mail address before.': 'سبق استخدام هذا الرمز ببريدك الإلكتروني.',
  'This code is not for what is in your order.': 'هذا الرمز لا يشمل ما في طلبك.',
  'This code is for orders of {minimum} and more.': 'هذا الرمز للطلبات بقيمة {minimum} فأكثر.',
  'This code would take nothing off your order.': 'لن يخصم هذا الرمز شيئًا من طلبك.',
  'This code does not go together with another one.': 'لا يمكن الجمع بين هذا الرمز ورمز آخر.',
  'This gift card is not valid any more.': 'لم تعد بطاقة الهدية هذه صالحة.',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'لم يبقَ شيء في بطاقة الهدية هذه. ما أخذته منها عملية دفع لم تنتهِ بعد لا يعود إلا إذا لم تتم تلك العملية.',
  'This gift card is in another currency.': 'بطاقة الهدية هذه بعملة أخرى.',
  'This gift card is of a test, and pays for nothing here.':
    'بطاقة الهدية هذه تجريبية ولا تصلح للدفع هنا.',
  'There is nothing in your order that a gift card could pay.':
    'لا شيء في طلبك يمكن دفع ثمنه ببطاقة هدية.',
  'Please choose today or a day within a year.': 'يرجى اختيار اليوم أو يوم خلال سنة.',
  'An order can be paid by five gift cards. Remove one to use another.':
    'يمكن دفع الطلب الواحد بخمس بطاقات هدية. أزل إحداها لاستخدام غيرها.',
  Required: 'مطلوب',
  'You have exceeded the character limit.': 'تجاوزت الحد الأقصى لعدد الأحرف.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'البريد الإلكتروني غير صالح. يجب أن يكون بصيغة user@domain.com.',
  'Please check what you entered.': 'يرجى التحقق مما أدخلته.',
  'No longer available, as it was refunded': 'لم يعد متاحًا، لأن مبلغه رُدّ',
  'No longer available, as the order is cancelled': 'لم يعد متاحًا، لأن الطلب أُلغي',
  'No longer available': 'لم يعد متاحًا',
  'It is accepted': 'يُقبل الدفع',
  'The order is placed.': 'يُسجَّل الطلب.',
  'The bank asks first': 'البنك يطلب التأكيد أولًا',
  'You confirm it on a page of the test bank.': 'تؤكد الدفع على صفحة البنك التجريبي.',
  'It is declined': 'يُرفض الدفع',
  'Nothing is charged, and the cart stays.': 'لا يُخصم أي مبلغ، وتبقى السلة.',
  'It gets no answer': 'لا يصل رد',
  'The payment is cancelled, and the cart stays.': 'تُلغى عملية الدفع، وتبقى السلة.',
  Value: 'القيمة',
  'Their name': 'اسم المُهدى إليه',
  'Their e-mail address': 'البريد الإلكتروني للمُهدى إليه',
  Message: 'الرسالة',
  'Send it on': 'تاريخ الإرسال',
  'Please write a state or province of this country.': 'يرجى كتابة ولاية أو مقاطعة من هذا البلد.',
  'That is more than can be sold in one order.': 'هذا أكثر مما يمكن بيعه في طلب واحد.',
  'Please select the {option} option.': 'يرجى تحديد خيار {option}.',
  'Please select the {option1} and {option2} options.': 'يرجى تحديد خياري {option1} و{option2}.',
  'Please select the {options}, and {last} options.': 'يرجى تحديد خيارات {options} و{last}.',
  'Unable to connect. Please try again': 'تعذّر الاتصال. يرجى المحاولة مرة أخرى',
  'Something went wrong': 'حدث خطأ ما',
  'Network error': 'خطأ في الشبكة',
  'We received it on {when}. A mail with all of this goes to {email}.':
    'استلمناه في {when}. تُرسل رسالة بكل هذه التفاصيل إلى {email}.',
  'There is no order with this number and this e-mail address.':
    'لا يوجد طلب بهذا الرقم وهذا البريد الإلكتروني.',
  '1 of 1 download left, until {day}': 'بقي تنزيل واحد من واحد، حتى {day}',
  'This code is for {pieces} pieces and more.': 'هذا الرمز صالح عند شراء {pieces} قطع فأكثر.',
  'Your order has a discount already that takes as much off or more.':
    'يشمل طلبك خصمًا يساوي هذا الخصم أو يزيد عليه.',
  'This discount was used with your e-mail address before.':
    'استُخدم هذا الخصم بعنوان بريدك الإلكتروني من قبل.',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'نفد للتو أحد خصومات طلبك. لم يُخصم أي مبلغ. يرجى مراجعة الإجمالي ثم الدفع مجددًا.',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'استُخدم أحد خصومات طلبك بعنوان البريد الإلكتروني هذا من قبل. لم يُخصم أي مبلغ. يرجى مراجعة الإجمالي ثم الدفع مجددًا.',
}
