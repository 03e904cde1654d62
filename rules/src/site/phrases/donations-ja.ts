import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Japanese. */
export const donationsJa: Phrases<typeof donationsDe> = {
  Donation: 'ご寄付',
  Donate: '寄付する',
  Amount: '金額',
  'Another amount': 'その他の金額',
  'Amount in {currency}': '金額（{currency}）',
  'From {least} to {most}.': '{least} から {most} まで。',
  'About you': 'お客様について',
  'Donation {orderNumber}': 'ご寄付 {orderNumber}',
  'Donation {orderNumber} was given back.': 'ご寄付 {orderNumber} は返金されました。',
  'This donation was given back.': 'このご寄付は返金されました。',
  'Your donation of <strong>{amount}</strong> has arrived.':
    '<strong>{amount}</strong> のご寄付を受け取りました。',
  'Given by': '寄付者',
  'Given to': '寄付先',
  'Receipt for donation {orderNumber}': 'ご寄付 {orderNumber} の領収書',
  'Back to the donation': 'ご寄付に戻る',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'このページのアドレスを保存してください。いつでもご寄付を確認できます。',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'このページの表示後に通貨が変わりました。請求はされていません。もう一度お選びください。',
  'Nothing can be given here at the moment. Nothing was charged.':
    '現在、ここでは寄付を受け付けていません。請求はされていません。',
  'The payment was stopped. Nothing was charged.':
    'お支払いは中止されました。請求はされていません。',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'ご寄付を処理しています。少し待ってからフォームをもう一度送信し、結果をご確認ください。',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'このフォームは別の内容で送信済みです。内容を確認し、もう一度寄付する場合は再送信してください。',
  'Your payment came after its time, and is given back. Please send the form again.':
    'お支払いが時間切れのため返金されます。フォームをもう一度送信してください。',
  'No donations can be paid here yet. Nothing was charged.':
    'ここではまだ寄付のお支払いができません。請求はされていません。',
  'Please choose an amount.': '金額をお選びください。',
  'Please enter an amount in digits.': '金額を数字で入力してください。',
  'This is less than can be given here.': 'ここで寄付できる最低額を下回っています。',
  'This is more than can be given here.': 'ここで寄付できる最高額を超えています。',
  'You are being led to the page where you pay.': 'お支払いページへご案内します。',
  'Stop the payment and go back': 'お支払いを中止して戻る',
  'Go back without paying': '支払わずに戻る',
  'How often': '頻度',
  Once: '1回だけ',
  'Every month': '毎月',
  'Every year': '毎年',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'ご寄付により、解約されるまでこの金額が毎月同じ方法で請求されることに同意したものとみなされます。解約ページへのリンクは各メールにあります。',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'ご寄付により、解約されるまでこの金額が毎年同じ方法で請求されることに同意したものとみなされます。解約ページへのリンクは各メールにあります。',
  'What for': '使いみち',
  'Your recurring donation': '継続的なご寄付',
  'This is a donation of a test. No money is taken.':
    'これはテストのご寄付です。請求は行われません。',
  'Keep the donation': '寄付を続ける',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    '再開するまで請求は行われません。休止中のお支払いは省かれます。',
  'Pause the donation': '寄付を休止する',
  'Cancel the donation': '寄付を解約する',
  'See the donation': 'ご寄付を見る',
  'Your recurring donation is canceled.': '継続的なご寄付を解約しました。',
  'Your recurring donation goes on.': '継続的なご寄付は続きます。',
  'Your recurring donation is paused.': '継続的なご寄付を休止しました。',
  'Change the amount': '金額を変更する',
  'It counts from the next payment on.': '次回のお支払いから適用されます。',
  'Save the amount': '金額を保存する',
  'The amount is saved.': '金額を保存しました。',
  'It is canceled. Nothing more is charged.': '解約されました。今後の請求はありません。',
  'Nothing more is charged. A mail confirms it.':
    '今後の請求はありません。確認のメールをお送りします。',
  'See your recurring donation': '継続的なご寄付を見る',
  'Donate every month': '毎月寄付する',
  'Donate every year': '毎年寄付する',
  'Nothing can be given here at the moment.': '現在、ここでは寄付を受け付けていません。',
  'This recurring donation has ended.': 'この定期的な寄付は終了しました。',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'この寄付の支払いを処理しています。数分後にもう一度お試しください。',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'この定期的な寄付はその間に変更されました。もう一度ご確認ください。',
  'Nothing is to be paid for this donation now.':
    'この寄付について、現在お支払いいただくものはありません。',
}
