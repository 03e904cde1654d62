import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Dutch. */
export const accessNl: Phrases<typeof accessDe> = {
  'This page available only site members': 'Deze pagina is alleen voor leden',
  'Nobody can sign in here at the moment.': 'Op dit moment kan hier niemand inloggen.',
  'Your account does not include it.': 'Je account geeft er geen toegang toe.',
  'Sign in to see it, or create an account first.':
    'Log in om hem te zien, of maak eerst een account aan.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Hij hoort bij een lidmaatschap. Wie er een heeft, ziet hem na het inloggen.',
  'What opens it': 'Dit geeft toegang',
  'Your membership': 'Je lidmaatschap',
  'Your memberships': 'Je lidmaatschappen',
  'A membership': 'Een lidmaatschap',
  'renews on {until}': 'wordt verlengd op {until}',
  'until {until}': 'tot {until}',
  'for one month': 'voor één maand',
  'for {months} months': 'voor {months} maanden',
  'for ever': 'voor altijd',
  'Sign in as {email} to see the pages for members.':
    'Log in als {email} om de pagina’s voor leden te zien.',
  'Create an account for {email} to see the pages for members.':
    'Maak een account aan voor {email} om de pagina’s voor leden te zien.',
  'Your account shows what it opens, and until when.':
    'Je account laat zien wat het opent, en tot wanneer.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Het hoort bij <bdi>{email}</bdi>. We hebben een link naar dat adres gemaild: daarmee maak je een account aan of log je in op het jouwe.',
}
