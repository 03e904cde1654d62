import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Danish. */
export const withdrawalsDa: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Fortryd aftalen her',
  'Withdraw from the contract': 'Fortryd aftalen',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Du kan fortryde denne ordre til og med {day} uden at give en grund.',
  'You can withdraw from this order without giving a reason.':
    'Du kan fortryde denne ordre uden at give en grund.',
  'What do you withdraw from?': 'Hvad vil du fortryde?',
  'Pieces of {title}, of {most}': 'Antal af {title}, ud af {most}',
  'We confirm it by a mail to this address.':
    'Vi sender en bekræftelse på modtagelsen til denne adresse.',
  'Order number': 'Ordrenummer',
  'You find it in the mail of your order.': 'Du finder det i mailen om din ordre.',
  'Confirm withdrawal': 'Bekræft fortrydelse',
  'Please say what you withdraw from.': 'Angiv, hvad du vil fortryde.',
  'Please write a number from 0 to {most}.': 'Skriv et tal fra 0 til {most}.',
  'Your withdrawal is received.': 'Vi har modtaget din fortrydelse.',
  'You have withdrawn': 'Du har fortrudt',
  'There is nothing left in this order to withdraw from.':
    'Der er ikke mere at fortryde i denne ordre.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'Fristen for at fortryde denne ordre er udløbet. Skriv til butikken.',
  'You withdrew from this order on {when}.': 'Du fortrød denne ordre {when}.',
  'You withdrew from a part of this order on {when}.': 'Du fortrød en del af denne ordre {when}.',
  'A mail tells you what we have received, and when.':
    'En mail fortæller dig, hvad vi har modtaget, og hvornår.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'Fortrydelsen gælder hele ordren. Vil du kun fortryde en del af den, så åbn ordrens side med linket i mailen.',
  'Right of withdrawal': 'Fortrydelsesret',
  'Your withdrawal': 'Din fortrydelse',
}
