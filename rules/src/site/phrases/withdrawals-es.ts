import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Spanish. */
export const withdrawalsEs: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Desistir del contrato aquí',
  'Withdraw from the contract': 'Desistir del contrato',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Puedes desistir de este pedido hasta el {day}, sin indicar ningún motivo.',
  'You can withdraw from this order without giving a reason.':
    'Puedes desistir de este pedido sin indicar ningún motivo.',
  'What do you withdraw from?': '¿De qué desistes?',
  'Pieces of {title}, of {most}': 'Unidades de {title}, de {most}',
  'We confirm it by a mail to this address.': 'El acuse de recibo se envía a esta dirección.',
  'Order number': 'Número de pedido',
  'You find it in the mail of your order.': 'Lo encuentras en el correo de tu pedido.',
  'Confirm withdrawal': 'Confirmar desistimiento',
  'Please say what you withdraw from.': 'Indica de qué desistes.',
  'Please write a number from 0 to {most}.': 'Escribe un número de 0 a {most}.',
  'Your withdrawal is received.': 'Hemos recibido tu desistimiento.',
  'You have withdrawn': 'Has desistido de',
  'There is nothing left in this order to withdraw from.':
    'En este pedido no queda nada de lo que puedas desistir.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'El plazo para desistir de este pedido ha terminado. Escribe a la tienda.',
  'You withdrew from this order on {when}.': 'Desististe de este pedido el {when}.',
  'You withdrew from a part of this order on {when}.':
    'Desististe de una parte de este pedido el {when}.',
  'A mail tells you what we have received, and when.':
    'Un correo te dice qué hemos recibido y cuándo.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'El desistimiento vale para todo el pedido. Para desistir solo de una parte, abre la página de tu pedido con el enlace de su correo.',
  'Right of withdrawal': 'Derecho de desistimiento',
  'Your withdrawal': 'Tu desistimiento',
  'Made to your wishes: there is no right of withdrawal.':
    'Hecho según tus deseos: no hay derecho de desistimiento.',
  'It spoils quickly: there is no right of withdrawal.':
    'Se estropea pronto: no hay derecho de desistimiento.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Periódico o revista: no hay derecho de desistimiento.',
  'It is for a certain day: there is no right of withdrawal.':
    'Es para un día determinado: no hay derecho de desistimiento.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Una vez roto el precinto no hay derecho de desistimiento, por razones de salud e higiene.',
  'Once its seal is broken there is no right of withdrawal.':
    'Una vez roto el precinto no hay derecho de desistimiento.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Aceptaste que la descarga empiece de inmediato: ya no hay derecho de desistimiento.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Acepto que la descarga empiece de inmediato y sé que con ello pierdo mi derecho de desistimiento.',
  'Please agree that the download begins at once.': 'Acepta que la descarga empiece de inmediato.',
  'You agreed: “{downloadConsent}”': 'Aceptaste: «{downloadConsent}»',
  'What you cannot withdraw from': 'De esto no puedes desistir',
}
