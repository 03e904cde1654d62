import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Japanese. */
export const cardsJa: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?': '今後 {shop} はどのカードに請求しますか？',
  'Nothing is charged now.': '今は何も請求されません。',
  'A card that is accepted': '承認されるカード',
  'A card that is declined': '拒否されるカード',
  'A card whose bank asks each time': '毎回銀行が確認するカード',
  'Go back without a change': '変更せずに戻る',
  'To your card…': 'カードの画面へ…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    '別のカードを入力するページへ移動します。今は何も請求されません。',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'カードについての回答を待っています。このページは自動的に再確認します。',
  'Go on to your card': 'カードの画面へ進む',
  'Your card': 'お客様のカード',
  'Use another card': '別のカードを使う',
  'You give it on the page of the payment provider. Nothing is charged now.':
    '決済事業者のページで入力します。今は何も請求されません。',
  'Give another card': '別のカードを入力する',
  'Your card is changed. The next payments are made with it.':
    'カードを変更しました。次回からのお支払いに使われます。',
  'valid until {expires}': '有効期限 {expires}',
  'Your cards': 'お客様のカード一覧',
  'Another card or way to pay': '別のカードまたは支払い方法',
  '{brand} ending in {lastFour}': '{brand}（末尾 {lastFour}）',
  'Keep this card for the next time': '次回のためにこのカードを保存する',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    '削除<span class="checkout-hidden">：カード {name}</span>',
  'The card is removed.': 'カードを削除しました。',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    '現在カードを入力できません。何も変更されていません。数分後にもう一度お試しください。',
  'No other card was given. The next payments are made as before.':
    '別のカードは入力されませんでした。次回のお支払いはこれまでどおりです。',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    '選択したカードは保存されていません。請求は行われていません。お支払い方法をもう一度お選びください。',
  'no longer valid': '期限切れ',
  'The payment provider keeps them. This shop never sees their numbers.':
    'カードは決済事業者が保管します。このショップが番号を見ることはありません。',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    '<a href="{address}">{title}</a> の支払いに使われています（ここから削除した後も続きます）。',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'ここからカードを削除しました。このカードで継続中のものは、そちらで別のカードを登録するか解約するまで、引き続きこのカードに請求されます。',
  'A card that you kept does what you chose for it; for another one you choose below.':
    '保存済みのカードでは、そのカードで選んだ結果になります。別のカードの結果は下で選べます。',
  'It goes to Stripe alone. This shop never sees it.':
    'カード情報はStripeだけに送られ、当ショップに渡ることはありません。',
  'Pay in another way, on Stripe’s page': '別の方法で支払う（Stripeのページ）',
  'The fields for your card are loading…': 'カードの入力欄を読み込んでいます…',
  'The fields for your card did not load.': 'カードの入力欄を読み込めませんでした。',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'カードを読み取れませんでした。請求は行われていません。もう一度入力するか、決済サービスのページでお支払いください。',
  'Your card could not be read. Please type it once more.':
    'カードを読み取れませんでした。もう一度入力してください。',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'カード番号4242 4242 4242 4242と、任意の将来の日付でお支払いください。',
}
