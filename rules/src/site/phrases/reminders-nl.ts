import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Dutch. */
export const remindersNl: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Herinner me per e-mail als ik het niet afrond',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Je krijgt één e-mail op <bdi>{mailedTo}</bdi> als je het niet afrondt.',
  'Save this choice': 'Deze keuze opslaan',
  'Reminders of carts': 'Herinneringen aan winkelwagens',
  'You get no more reminders of carts.': 'Je krijgt geen herinneringen aan winkelwagens meer.',
  'Would you rather not be reminded?': 'Word je liever niet herinnerd?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Dit heb je in de winkelwagen laten liggen. Het komt in deze browser bij wat er hier in je winkelwagen ligt.',
  'Go on with this cart': 'Verder met deze winkelwagen',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Deze winkelwagen is er niet meer. Hij is gekocht, of er zit niets meer in.',
}
