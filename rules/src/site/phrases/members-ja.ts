import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersJa: Phrases<typeof membersDe> = {
  'Sign in': 'ログイン',
  'Sign out': 'ログアウト',
  'Sign out everywhere': 'すべての端末からログアウト',
  'Create an account': 'アカウントを作成',
  'Forgot your password?': 'パスワードをお忘れですか',
  Password: 'パスワード',
  'Current password': '現在のパスワード',
  'New password': '新しいパスワード',
  'New e-mail address': '新しいメールアドレス',
  'At least 8 characters.': '8 文字以上。',
  'Keep me signed in on this device': 'この端末でログインしたままにする',
  'Send me the link': 'リンクを受け取る',
  'Save and sign in': '保存してログイン',
  Confirm: '確認する',
  Save: '保存',
  'Saved.': '保存しました。',
  'We send a link to your address. There you choose your password.':
    'ご入力のアドレスにリンクをお送りします。そこでパスワードを設定してください。',
  'We send a link to the address of your account. There you choose your password.':
    'アカウントのアドレスにリンクをお送りします。そこでパスワードを設定してください。',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    '新しいアドレスにリンクをお送りします。開くまでは現在のアドレスのままです。',
  'The account is for <bdi>{email}</bdi>.': '<bdi>{email}</bdi> のアカウントです。',
  'From then on you sign in with <bdi>{email}</bdi>.':
    '以後は <bdi>{email}</bdi> でログインします。',
  'Signed in as <bdi>{email}</bdi>.': '<bdi>{email}</bdi> としてログイン中です。',
  'Choose a new password': '新しいパスワードの設定',
  'Confirm your e-mail address': 'メールアドレスの確認',
  'Look into your mailbox': 'メールをご確認ください',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'アドレスが正しければ、リンクの入ったメールが届きます。1 回のみ、1 時間有効です。',
  'Your address is confirmed.': 'アドレスを確認しました。',
  'Your account is deleted.': 'アカウントを削除しました。',
  'This link does not work any more.': 'このリンクは無効です。',
  'Your account': 'アカウント',
  'Your orders': 'ご注文',
  'Older orders': '以前のご注文',
  'There are no orders with your address yet.': 'このアドレスでのご注文はまだありません。',
  cancelled: 'キャンセル済み',
  'with downloads': 'ダウンロードあり',
  'Your address': 'ご住所',
  'Your addresses': '登録済みの住所',
  'Send to <bdi>{line}</bdi>': '<bdi>{line}</bdi> へ送る',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    '最初に使う<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    '削除<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'お会計の際に住所をここに保存すると、次回から入力が不要です。',
  'Your details': 'お客様情報',
  'Change your e-mail address': 'メールアドレスの変更',
  'Change your password': 'パスワードの変更',
  'Delete your account': 'アカウントの削除',
  'Delete the account': 'アカウントを削除する',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'アカウント、ご住所、ログイン情報は直ちに削除されます。ご注文は法律により店舗が保管します。',
  'Download your data': 'データをダウンロード',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'アカウントをお持ちですか <a href="{signIn}">ログイン</a>',
  'Keep this address in my account': 'この住所をアカウントに保存する',
  'Your next order': '次回のご注文',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    '<bdi>{email}</bdi> のアカウントがあれば、すべてのご注文を一か所で確認でき、住所の再入力も不要です。',
  'That e-mail and password do not match.': 'メールアドレスとパスワードが一致しません。',
  'Too many attempts. Please wait a few minutes and try again.':
    '試行回数が多すぎます。数分待ってからもう一度お試しください。',
  'This link has been used or is too old. Ask for a new one.':
    'このリンクは使用済みか、期限が切れています。新しいリンクをお求めください。',
  'A password needs at least 8 characters.': 'パスワードは 8 文字以上必要です。',
  'A password may have at most 128 characters.': 'パスワードは 128 文字以内です。',
  'That password is among the first that anyone would guess. Choose another.':
    '推測されやすいパスワードです。別のものをお選びください。',
  'That is not your current password.': '現在のパスワードと一致しません。',
  'That is the address that you have.': '現在のアドレスと同じです。',
  'Another account has this address.': 'このアドレスは別のアカウントで使われています。',
  'A name has 1 to 100 characters.': '名前は 1 文字から 100 文字です。',
}
