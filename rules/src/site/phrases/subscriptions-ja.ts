import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Japanese. */
export const subscriptionsJa: Phrases<typeof subscriptionsDe> = {
  'It is declined later': '後で拒否される',
  'This payment is accepted, and the next ones are not.':
    'このお支払いは承認され、次回以降は承認されません。',
  'The bank asks later': '銀行が後で確認する',
  'This payment is accepted. The next ones wait until you confirm them.':
    'このお支払いは承認されます。次回以降は確認をお待ちします。',
  'It is paid more or less often now. Please look at when.':
    'お支払いの頻度が変わりました。時期をご確認ください。',
  'Then {price}.': 'その後は{price}です。',
  'The next payment is on {day}.': '次のお支払いは{day}です。',
  'It goes on until you cancel it, which you can do at any time.':
    '解約されるまで続きます。解約はいつでもできます。',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    '全部で{count}回のお支払いで終了します。解約はいつでもできます。',
  'Discounts and gift cards do not count for subscriptions.':
    '割引とギフトカードは定期購入には使えません。',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'お支払いにより、解約されるまで{price}が同じ方法で請求されることに同意したことになります。解約のページへのリンクは、お送りするメールにあります。',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'お支払いにより、全部で{count}回または解約されるまで{price}が同じ方法で請求されることに同意したことになります。解約のページへのリンクは、お送りするメールにあります。',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    '銀行がこのお支払いについて確認を求めています。請求は行われていません。このページでお支払いください。',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'これは定期購入の商品です。ページを再読み込みしてお申し込みください。',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'これは定期購入ではなくなりました。ページを再読み込みしてカートに入れてください。',
  'This is a subscription of a test. No money is taken.':
    'これはテストの定期購入です。請求は行われません。',
  'Your subscription': '定期購入',
  'Paid by {method}': 'お支払い方法: {method}',
  'Go on with the payment': 'お支払いを続ける',
  'Change it': '変更する',
  'Keep the subscription': '定期購入を続ける',
  'Go on with it': '再開する',
  Pause: '休止',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    '再開されるまで請求も発送も行われません。休止中のお支払いは省かれます。',
  'Pause the subscription': '定期購入を休止する',
  'Change the address': '住所を変更する',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    '現在は送料と税金を含めて{price}です。請求は行われていません。ここでお支払いいただいた場合にのみ請求されます。',
  'Left out, because it could not be had or sent': '在庫がないか発送できないため、省かれました',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    '次のお支払いから適用されます。送料と税金はその住所のものになります。高くなる場合は、先にお尋ねします。',
  'Save the address': '住所を保存する',
  'Cancel the subscription': '定期購入を解約する',
  'Cancel now': '今すぐ解約する',
  'Your payments': 'お支払い',
  'See the order': '注文を見る',
  'You have agreed to this:': '次の内容に同意されています:',
  'Your subscription is canceled.': '定期購入は解約されました。',
  'Cancel a subscription': '定期購入の解約',
  'A mail tells you until when it runs. Nothing more is charged.':
    'いつまで続くかはメールでお知らせします。今後の請求はありません。',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    '定期購入が始まった注文の番号と、注文時のメールアドレスを入力してください。',
  'We try again on {day}.': '{day}にもう一度お支払いを試みます。',
  '{amount} of what you have paid goes back to you.':
    'お支払い済みの金額のうち{amount}を返金します。',
  'Payments that are left: {count}.': '残りのお支払い: {count}回',
  'A payment is being made.': 'お支払いの処理中です。',
  'Your last payment did not go through. Nothing was charged.':
    '前回のお支払いができませんでした。請求は行われていません。',
  'It is paused. Nothing is charged until you go on.':
    '休止中です。再開されるまで請求は行われません。',
  'It is canceled and runs until {day}. Nothing more is charged.':
    '解約済みで、{day}まで続きます。今後の請求はありません。',
  'It has ended. Nothing more is charged.': '終了しました。今後の請求はありません。',
  'It ends at once, and nothing more is charged.': 'すぐに終了し、今後の請求はありません。',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    '{day}まで続き、今後の請求はありません。メールで確認をお送りします。',
  'Being paid': '処理中',
  'Not paid yet': '未払い（お支払い待ち）',
  'Not paid': '未払い',
  'Left out': '省略',
  'Your subscription goes on.': '定期購入を続けます。',
  'Your subscription is paused.': '定期購入を休止しました。',
  'The address is saved.': '住所を保存しました。',
  'This subscription has ended.': 'この定期購入は終了しました。',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'この定期購入のお支払いを処理中です。数分後にもう一度お試しください。',
  'This subscription has changed in the meantime. Please look at it again.':
    'この定期購入はその間に変更されました。もう一度ご確認ください。',
  'Nothing is to be paid for this subscription now.':
    'この定期購入について、今お支払いいただくものはありません。',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'この注文番号とメールアドレスの定期購入は見つかりません。両方をご確認いただくか、メールのリンクを開いてください。',
  'This order is a payment of a subscription.': 'この注文は定期購入のお支払いです。',
  'See your subscription': '定期購入を見る',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'このプランは現在提供されていません。ページを再読み込みして、もう一度お選びください。',
  'You subscribe to one at a time. Please set the quantity to 1.':
    '定期購入は1点ずつのお申し込みです。数量を1にしてください。',
  '{amount} given back': '{amount} を返金',
}
