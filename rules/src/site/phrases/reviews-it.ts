import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Italian. */
export const reviewsIt: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Recensisci i tuoi acquisti',
  'Thank you for your review.': 'Grazie per la tua recensione.',
  'You get no more mails that ask for reviews.':
    'Non riceverai altri messaggi che chiedono recensioni.',
  'It is shown once the shop has looked at it.': 'Sarà visibile quando il negozio l’avrà letta.',
  'It is on the page of the product now.': 'Ora è sulla pagina del prodotto.',
  'What you have said': 'Che cosa hai detto',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Il tuo nome e ciò che scrivi sono letti da chiunque visiti la pagina del prodotto.',
  'You can still change it here.': 'Puoi ancora modificarla qui.',
  Stars: 'Stelle',
  '{stars} of 5 stars': '{stars} stelle su 5',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} stelle su 5 ({count})',
  'Your review': 'La tua recensione',
  'Who says that': 'Chi lo dice',
  'Your name, as others read it': 'Il tuo nome, come lo leggono gli altri',
  'Send the review': 'Invia la recensione',
  'Come back once your order has arrived.': 'Torna quando il tuo ordine sarà arrivato.',
  'There is nothing in this order to review.': 'In questo ordine non c’è nulla da recensire.',
  'Mails that ask for reviews': 'Messaggi che chiedono recensioni',
  'Would you rather not be asked?': 'Preferisci che non te lo chiediamo?',
  'Send me no more of them': 'Non inviarmene altri',
  'Please choose how many stars you give.': 'Scegli quante stelle dai.',
  'This review was sent before, and cannot be changed any more.':
    'Questa recensione è già stata inviata e non si può più modificare.',
  Reviews: 'Recensioni',
  'Only people who bought the product here can review it.':
    'Può recensirlo solo chi lo ha acquistato qui.',
  'Older reviews': 'Recensioni precedenti',
  'Newest reviews': 'Recensioni più recenti',
  'Test order': 'Ordine di prova',
  'A customer': 'Un cliente',
  'The shop says': 'Il negozio dice',
  'Your opinion': 'La tua opinione',
  'How do you like what you bought? Your review helps others to choose.':
    'Ti piace ciò che hai comprato? La tua recensione aiuta gli altri a scegliere.',
}
