import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Italian. */
export const subscriptionsIt: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Viene rifiutato più tardi',
  'This payment is accepted, and the next ones are not.':
    'Questo pagamento è accettato, i prossimi no.',
  'The bank asks later': 'La banca chiede più tardi',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Questo pagamento è accettato. I prossimi aspettano la tua conferma.',
  'It is paid more or less often now. Please look at when.':
    'Ora si paga con un’altra frequenza. Guarda quando.',
  'Then {price}.': 'Poi {price}.',
  'The next payment is on {day}.': 'Il prossimo pagamento è il {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Continua finché non lo disdici, cosa che puoi fare in ogni momento.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Finisce dopo {count} pagamenti in tutto, e puoi disdirlo in ogni momento.',
  'Discounts and gift cards do not count for subscriptions.':
    'Sconti e buoni regalo non valgono per gli abbonamenti.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Pagando accetti che {price} vengano addebitati nello stesso modo finché non disdici. Un link in ogni nostra mail porta alla disdetta.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Pagando accetti che {price} vengano addebitati nello stesso modo, {count} volte in tutto, o finché non disdici. Un link in ogni nostra mail porta alla disdetta.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'La tua banca vuole chiederti di questo pagamento. Non è stato addebitato nulla. Paga su questa pagina.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Si vende in abbonamento. Ricarica la pagina e abbonati.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Non è più un abbonamento. Ricarica la pagina e aggiungilo al carrello.',
  'This is a subscription of a test. No money is taken.':
    'È un abbonamento di prova. Non viene addebitato denaro.',
  'Your subscription': 'Il tuo abbonamento',
  'Paid by {method}': 'Pagato con {method}',
  'Go on with the payment': 'Continua con il pagamento',
  'Change it': 'Modificalo',
  'Keep the subscription': 'Mantieni l’abbonamento',
  'Go on with it': 'Riprendilo',
  Pause: 'Sospendi',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Non viene addebitato né spedito nulla finché non riprendi. I pagamenti che cadono nella pausa saltano.',
  'Pause the subscription': 'Sospendi l’abbonamento',
  'Change the address': 'Cambia l’indirizzo',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Ora costa {price}, con spedizione e imposte. Nulla è stato addebitato: lo sarà solo se paga qui.',
  'Left out, because it could not be had or sent':
    'Saltato, perché non era disponibile o non si poteva spedire',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Vale dal prossimo pagamento; spedizione e imposte sono quelle di lì. Se costa di più, glielo chiediamo prima.',
  'Save the address': 'Salva l’indirizzo',
  'Cancel the subscription': 'Disdici l’abbonamento',
  'Cancel now': 'Disdici ora',
  'Your payments': 'I tuoi pagamenti',
  'See the order': 'Vedi l’ordine',
  'You have agreed to this:': 'Hai accettato questo:',
  'Your subscription is canceled.': 'Il tuo abbonamento è disdetto.',
  'Cancel a subscription': 'Disdici un abbonamento',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Una mail ti dice fino a quando dura. Non viene addebitato altro.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Scrivi il numero dell’ordine con cui è iniziato e l’indirizzo e-mail con cui hai ordinato.',
  'We try again on {day}.': 'Riproviamo il {day}.',
  '{amount} of what you have paid goes back to you.':
    'Ti rimborsiamo {amount} di quanto hai pagato.',
  'Payments that are left: {count}.': 'Pagamenti rimasti: {count}.',
  'A payment is being made.': 'È in corso un pagamento.',
  'Your last payment did not go through. Nothing was charged.':
    'Il tuo ultimo pagamento non è riuscito. Non è stato addebitato nulla.',
  'It is paused. Nothing is charged until you go on.':
    'È sospeso. Non viene addebitato nulla finché non riprendi.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'È disdetto e dura fino al {day}. Non viene addebitato altro.',
  'It has ended. Nothing more is charged.': 'È finito. Non viene addebitato altro.',
  'It ends at once, and nothing more is charged.': 'Finisce subito e non viene addebitato altro.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Dura fino al {day} e non viene addebitato altro. Una mail lo conferma.',
  'Being paid': 'In pagamento',
  'Not paid yet': 'Non ancora pagato',
  'Not paid': 'Non pagato',
  'Left out': 'Saltato',
  'Your subscription goes on.': 'Il tuo abbonamento continua.',
  'Your subscription is paused.': 'Il tuo abbonamento è sospeso.',
  'The address is saved.': 'L’indirizzo è salvato.',
  'This subscription has ended.': 'Questo abbonamento è finito.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'È in corso un pagamento di questo abbonamento. Riprova tra qualche minuto.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Questo abbonamento è cambiato nel frattempo. Guardalo di nuovo.',
  'Nothing is to be paid for this subscription now.':
    'Ora non c’è nulla da pagare per questo abbonamento.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Non conosciamo alcun abbonamento con questo numero d’ordine e questo indirizzo e-mail. Controlla entrambi o apri il link nella tua mail.',
  'This order is a payment of a subscription.': 'Questo ordine è un pagamento di un abbonamento.',
  'See your subscription': 'Vedi il tuo abbonamento',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Questo piano non è più disponibile. Ricarica la pagina e scegli di nuovo.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'Ci si abbona a un articolo alla volta. Imposta la quantità su 1.',
  '{amount} given back': '{amount} rimborsati',
}
