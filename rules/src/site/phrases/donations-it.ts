import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Italian. */
export const donationsIt: Phrases<typeof donationsDe> = {
  Donation: 'Donazione',
  Donate: 'Dona',
  Amount: 'Importo',
  'Another amount': 'Un altro importo',
  'Amount in {currency}': 'Importo in {currency}',
  'From {least} to {most}.': 'Da {least} a {most}.',
  'About you': 'I tuoi dati',
  'Donation {orderNumber}': 'Donazione {orderNumber}',
  'Donation {orderNumber} was given back.': 'La donazione {orderNumber} è stata restituita.',
  'This donation was given back.': 'Questa donazione è stata restituita.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'La tua donazione di <strong>{amount}</strong> è arrivata.',
  'Given by': 'Donato da',
  'Given to': 'Donato a',
  'Receipt for donation {orderNumber}': 'Ricevuta della donazione {orderNumber}',
  'Back to the donation': 'Torna alla donazione',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Conserva l’indirizzo di questa pagina: mostra la tua donazione ogni volta che torni.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Da quando questa pagina è stata mostrata gli importi sono in un’altra valuta. Non è stato addebitato nulla. Scegli di nuovo.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Al momento qui non si può donare. Non è stato addebitato nulla.',
  'The payment was stopped. Nothing was charged.':
    'Il pagamento è stato interrotto. Non è stato addebitato nulla.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'La tua donazione è in corso. Attendi un momento, poi invia di nuovo il modulo per vedere com’è andata.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Questo modulo è già stato inviato con altri dati. Controllali e invialo di nuovo per donare ancora.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Il tuo pagamento è arrivato oltre il termine e viene restituito. Invia di nuovo il modulo.',
  'No donations can be paid here yet. Nothing was charged.':
    'Qui non si possono ancora pagare donazioni. Non è stato addebitato nulla.',
  'Please choose an amount.': 'Scegli un importo.',
  'Please enter an amount in digits, such as the one below.':
    'Scrivi un importo in cifre, come quello qui sotto.',
  'This is less than can be given here.': 'È meno di quanto si può donare qui.',
  'This is more than can be given here.': 'È più di quanto si può donare qui.',
  'You are being led to the page where you pay.': 'Vieni portato alla pagina in cui paghi.',
  'Stop the payment and go back': 'Interrompi il pagamento e torna indietro',
  'Go back without paying': 'Torna indietro senza pagare',
}
