import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in Spanish. */
export const subscriptionsEs: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Se rechaza más tarde',
  'This payment is accepted, and the next ones are not.': 'Este pago se acepta y los próximos no.',
  'The bank asks later': 'El banco pregunta más tarde',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Este pago se acepta. Los próximos esperan a que los confirmes.',
  'It is paid more or less often now. Please look at when.':
    'Ahora se paga con otra frecuencia. Mira cuándo.',
  'Then {price}.': 'Después, {price}.',
  'The next payment is on {day}.': 'El próximo pago es el {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Continúa hasta que la canceles, lo que puedes hacer en cualquier momento.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Termina tras {count} pagos en total, y puedes cancelarla en cualquier momento.',
  'Discounts and gift cards do not count for subscriptions.':
    'Los descuentos y las tarjetas regalo no cuentan para las suscripciones.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Al pagar, aceptas que se cobren {price} de la misma manera hasta que canceles. Un enlace en cada uno de nuestros correos lleva adonde se cancela.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Al pagar, aceptas que se cobren {price} de la misma manera, {count} veces en total, o hasta que canceles. Un enlace en cada uno de nuestros correos lleva adonde se cancela.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Tu banco quiere preguntarte por este pago. No se ha cobrado nada. Paga en esta página.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Esto se vende como suscripción. Vuelve a cargar la página y suscríbete.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Esto ya no es una suscripción. Vuelve a cargar la página y añádelo a la cesta.',
  'This is a subscription of a test. No money is taken.':
    'Es una suscripción de prueba. No se cobra dinero.',
  'Your subscription': 'Tu suscripción',
  'Paid by {method}': 'Pagado con {method}',
  'Go on with the payment': 'Continuar con el pago',
  'Change it': 'Cambiarla',
  'Keep the subscription': 'Mantener la suscripción',
  'Go on with it': 'Continuar con ella',
  Pause: 'Pausar',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'No se cobra ni se envía nada hasta que continúes. Los pagos que caen en la pausa se omiten.',
  'Pause the subscription': 'Pausar la suscripción',
  'Change the address': 'Cambiar la dirección',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Ahora cuesta {price}, con envío e impuestos. No se ha cobrado nada: solo se cobra si paga aquí.',
  'Left out, because it could not be had or sent':
    'Omitido, porque no estaba disponible o no se podía enviar',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Vale a partir del próximo pago; el envío y los impuestos son los de allí. Si cuesta más, le preguntamos antes.',
  'Save the address': 'Guardar la dirección',
  'Cancel the subscription': 'Cancelar la suscripción',
  'Cancel now': 'Cancelar ahora',
  'Your payments': 'Tus pagos',
  'See the order': 'Ver el pedido',
  'You have agreed to this:': 'Has aceptado esto:',
  'Your subscription is canceled.': 'Tu suscripción está cancelada.',
  'Cancel a subscription': 'Cancelar una suscripción',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Un correo te dice hasta cuándo dura. No se cobra nada más.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Escribe el número del pedido con el que empezó y la dirección de correo con la que pediste.',
  'We try again on {day}.': 'Lo intentamos de nuevo el {day}.',
  '{amount} of what you have paid goes back to you.':
    'Te devolvemos {amount} de lo que has pagado.',
  'Payments that are left: {count}.': 'Pagos que quedan: {count}.',
  'A payment is being made.': 'Se está haciendo un pago.',
  'Your last payment did not go through. Nothing was charged.':
    'Tu último pago no se ha realizado. No se ha cobrado nada.',
  'It is paused. Nothing is charged until you go on.':
    'Está en pausa. No se cobra nada hasta que continúes.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Está cancelada y dura hasta el {day}. No se cobra nada más.',
  'It has ended. Nothing more is charged.': 'Ha terminado. No se cobra nada más.',
  'It ends at once, and nothing more is charged.': 'Termina enseguida y no se cobra nada más.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Dura hasta el {day} y no se cobra nada más. Un correo lo confirma.',
  'Being paid': 'Pagándose',
  'Not paid yet': 'Aún sin pagar',
  'Not paid': 'Sin pagar',
  'Left out': 'Omitido',
  'Your subscription goes on.': 'Tu suscripción continúa.',
  'Your subscription is paused.': 'Tu suscripción está en pausa.',
  'The address is saved.': 'La dirección se ha guardado.',
  'This subscription has ended.': 'Esta suscripción ha terminado.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'Se está haciendo un pago de esta suscripción. Inténtalo de nuevo en unos minutos.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Esta suscripción ha cambiado mientras tanto. Vuelve a mirarla.',
  'Nothing is to be paid for this subscription now.':
    'No hay nada que pagar por esta suscripción ahora.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'No conocemos ninguna suscripción con este número de pedido y este correo. Comprueba ambos o abre el enlace de tu correo.',
  'This order is a payment of a subscription.': 'Este pedido es un pago de una suscripción.',
  'See your subscription': 'Ver tu suscripción',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Este plan ya no se ofrece. Vuelve a cargar la página y elige de nuevo.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'La suscripción es de una unidad cada vez. Pon la cantidad en 1.',
  '{amount} given back': '{amount} reembolsados',
}
