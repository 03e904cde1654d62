import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Portuguese. */
export const withdrawalsPt: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Retrate-se do contrato aqui',
  'Withdraw from the contract': 'Retratar-se do contrato',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Pode retratar-se deste pedido até {day}, sem indicar qualquer motivo.',
  'You can withdraw from this order without giving a reason.':
    'Pode retratar-se deste pedido sem indicar qualquer motivo.',
  'What do you withdraw from?': 'O que abrange a sua retratação?',
  'Pieces of {title}, of {most}': 'Unidades de {title}, de {most}',
  'We confirm it by a mail to this address.': 'O aviso de receção é enviado para este endereço.',
  'Order number': 'Número do pedido',
  'You find it in the mail of your order.': 'Encontra-o no e-mail do seu pedido.',
  'Confirm withdrawal': 'Confirmar retratação',
  'Please say what you withdraw from.': 'Indique o que abrange a sua retratação.',
  'Please write a number from 0 to {most}.': 'Indique um número de 0 a {most}.',
  'Your withdrawal is received.': 'Recebemos a sua retratação.',
  'You have withdrawn': 'A sua retratação abrange',
  'There is nothing left in this order to withdraw from.':
    'Neste pedido já não há nada de que se possa retratar.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'O prazo de retratação deste pedido terminou. Escreva para a loja.',
  'You withdrew from this order on {when}.': 'Retratou-se deste pedido em {when}.',
  'You withdrew from a part of this order on {when}.':
    'Retratou-se de uma parte deste pedido em {when}.',
  'A mail tells you what we have received, and when.': 'Um e-mail indica o que recebemos e quando.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'A retratação vale para todo o pedido. Para se retratar só de uma parte, abra a página do seu pedido pela ligação no respetivo e-mail.',
  'Right of withdrawal': 'Direito de retratação',
  'Your withdrawal': 'A sua retratação',
  'Made to your wishes: there is no right of withdrawal.':
    'Feito segundo os seus desejos: não há direito de livre resolução.',
  'It spoils quickly: there is no right of withdrawal.':
    'Deteriora-se depressa: não há direito de livre resolução.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Jornal ou revista: não há direito de livre resolução.',
  'It is for a certain day: there is no right of withdrawal.':
    'É para um dia determinado: não há direito de livre resolução.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Depois de aberto o selo não há direito de livre resolução, por razões de saúde e higiene.',
  'Once its seal is broken there is no right of withdrawal.':
    'Depois de aberto o selo não há direito de livre resolução.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Aceitou que a transferência comece de imediato: já não há direito de livre resolução.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Aceito que a transferência comece de imediato e sei que com isso perco o meu direito de livre resolução.',
  'Please agree that the download begins at once.':
    'Aceite que a transferência comece de imediato.',
  'You agreed: “{downloadConsent}”': 'Aceitou: “{downloadConsent}”',
  'What you cannot withdraw from': 'Do que não pode desistir',
}
