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
}
