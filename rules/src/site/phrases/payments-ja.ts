import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Japanese. */
export const paymentsJa: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': '数日かかり、その後支払われる',
  'The order waits for its money, which comes after three days.':
    'ご注文は入金を待ちます。3日後に入金されます。',
  'It takes days, then it fails': '数日かかり、その後失敗する',
  'The order waits for its money, and is canceled after three days.':
    'ご注文は入金を待ち、3日後にキャンセルされます。',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'ご注文 <strong>{orderNumber}</strong> を承りました。お支払いは現在処理中で、数日かかることがあります。',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    '入金を確認しだい、あらためてメールをお送りし、ご注文の手続きを進めます。',
  'Its payment did not come, so nothing was charged.':
    'お支払いが確認できなかったため、代金は請求されていません。',
  'Ask the test bank now': 'テスト銀行に今すぐ確認する',
  'Does the payment of {amount} to {shop} arrive?': '{shop} への {amount} のお支払いは届きますか？',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    '現在処理中で、3日後に銀行が自動的に決定します。ここで今すぐ決めることもできます。',
  'It arrives': '届く',
  'It fails': '失敗する',
  'payment under way': '支払い処理中',
  'To your order': 'ご注文へ',
}
