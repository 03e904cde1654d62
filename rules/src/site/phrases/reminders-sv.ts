import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Swedish. */
export const remindersSv: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Påminn mig via e-post om jag inte blir klar',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Du får ett mejl till <bdi>{mailedTo}</bdi> om du inte blir klar.',
  'Save this choice': 'Spara det här valet',
  'Reminders of carts': 'Påminnelser om varukorgar',
  'You get no more reminders of carts.': 'Du får inga fler påminnelser om varukorgar.',
  'Would you rather not be reminded?': 'Vill du hellre slippa påminnelser?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Det här lämnade du i varukorgen. Det läggs i den här webbläsaren till det som finns i din varukorg här.',
  'Go on with this cart': 'Fortsätt med den här varukorgen',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Varukorgen finns inte längre. Den har köpts, eller så är den tom.',
}
