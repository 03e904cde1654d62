import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Danish. */
export const remindersDa: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish':
    'Mind mig om det på e-mail, hvis jeg ikke bliver færdig',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Du får én e-mail på <bdi>{mailedTo}</bdi>, hvis du ikke bliver færdig.',
  'Save this choice': 'Gem dette valg',
  'Reminders of carts': 'Påmindelser om kurve',
  'You get no more reminders of carts.': 'Du får ikke flere påmindelser om kurve.',
  'Would you rather not be reminded?': 'Vil du hellere være fri for påmindelser?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Det her efterlod du i kurven. Det kommer ind i denne browser sammen med det, der ligger i din kurv her.',
  'Go on with this cart': 'Fortsæt med denne kurv',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Denne kurv findes ikke længere. Den er købt, eller der er intet tilbage i den.',
}
