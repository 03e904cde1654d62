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
}
