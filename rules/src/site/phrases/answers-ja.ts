import type { Phrases } from './phrases.ts'
import type { answersDe } from './answers-de.ts'

/** What is answered to shoppers, in Japanese. */
export const answersJa: Phrases<typeof answersDe> = {
  'A mail with all of this is on its way to {email}.':
    'この内容を記載したメールを {email} にお送りしています。',
  'A mail with all of this went to {email}.':
    'この内容を記載したメールを {email} にお送りしました。',
  'Keep the address of this page: it shows your order whenever you come back.':
    'このページのアドレスを保存しておくと、いつでもご注文を確認できます。',
  item: '点',
  '{quantity} item in cart': 'カートに{quantity}点',
  '{quantity} items in cart': 'カートに{quantity}点',
  items: '点',
  '{name} was added.': '「{name}」が追加されました。',
  '{name} was removed.': '「{name}」が削除されました。',
  '{name} can be had again.': '「{name}」は再び購入できるようになりました。',
  'The quantity of {name} is now {quantity}.': '「{name}」の数量が{quantity}点になりました。',
  '{name} now costs {price} each.': '「{name}」の価格が1点あたり{price}になりました。',
  '{name} now costs {price}.': '「{name}」の価格が{price}になりました。',
  '{name} was added: {amount}.': '「{name}」が追加されました：{amount}。',
  '{name} is now {amount}.': '「{name}」は{amount}になりました。',
  'The gift card that ends in {lastFour} now pays {amount}.':
    '末尾が{lastFour}のギフトカードでのお支払い額が{amount}になりました。',
  'The gift card that ends in {lastFour} pays nothing any more.':
    '末尾が{lastFour}のギフトカードでのお支払いはなくなりました。',
  'Prices are now in {currency}.': '価格の表示が{currency}になりました。',
  'The total is now {amount}.': '合計が{amount}になりました。',
  'It is sent by {name} now, which is free.': '配送方法が「{name}」（無料）になりました。',
  'It is sent by {name} now, which costs {price}.': '配送方法が「{name}」（{price}）になりました。',
  'You pick it up now, at {name}, which is free.': '受け取り場所が「{name}」（無料）になりました。',
  '{name} is now free.': '「{name}」は無料になりました。',
  '{name} takes nothing off any more.': '「{name}」による割引はなくなりました。',
  '{name} makes shipping free.': '「{name}」で送料が無料になります。',
  '{name} now makes shipping free.': '「{name}」で送料が無料になりました。',
  '{name} takes {amount} off.': '「{name}」で{amount}割引になります。',
  '{name} now takes {amount} off.': '「{name}」による割引が{amount}になりました。',
  '{before} is now called {name}.': '「{before}」の名称が「{name}」に変わりました。',
  '{left} of {most} downloads left, until {day}':
    'ダウンロード残り{left}回（全{most}回）、{day}まで',
  'All {most} downloads are used': 'ダウンロード回数（全{most}回）をすべて使い切りました',
  'Could be downloaded until {day}': 'ダウンロード期限（{day}）が過ぎました',
  'Nothing has to be shipped.': '配送が必要な商品はありません。',
  'You pick your order up: at the checkout you see where.':
    '店頭でのお受け取りです。受け取り場所はご購入手続きでご確認いただけます。',
  'This is too heavy to be sent, but you can pick it up.':
    '重量が上限を超えているため配送できませんが、店頭でお受け取りいただけます。',
  'This is too heavy to be sent. Take something out, or ask us.':
    '重量が上限を超えているため配送できません。商品を減らすか、お問い合わせください。',
  'Shipping is added at checkout, or you pick your order up for nothing.':
    '送料はご購入手続きで加算されます。店頭でのお受け取りは無料です。',
  'Shipping is added at checkout.': '送料はご購入手続きで加算されます。',
  'Shipping is free.': '送料は無料です。',
  'Shipping is added at checkout, and free from {amount}.':
    '送料はご購入手続きで加算されます。{amount}以上で無料になります。',
  'Prices include taxes.': '価格は税込です。',
  'Taxes are added at checkout.': '税金はご購入手続きで加算されます。',
  'Error: {page}': 'エラー：{page}',
  'One or more fields is invalid, please check your entries.':
    '入力内容に誤りがあります。ご確認ください。',
  'Your cart is empty.': 'カートは空です。',
  'Your payment was declined. Nothing was charged. Please try again or pay in another way.':
    'お支払いが拒否されました。請求は行われていません。もう一度お試しいただくか、別の方法でお支払いください。',
  'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.':
    'ここからのお支払いが何度も拒否されました。請求は行われていません。10分後にもう一度お試しください。',
  'The payment got no answer and was cancelled. Nothing was charged. Please try again.':
    'お支払いの応答がなかったため、キャンセルされました。請求は行われていません。もう一度お試しください。',
  'The payment was stopped. Nothing was charged, and your cart is as it was.':
    'お支払いが中止されました。請求は行われておらず、カートの中身もそのままです。',
  'This is too little to be paid by card. Nothing was charged. Please add something to your cart.':
    '金額が少なすぎるため、カードではお支払いいただけません。請求は行われていません。商品を追加してください。',
  'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.':
    'お支払いの結果がまだ確認できていません。引き続き自動で確認し、完了していた場合はメールでお知らせします。二重にお支払いにならないようご注意ください。',
  'Your payment came after its time, and is given back. Please look at your order and pay again.':
    'お支払いが期限を過ぎて届いたため、返金いたします。ご注文内容をご確認のうえ、もう一度お支払いください。',
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.':
    'このページの表示後にご注文内容が変わりました。請求は行われていません。変更点をご確認のうえ、もう一度お支払いください。',
  'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.':
    'カートの商品に、まだご記入いただいていない内容があります。請求は行われていません。カートをご確認ください。',
  'Not all of your order can be had any more. Nothing was charged.':
    'ご注文の一部が購入できなくなりました。請求は行われていません。',
  'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.':
    'このページには、現在とは異なるカートの内容が表示されていました。請求は行われていません。変更点をご確認のうえ、もう一度お支払いください。',
  'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.':
    'このページに表示されていた内容を確認できませんでした。請求は行われていません。ご注文内容をご確認のうえ、もう一度お支払いください。',
  'Your code was not taken.': 'コードを適用できませんでした。',
  'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.':
    'ご注文の割引コードは、このメールアドレスですでに使用されています。請求は行われていません。先に進むにはコードを削除してください。',
  'Your order is being placed. One moment, please.': 'ご注文を処理しています。少々お待ちください。',
  'This form was already sent with other entries. Please open the checkout again.':
    'このフォームは別の入力内容ですでに送信されています。ご購入手続きをもう一度開いてください。',
  'The signature does not match.': '署名が一致しません。',
  'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.':
    '重量が上限を超えているため、このお届け先には配送できません。請求は行われていません。商品を減らすか、別の受け取り方法をお選びください。',
  'This shop cannot take payments yet. Nothing was charged.':
    '当ショップではまだお支払いを受け付けられません。請求は行われていません。',
  'Please choose a country.': '国を選択してください。',
  'This shop does not send to that country.': '当ショップはこの国への配送を行っていません。',
  'Please choose one.': 'いずれかを選択してください。',
  'Please agree to the terms.': '利用規約に同意してください。',
  'An order can have five discount codes. Remove one to use another.':
    '1回のご注文で使える割引コードは5つまでです。別のコードを使うには、いずれかを削除してください。',
  'Sorry, that item variant is unavailable. Please select another variant.':
    '申し訳ありませんが、この種類は購入できません。別の種類をお選びください。',
  'Sorry, we do not have enough of that item available.':
    '申し訳ありませんが、この商品の在庫が足りません。',
  'Quantity must be a number.': '数量は数字で入力してください。',
  'Quantity must be a whole number': '数量は整数で入力してください',
  'Quantity must be from 1 to 9999.': '数量は1から9999までで入力してください。',
  'This item is sold one at a time.': 'この商品は1点ずつの販売です。',
  'Select a denomination for the Gift Card': 'ギフトカードの金額を選択してください',
  'Could not parse the form fields, please check your entries.':
    'フォームの内容を読み取れませんでした。入力内容をご確認ください。',
  'There is no such item in this shop.': '当ショップにこの商品はありません。',
  'This membership is not sold at the moment, as nobody can sign in here.':
    '現在ここではログインできないため、この会員プランは販売していません。',
  'This download is not there yet. Please come back a little later.':
    'このダウンロードはまだ準備中です。しばらくしてからもう一度お越しください。',
  'That is another item than the one in the cart. Please reload the page.':
    'カートの商品とは別の商品です。ページを再読み込みしてください。',
  'That item is no longer in the cart.': 'この商品はすでにカートにありません。',
  'A cart holds at most 200 different items.': 'カートに入れられる商品は200種類までです。',
  'Your session has expired. Please reload the page and try again.':
    'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  'Please enable cookies in your browser, reload the page, and try again.':
    'ブラウザーでCookieを有効にし、ページを再読み込みして、もう一度お試しください。',
  'Please try again in a few seconds.': '数秒後にもう一度お試しください。',
  'Unable to Add Item': '商品を追加できません',
  'Unable to Purchase Item': '商品を購入できません',
  'Unable to purchase Gift Card': 'ギフトカードを購入できません',
  'Adding…': '追加中…',
  'Added!': '追加しました',
  'More than 100 items in cart': 'カート内の商品が100点を超えています',
  'Too heavy to be sent there': '重量超過のため配送できません',
  'Depends on your postal code': '郵便番号によって異なります',
  'Not sent to that postal code': 'この郵便番号には配送できません',
  'This code is not valid.': 'このコードは無効です。',
  'This code is not valid any more.': 'このコードはもう有効ではありません。',
  'This code has been used up.': 'このコードは利用上限に達しました。',
  'This code was used with your e-mail address before.':
    'このコードはお客様のメールアドレスですでに使用されています。',
  'This code is not for what is in your order.': 'このコードはご注文の商品には使えません。',
  'This code is for orders of {minimum} and more.': 'このコードは{minimum}以上のご注文で使えます。',
  'This code would take nothing off your order.':
    'このコードを使っても、ご注文の金額は変わりません。',
  'This code does not go together with another one.': 'このコードは他のコードと併用できません。',
  'This gift card is not valid any more.': 'このギフトカードはもう有効ではありません。',
  'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.':
    'このギフトカードの残高はありません。まだ完了していないお支払いで使われた分は、そのお支払いが成立しなかった場合にのみ戻ります。',
  'This gift card is in another currency.': 'このギフトカードは別の通貨のものです。',
  'This gift card is of a test, and pays for nothing here.':
    'これはテスト用のギフトカードのため、ここではお支払いに使えません。',
  'There is nothing in your order that a gift card could pay.':
    'ギフトカードでお支払いいただける商品がご注文にありません。',
  'Please choose today or a day within a year.': '今日から1年以内の日付を選択してください。',
  'An order can be paid by five gift cards. Remove one to use another.':
    '1回のご注文で使えるギフトカードは5枚までです。別のカードを使うには、いずれかを削除してください。',
  Required: '必須項目です',
  'You have exceeded the character limit.': '文字数の上限を超えています。',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'メールアドレスが無効です。user@domain.com の形式で入力してください。',
  'Please check what you entered.': '入力内容をご確認ください。',
  'No longer available, as it was refunded': '返金されたため、ご利用いただけません',
  'No longer available, as the order is cancelled':
    'ご注文がキャンセルされたため、ご利用いただけません',
  'No longer available': 'ご利用いただけなくなりました',
  'It is accepted': '承認される',
  'The order is placed.': 'ご注文が確定します。',
  'The bank asks first': '銀行が確認を求める',
  'You confirm it on a page of the test bank.': 'テスト銀行のページで承認します。',
  'It is declined': '拒否される',
  'Nothing is charged, and the cart stays.': '請求は行われず、カートはそのまま残ります。',
  'It gets no answer': '応答がない',
  'The payment is cancelled, and the cart stays.':
    'お支払いはキャンセルされ、カートはそのまま残ります。',
  Value: '金額',
  'Their name': 'お相手のお名前',
  'Their e-mail address': 'お相手のメールアドレス',
  Message: 'メッセージ',
  'Send it on': '送信日',
  'Please write a state or province of this country.':
    'この国の州または都道府県を入力してください。',
  'That is more than can be sold in one order.': '1回のご注文で購入できる数量を超えています。',
  'Please select the {option} option.': '{option}を選択してください。',
  'Please select the {option1} and {option2} options.': '{option1}と{option2}を選択してください。',
  'Please select the {options}, and {last} options.': '{options}、{last}を選択してください。',
  'Unable to connect. Please try again': '接続できません。もう一度お試しください',
  'Something went wrong': 'エラーが発生しました',
  'Network error': 'ネットワークエラー',
  'We received it on {when}. A mail with all of this goes to {email}.':
    '{when}に受け付けました。この内容を記載したメールを {email} にお送りします。',
  'There is no order with this number and this e-mail address.':
    'この番号とメールアドレスに一致するご注文はありません。',
  '1 of 1 download left, until {day}': 'ダウンロードは残り1回（全1回）、{day}まで',
  'This code is for {pieces} pieces and more.': 'このコードは{pieces}点以上でご利用いただけます。',
  'Your order has a discount already that takes as much off or more.':
    'ご注文にはすでに同額以上の割引が適用されています。',
  'This discount was used with your e-mail address before.':
    'この割引はお客様のメールアドレスですでに使用されています。',
  'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.':
    'ご注文の割引がちょうど使い切られました。請求は行われていません。合計をご確認のうえ、もう一度お支払いください。',
  'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.':
    'ご注文の割引はこのメールアドレスですでに使用されています。請求は行われていません。合計をご確認のうえ、もう一度お支払いください。',
}
