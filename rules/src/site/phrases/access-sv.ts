import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Swedish. */
export const accessSv: Phrases<typeof accessDe> = {
  'This page available only site members': 'Den här sidan är bara för medlemmar',
  'Nobody can sign in here at the moment.': 'Just nu kan ingen logga in här.',
  'Your account does not include it.': 'Ditt konto omfattar den inte.',
  'Sign in to see it, or create an account first.':
    'Logga in för att se den, eller skapa ett konto först.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Den ingår i ett medlemskap. Den som har ett ser den efter inloggning.',
  'What opens it': 'Det som ger tillgång',
  'Your membership': 'Ditt medlemskap',
  'Your memberships': 'Dina medlemskap',
  'A membership': 'Ett medlemskap',
  'renews on {until}': 'förnyas den {until}',
  'until {until}': 'till {until}',
  'for one month': 'i en månad',
  'for {months} months': 'i {months} månader',
  'for ever': 'för alltid',
  'Sign in as {email} to see the pages for members.':
    'Logga in som {email} för att se sidorna för medlemmar.',
  'Create an account for {email} to see the pages for members.':
    'Skapa ett konto för {email} för att se sidorna för medlemmar.',
  'Your account shows what it opens, and until when.':
    'Ditt konto visar vad det öppnar, och hur länge.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Det hör till <bdi>{email}</bdi>. Vi har mejlat en länk till den adressen: med den skapar du ett konto eller loggar in på ditt.',
}
