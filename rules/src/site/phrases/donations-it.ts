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
  'Please enter an amount in digits.': 'Scrivi un importo in cifre.',
  'This is less than can be given here.': 'È meno di quanto si può donare qui.',
  'This is more than can be given here.': 'È più di quanto si può donare qui.',
  'You are being led to the page where you pay.': 'Vieni portato alla pagina in cui paghi.',
  'Stop the payment and go back': 'Interrompi il pagamento e torna indietro',
  'Go back without paying': 'Torna indietro senza pagare',
  'How often': 'Ogni quanto',
  Once: 'Una volta',
  'Every month': 'Ogni mese',
  'Every year': 'Ogni anno',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Donando accetti che questo importo venga addebitato nello stesso modo ogni mese finché non disdici. Un link in ogni nostra e-mail porta dove si disdice.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Donando accetti che questo importo venga addebitato nello stesso modo ogni anno finché non disdici. Un link in ogni nostra e-mail porta dove si disdice.',
  'What for': 'Per che cosa',
  'Your recurring donation': 'La tua donazione ricorrente',
  'This is a donation of a test. No money is taken.':
    'È una donazione di prova. Non viene addebitato nulla.',
  'Keep the donation': 'Mantieni la donazione',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Non viene addebitato nulla finché non riprendi. I pagamenti che cadono nella pausa sono saltati.',
  'Pause the donation': 'Sospendi la donazione',
  'Cancel the donation': 'Disdici la donazione',
  'See the donation': 'Vedi la donazione',
  'Your recurring donation is canceled.': 'La tua donazione ricorrente è disdetta.',
  'Your recurring donation goes on.': 'La tua donazione ricorrente continua.',
  'Your recurring donation is paused.': 'La tua donazione ricorrente è sospesa.',
  'Change the amount': 'Cambia l’importo',
  'It counts from the next payment on.': 'Vale dal prossimo pagamento.',
  'Save the amount': 'Salva l’importo',
  'The amount is saved.': 'L’importo è salvato.',
  'It is canceled. Nothing more is charged.': 'È disdetta. Non verrà addebitato altro.',
  'Nothing more is charged. A mail confirms it.':
    'Non verrà addebitato altro. Un’e-mail lo conferma.',
  'See your recurring donation': 'Vedi la tua donazione ricorrente',
  'Donate every month': 'Dona ogni mese',
  'Donate every year': 'Dona ogni anno',
  'Nothing can be given here at the moment.': 'Al momento qui non si può donare.',
  'This recurring donation has ended.': 'Questa donazione ricorrente è terminata.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'È in corso un pagamento di questa donazione. Riprova tra qualche minuto.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Nel frattempo questa donazione ricorrente è cambiata. Guardala di nuovo.',
  'Nothing is to be paid for this donation now.':
    'Ora non c’è nulla da pagare per questa donazione.',
}
