import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Japanese. */
export const listsJa: Phrases<typeof listsDe> = {
  'News by e-mail': 'メールでのお知らせ',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'リンクをお送りしました。確認していただくと、お知らせが届くようになります。迷惑メールもご確認ください。',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    '{site} からのお知らせを受け取るには、メールアドレスを入力してください。いつでも停止できます。',
  'Send me news by e-mail': 'お知らせをメールで受け取る',
  'Confirm that you want news of {site} at {email}.':
    '{email} で {site} からのお知らせを受け取ることを確認してください。',
  'You get news of {site} at {email}.': '{email} に {site} からのお知らせが届きます。',
  'You get no news of {site} at {email}.': '{email} に {site} からのお知らせは届きません。',
  'Your address is forgotten.': 'アドレスを削除しました。',
  'Send me no more news': 'お知らせを停止する',
  'Yes, send me news': 'はい、受け取ります',
  'No, forget my address': 'いいえ、アドレスを削除してください',
  'There were too many sign-ups just now. Please try again in some minutes.':
    '現在、登録が集中しています。数分後にもう一度お試しください。',
  'The captcha could not be loaded. You can sign up all the same.':
    'CAPTCHAを読み込めませんでした。このまま登録できます。',
  'Submitting…': '送信中…',
  'Email cannot be blank': 'メールアドレスを入力してください',
  'Email is invalid': 'メールアドレスが正しくありません',
}
