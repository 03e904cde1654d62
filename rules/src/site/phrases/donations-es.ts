import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Spanish. */
export const donationsEs: Phrases<typeof donationsDe> = {
  Donation: 'Donación',
  Donate: 'Donar',
  Amount: 'Importe',
  'Another amount': 'Otro importe',
  'Amount in {currency}': 'Importe en {currency}',
  'From {least} to {most}.': 'De {least} a {most}.',
  'About you': 'Sobre ti',
  'Donation {orderNumber}': 'Donación {orderNumber}',
  'Donation {orderNumber} was given back.': 'La donación {orderNumber} se ha devuelto.',
  'This donation was given back.': 'Esta donación se ha devuelto.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Tu donación de <strong>{amount}</strong> ha llegado.',
  'Given by': 'Donado por',
  'Given to': 'Donado a',
  'Receipt for donation {orderNumber}': 'Recibo de la donación {orderNumber}',
  'Back to the donation': 'Volver a la donación',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Guarda la dirección de esta página: muestra tu donación siempre que vuelvas.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Los importes están en otra moneda desde que se mostró esta página. No se ha cobrado nada. Elige de nuevo.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Ahora mismo no se puede donar aquí. No se ha cobrado nada.',
  'The payment was stopped. Nothing was charged.': 'El pago se ha detenido. No se ha cobrado nada.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Tu donación está en camino. Espera un momento y envía el formulario de nuevo para ver qué ha sido de ella.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Este formulario ya se envió con otros datos. Revísalos y envíalo de nuevo para donar otra vez.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Tu pago llegó fuera de tiempo y se devuelve. Envía el formulario de nuevo.',
  'No donations can be paid here yet. Nothing was charged.':
    'Aquí todavía no se pueden pagar donaciones. No se ha cobrado nada.',
  'Please choose an amount.': 'Elige un importe.',
  'Please enter an amount in digits, such as the one below.':
    'Escribe un importe en cifras, como el de abajo.',
  'This is less than can be given here.': 'Es menos de lo que se puede donar aquí.',
  'This is more than can be given here.': 'Es más de lo que se puede donar aquí.',
  'You are being led to the page where you pay.': 'Te llevamos a la página donde pagas.',
  'Stop the payment and go back': 'Detener el pago y volver',
  'Go back without paying': 'Volver sin pagar',
}
