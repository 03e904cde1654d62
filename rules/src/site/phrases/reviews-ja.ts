import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Japanese. */
export const reviewsJa: Phrases<typeof reviewsDe> = {
  'Review what you bought': '購入した商品のレビュー',
  'Thank you for your review.': 'レビューをありがとうございます。',
  'You get no more mails that ask for reviews.': 'レビューをお願いするメールは今後届きません。',
  'It is shown once the shop has looked at it.': 'ショップが確認したあとに表示されます。',
  'It is on the page of the product now.': '商品のページに表示されています。',
  'What you have said': 'お書きになったレビュー',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'お名前とレビューは、商品のページを見るすべての人に表示されます。',
  'You can still change it here.': 'ここで変更できます。',
  Stars: '星の数',
  '{stars} of 5 stars': '星5つのうち{stars}',
  '{whole}.{tenth} of 5 stars ({count})': '星5つのうち{whole}.{tenth}（{count}件）',
  'Your review': 'レビュー',
  'Who says that': 'お名前',
  'Your name, as others read it': '表示されるお名前',
  'Send the review': 'レビューを送信',
  'Come back once your order has arrived.': 'ご注文の到着後にもう一度お越しください。',
  'There is nothing in this order to review.': 'このご注文にはレビューできるものがありません。',
  'Mails that ask for reviews': 'レビューをお願いするメール',
  'Would you rather not be asked?': 'お知らせは不要ですか？',
  'Send me no more of them': '今後は送らない',
  'Please choose how many stars you give.': '星の数を選んでください。',
  'This review was sent before, and cannot be changed any more.':
    'このレビューは送信済みで、変更できません。',
  Reviews: 'レビュー',
  'Only people who bought the product here can review it.':
    'レビューを書けるのは、ここでこの商品を購入した人だけです。',
  'Older reviews': '以前のレビュー',
  'Newest reviews': '最新のレビュー',
  'Test order': 'テスト注文',
  'A customer': '購入者',
  'The shop says': 'ショップからの返信',
  'Your opinion': 'ご感想',
  'How do you like what you bought? Your review helps others to choose.':
    '商品はいかがでしたか？あなたのレビューがほかの方の参考になります。',
}
