import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Arabic. */
export const reviewsAr: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'قيّم ما اشتريته',
  'Thank you for your review.': 'شكرًا على تقييمك.',
  'You get no more mails that ask for reviews.': 'لن تصلك رسائل أخرى تطلب تقييمًا.',
  'It is shown once the shop has looked at it.': 'يظهر بعد أن يطّلع عليه المتجر.',
  'It is on the page of the product now.': 'يظهر الآن في صفحة المنتج.',
  'What you have said': 'ما قلته',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'كل من يزور صفحة المنتج يقرأ اسمك وما تكتبه.',
  'You can still change it here.': 'ما زال بإمكانك تغييره هنا.',
  Stars: 'النجوم',
  '{stars} of 5 stars': '{stars} من 5 نجوم',
  '{whole}.{tenth} of 5 stars ({count})': '{whole}.{tenth} من 5 نجوم ({count})',
  'Your review': 'تقييمك',
  'Who says that': 'من يقول ذلك',
  'Your name, as others read it': 'اسمك كما يقرؤه الآخرون',
  'Send the review': 'إرسال التقييم',
  'Come back once your order has arrived.': 'عُد بعد وصول طلبك.',
  'There is nothing in this order to review.': 'لا شيء في هذا الطلب لتقييمه.',
  'Mails that ask for reviews': 'رسائل تطلب تقييمًا',
  'Would you rather not be asked?': 'هل تفضّل ألا نسألك؟',
  'Send me no more of them': 'لا ترسلوها إليّ بعد الآن',
  'Please choose how many stars you give.': 'يرجى اختيار عدد النجوم.',
  'This review was sent before, and cannot be changed any more.':
    'أُرسل هذا التقييم من قبل ولا يمكن تغييره بعد الآن.',
  Reviews: 'التقييمات',
  'Only people who bought the product here can review it.': 'لا يقيّم المنتج إلا من اشتراه هنا.',
  'Older reviews': 'تقييمات أقدم',
  'Newest reviews': 'أحدث التقييمات',
  'Test order': 'طلب تجريبي',
  'A customer': 'أحد العملاء',
  'The shop says': 'يقول المتجر',
  'Your opinion': 'رأيك',
  'How do you like what you bought? Your review helps others to choose.':
    'هل أعجبك ما اشتريته؟ تقييمك يساعد الآخرين على الاختيار.',
}
