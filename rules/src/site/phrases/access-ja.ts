import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Japanese. */
export const accessJa: Phrases<typeof accessDe> = {
  'This page available only site members': 'このページはサイト会員限定です',
  'Nobody can sign in here at the moment.': '現在、ここではログインできません。',
  'Your account does not include it.': 'お使いのアカウントには含まれていません。',
  'Sign in to see it, or create an account first.':
    'ご覧になるにはログインするか、先にアカウントを作成してください。',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    '会員プランに含まれています。お持ちの方はログインするとご覧になれます。',
  'What opens it': '閲覧に必要なもの',
  'Your membership': '会員プラン',
  'Your memberships': 'お持ちの会員プラン',
  'A membership': '会員プラン',
  'renews on {until}': '{until}に更新',
  'until {until}': '{until}まで',
  'for one month': '1か月間',
  'for {months} months': '{months}か月間',
  'for ever': '無期限',
  'Sign in as {email} to see the pages for members.':
    '会員限定ページをご覧になるには、{email} でログインしてください。',
  'Create an account for {email} to see the pages for members.':
    '会員限定ページをご覧になるには、{email} のアカウントを作成してください。',
  'Your account shows what it opens, and until when.':
    '閲覧できるページと期限は、アカウントで確認できます。',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'このプランは <bdi>{email}</bdi> のものです。このメールアドレスにリンクをお送りしました。そこからアカウントを作成するか、お持ちのアカウントでログインできます。',
}
