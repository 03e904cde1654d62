import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in Spanish. */
export const cardsEs: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?':
    '¿A qué tarjeta debe cobrar {shop} a partir de ahora?',
  'Nothing is charged now.': 'Ahora no se cobra nada.',
  'A card that is accepted': 'Una tarjeta que se acepta',
  'A card that is declined': 'Una tarjeta que se rechaza',
  'A card whose bank asks each time': 'Una tarjeta cuyo banco pregunta cada vez',
  'Go back without a change': 'Volver sin cambios',
  'To your card…': 'A tu tarjeta…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Te llevamos a la página donde das otra tarjeta. Ahora no se cobra nada.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Esperamos la respuesta sobre tu tarjeta. Esta página vuelve a mirar por sí sola.',
  'Go on to your card': 'Continuar a tu tarjeta',
  'Your card': 'Tu tarjeta',
  'Use another card': 'Usar otra tarjeta',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'La das en la página del proveedor de pagos. Ahora no se cobra nada.',
  'Give another card': 'Dar otra tarjeta',
  'Your card is changed. The next payments are made with it.':
    'Tu tarjeta se ha cambiado. Los próximos pagos se hacen con ella.',
  'valid until {expires}': 'válida hasta {expires}',
  'Your cards': 'Tus tarjetas',
  'Another card or way to pay': 'Otra tarjeta o forma de pago',
  '{brand} ending in {lastFour}': '{brand} terminada en {lastFour}',
  'Keep this card for the next time': 'Guardar esta tarjeta para la próxima vez',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Quitar<span class="checkout-hidden"> la tarjeta {name}</span>',
  'The card is removed.': 'La tarjeta se ha quitado.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Ahora no se puede dar ninguna tarjeta. No ha cambiado nada. Inténtalo de nuevo en unos minutos.',
  'No other card was given. The next payments are made as before.':
    'No se dio otra tarjeta. Los próximos pagos se hacen como antes.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'La tarjeta que elegiste ya no está guardada. No se ha cobrado nada. Elige de nuevo cómo pagar.',
  'no longer valid': 'ya no es válida',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Las guarda el proveedor de pagos. Esta tienda nunca ve sus números.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Paga <a href="{address}">{title}</a>, también cuando se quite de aquí.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'La tarjeta se ha quitado de aquí. Lo que está en curso con ella se sigue cobrando, hasta que des allí otra tarjeta o lo canceles.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Con una tarjeta guardada ocurre lo que elegiste para ella; para otra, elige más abajo.',
  'It goes to Stripe alone. This shop never sees it.': 'Va solo a Stripe. Esta tienda nunca la ve.',
  'Pay in another way, on Stripe’s page': 'Pagar de otra forma, en la página de Stripe',
  'The fields for your card are loading…': 'Se están cargando los campos para tu tarjeta…',
  'The fields for your card did not load.': 'Los campos para tu tarjeta no se han cargado.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'No se pudo leer tu tarjeta. No se ha cobrado nada. Escríbela otra vez o paga en la página del proveedor de pagos.',
  'Your card could not be read. Please type it once more.':
    'No se pudo leer tu tarjeta. Escríbela otra vez.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Paga con la tarjeta 4242 4242 4242 4242 y cualquier fecha futura.',
}
