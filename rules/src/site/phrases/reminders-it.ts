import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Italian. */
export const remindersIt: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Ricordatemelo via e-mail se non termino',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Riceverai un’e-mail a <bdi>{mailedTo}</bdi> se non termini.',
  'Save this choice': 'Salva questa scelta',
  'Reminders of carts': 'Promemoria dei carrelli',
  'You get no more reminders of carts.': 'Non riceverai più promemoria dei carrelli.',
  'Would you rather not be reminded?': 'Preferisci non ricevere promemoria?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Questo è ciò che hai lasciato nel carrello. In questo browser si aggiunge a ciò che è già nel tuo carrello.',
  'Go on with this cart': 'Continua con questo carrello',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Questo carrello non c’è più. È stato acquistato oppure non contiene più nulla.',
}
