import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Japanese. */
export const withdrawalsJa: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': '契約の撤回はこちら',
  'Withdraw from the contract': '契約を撤回する',
  'You can withdraw from this order until {day}, without giving a reason.':
    '{day}まで、理由を問わずこのご注文を撤回できます。',
  'You can withdraw from this order without giving a reason.':
    '理由を問わず、このご注文を撤回できます。',
  'What do you withdraw from?': '何を撤回しますか？',
  'Pieces of {title}, of {most}': '「{title}」の数量（全{most}点）',
  'We confirm it by a mail to this address.':
    '撤回の受付確認をこのアドレスにメールでお送りします。',
  'Order number': '注文番号',
  'You find it in the mail of your order.': 'ご注文のメールに記載されています。',
  'Confirm withdrawal': '撤回を確定する',
  'Please say what you withdraw from.': '撤回する内容を指定してください。',
  'Please write a number from 0 to {most}.': '0から{most}までの数字を入力してください。',
  'Your withdrawal is received.': '撤回を受け付けました。',
  'You have withdrawn': '撤回の内容',
  'There is nothing left in this order to withdraw from.':
    'このご注文には、撤回できる商品がもうありません。',
  'The time to withdraw from this order is over. Please write to the shop.':
    'このご注文の撤回期限は過ぎています。ショップまでメールでご連絡ください。',
  'You withdrew from this order on {when}.': '{when}にこのご注文を撤回されました。',
  'You withdrew from a part of this order on {when}.': '{when}にこのご注文の一部を撤回されました。',
  'A mail tells you what we have received, and when.':
    '受け付けた内容と日時をメールでお知らせします。',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'ご注文全体の撤回となります。一部だけを撤回する場合は、メールのリンクからご注文のページを開いてください。',
  'Right of withdrawal': '撤回する権利',
  'Your withdrawal': '撤回の内容',
  'Made to your wishes: there is no right of withdrawal.':
    'ご希望に合わせてお作りするため、撤回権はありません。',
  'It spoils quickly: there is no right of withdrawal.':
    '傷みやすい商品のため、撤回権はありません。',
  'A newspaper or magazine: there is no right of withdrawal.':
    '新聞・雑誌のため、撤回権はありません。',
  'It is for a certain day: there is no right of withdrawal.':
    '日時が決まっているため、撤回権はありません。',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    '衛生上の理由により、開封後は撤回権がありません。',
  'Once its seal is broken there is no right of withdrawal.': '開封後は撤回権がありません。',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'ダウンロードがすぐに始まることに同意されたため、撤回権はありません。',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'ダウンロードがすぐに始まることに同意し、それにより撤回権を失うことを理解しています。',
  'Please agree that the download begins at once.':
    'ダウンロードがすぐに始まることに同意してください。',
  'You agreed: “{downloadConsent}”': '同意いただいた内容：「{downloadConsent}」',
  'What you cannot withdraw from': '撤回できないもの',
}
