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
  'Please enter an amount in digits.': 'Escribe un importe en cifras.',
  'This is less than can be given here.': 'Es menos de lo que se puede donar aquí.',
  'This is more than can be given here.': 'Es más de lo que se puede donar aquí.',
  'You are being led to the page where you pay.': 'Te llevamos a la página donde pagas.',
  'Stop the payment and go back': 'Detener el pago y volver',
  'Go back without paying': 'Volver sin pagar',
  'How often': 'Con qué frecuencia',
  Once: 'Una vez',
  'Every month': 'Cada mes',
  'Every year': 'Cada año',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Al donar, aceptas que este importe se cobre de la misma forma cada mes hasta que canceles. Un enlace en cada uno de nuestros correos lleva a donde se cancela.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Al donar, aceptas que este importe se cobre de la misma forma cada año hasta que canceles. Un enlace en cada uno de nuestros correos lleva a donde se cancela.',
  'What for': 'Para qué',
  'Your recurring donation': 'Tu donación periódica',
  'This is a donation of a test. No money is taken.':
    'Es una donación de prueba. No se cobra dinero.',
  'Keep the donation': 'Mantener la donación',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'No se cobra nada hasta que la reanudes. Los pagos que caen en la pausa se omiten.',
  'Pause the donation': 'Pausar la donación',
  'Cancel the donation': 'Cancelar la donación',
  'See the donation': 'Ver la donación',
  'Your recurring donation is canceled.': 'Tu donación periódica está cancelada.',
  'Your recurring donation goes on.': 'Tu donación periódica continúa.',
  'Your recurring donation is paused.': 'Tu donación periódica está en pausa.',
  'Change the amount': 'Cambiar el importe',
  'It counts from the next payment on.': 'Vale a partir del próximo pago.',
  'Save the amount': 'Guardar el importe',
  'The amount is saved.': 'El importe se ha guardado.',
  'It is canceled. Nothing more is charged.': 'Está cancelada. No se cobrará nada más.',
  'Nothing more is charged. A mail confirms it.': 'No se cobrará nada más. Un correo lo confirma.',
  'See your recurring donation': 'Ver tu donación periódica',
  'Donate every month': 'Donar cada mes',
  'Donate every year': 'Donar cada año',
  'Nothing can be given here at the moment.': 'Ahora mismo no se puede donar aquí.',
  'This recurring donation has ended.': 'Esta donación periódica ha terminado.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'Se está realizando un pago de esta donación. Inténtalo de nuevo en unos minutos.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Esta donación periódica ha cambiado entretanto. Vuelve a mirarla.',
  'Nothing is to be paid for this donation now.': 'Ahora no hay nada que pagar por esta donación.',
}
