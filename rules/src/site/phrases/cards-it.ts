import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Italian. */
export const cardsIt: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?':
    'Su quale carta deve addebitare {shop} d’ora in poi?',
  'Nothing is charged now.': 'Ora non viene addebitato nulla.',
  'A card that is accepted': 'Una carta che viene accettata',
  'A card that is declined': 'Una carta che viene rifiutata',
  'A card whose bank asks each time': 'Una carta la cui banca chiede ogni volta',
  'Go back without a change': 'Torna indietro senza modifiche',
  'To your card…': 'Alla tua carta…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Ti portiamo alla pagina in cui indichi un’altra carta. Ora non viene addebitato nulla.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Aspettiamo la risposta sulla tua carta. Questa pagina ricontrolla da sola.',
  'Go on to your card': 'Continua alla tua carta',
  'Your card': 'La tua carta',
  'Use another card': 'Usa un’altra carta',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'La indichi sulla pagina del fornitore dei pagamenti. Ora non viene addebitato nulla.',
  'Give another card': 'Indica un’altra carta',
  'Your card is changed. The next payments are made with it.':
    'La tua carta è cambiata. I prossimi pagamenti avvengono con questa.',
  'valid until {expires}': 'valida fino al {expires}',
  'Your cards': 'Le tue carte',
  'Another card or way to pay': 'Un’altra carta o un altro modo di pagare',
  '{brand} ending in {lastFour}': '{brand} che termina con {lastFour}',
  'Keep this card for the next time': 'Conserva questa carta per la prossima volta',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Rimuovi<span class="checkout-hidden"> la carta {name}</span>',
  'The card is removed.': 'La carta è stata rimossa.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Ora non è possibile indicare una carta. Non è cambiato nulla. Riprova tra qualche minuto.',
  'No other card was given. The next payments are made as before.':
    'Non è stata indicata un’altra carta. I prossimi pagamenti avvengono come prima.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'La carta che hai scelto non è più conservata. Non è stato addebitato nulla. Scegli di nuovo come pagare.',
  'no longer valid': 'non più valida',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Le conserva il fornitore dei pagamenti. Questo negozio non vede mai i loro numeri.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Paga <a href="{address}">{title}</a>, anche dopo essere stata rimossa da qui.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'La carta è stata rimossa da qui. Ciò che è in corso con essa continua a essere addebitato, finché non indichi lì un’altra carta o non lo disdici.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Con una carta conservata va come hai scelto per essa; per un’altra scegli qui sotto.',
  'It goes to Stripe alone. This shop never sees it.':
    'Va solo a Stripe. Questo negozio non la vede mai.',
  'Pay in another way, on Stripe’s page': 'Paga in un altro modo, sulla pagina di Stripe',
  'The fields for your card are loading…': 'I campi per la tua carta si stanno caricando…',
  'The fields for your card did not load.': 'I campi per la tua carta non si sono caricati.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Non è stato possibile leggere la tua carta. Non è stato addebitato nulla. Scrivila di nuovo o paga sulla pagina del fornitore dei pagamenti.',
  'Your card could not be read. Please type it once more.':
    'Non è stato possibile leggere la tua carta. Scrivila di nuovo.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Paga con la carta 4242 4242 4242 4242 e una qualsiasi data futura.',
}
