import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Japanese. */
export const cartsJa: Phrases<typeof cartsDe> = {
  'Note to the shop': 'ショップへのメッセージ',
  'What should we know about your order?': 'ご注文についてお知らせいただきたいこと',
  'Where it goes': 'お届け先',
  'Your note': 'あなたのメッセージ',
  'Estimated total': '合計（見積もり）',
  Summary: '概要',
  'View cart': 'カートを見る',
  'Added to your cart': 'カートに追加しました',
  'When you added this, it cost {price}.': '追加したときの価格は{price}でした。',
  'Available now: {count}.': '現在の在庫: {count}。',
  'This is not sold in this way any more.': 'この方法での販売は終了しました。',
}
