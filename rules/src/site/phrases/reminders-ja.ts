import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Japanese. */
export const remindersJa: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': '手続きが途中の場合はメールで知らせてほしい',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    '手続きが途中の場合、<bdi>{mailedTo}</bdi> にメールを1通お送りします。',
  'Save this choice': 'この選択を保存',
  'Reminders of carts': 'カートのお知らせ',
  'You get no more reminders of carts.': 'カートのお知らせメールはもう届きません。',
  'Would you rather not be reminded?': 'お知らせは不要ですか？',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'カートに残っている商品です。このブラウザのカートにある商品に加えられます。',
  'Go on with this cart': 'このカートで続ける',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'このカートはもうありません。購入済みか、中身が空になっています。',
}
