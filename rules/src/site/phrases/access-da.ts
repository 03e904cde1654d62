import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Danish. */
export const accessDa: Phrases<typeof accessDe> = {
  'This page available only site members': 'Denne side er kun for medlemmer',
  'Nobody can sign in here at the moment.': 'Ingen kan logge ind her i øjeblikket.',
  'Your account does not include it.': 'Din konto omfatter den ikke.',
  'Sign in to see it, or create an account first.':
    'Log ind for at se den, eller opret en konto først.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Den følger med et medlemskab. Har du et, ser du den, når du er logget ind.',
  'What opens it': 'Det giver adgang',
  'Your membership': 'Dit medlemskab',
  'Your memberships': 'Dine medlemskaber',
  'A membership': 'Et medlemskab',
  'renews on {until}': 'fornys den {until}',
  'until {until}': 'til {until}',
  'for one month': 'i en måned',
  'for {months} months': 'i {months} måneder',
  'for ever': 'for altid',
  'Sign in as {email} to see the pages for members.':
    'Log ind som {email} for at se siderne for medlemmer.',
  'Create an account for {email} to see the pages for members.':
    'Opret en konto til {email} for at se siderne for medlemmer.',
  'Your account shows what it opens, and until when.':
    'Din konto viser, hvad det giver adgang til, og hvor længe.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Det hører til <bdi>{email}</bdi>. Vi har sendt et link til den adresse: Med det opretter du en konto eller logger ind på din egen.',
}
