import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Swedish. */
export const withdrawalsSv: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Ångra avtalet här',
  'Withdraw from the contract': 'Ångra avtalet',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Du kan ångra den här beställningen till och med {day}, utan att ange något skäl.',
  'You can withdraw from this order without giving a reason.':
    'Du kan ångra den här beställningen utan att ange något skäl.',
  'What do you withdraw from?': 'Vad vill du ångra?',
  'Pieces of {title}, of {most}': 'Antal av {title} (högst {most})',
  'We confirm it by a mail to this address.':
    'Dit skickar vi en bekräftelse på att vi har tagit emot din ångeranmälan.',
  'Order number': 'Beställningsnummer',
  'You find it in the mail of your order.': 'Du hittar det i mejlet om din beställning.',
  'Confirm withdrawal': 'Bekräfta ånger',
  'Please say what you withdraw from.': 'Ange vad du vill ångra.',
  'Please write a number from 0 to {most}.': 'Ange ett tal från 0 till {most}.',
  'Your withdrawal is received.': 'Vi har tagit emot din ångeranmälan.',
  'You have withdrawn': 'Du har ångrat',
  'There is nothing left in this order to withdraw from.':
    'Det finns inget kvar att ångra i den här beställningen.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'Ångerfristen för den här beställningen har gått ut. Skriv till butiken.',
  'You withdrew from this order on {when}.': 'Du ångrade den här beställningen {when}.',
  'You withdrew from a part of this order on {when}.':
    'Du ångrade en del av den här beställningen {when}.',
  'A mail tells you what we have received, and when.':
    'Ett mejl talar om vad vi har tagit emot och när.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'Ångern gäller hela beställningen. Vill du bara ångra en del av den öppnar du beställningens sida via länken i mejlet.',
  'Right of withdrawal': 'Ångerrätt',
  'Your withdrawal': 'Din ångeranmälan',
  'Made to your wishes: there is no right of withdrawal.':
    'Tillverkad efter dina önskemål: det finns ingen ångerrätt.',
  'It spoils quickly: there is no right of withdrawal.':
    'Blir snabbt för gammal: det finns ingen ångerrätt.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'En tidning eller tidskrift: det finns ingen ångerrätt.',
  'It is for a certain day: there is no right of withdrawal.':
    'Gäller en viss dag: det finns ingen ångerrätt.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'När förseglingen är bruten finns av hälso- och hygienskäl ingen ångerrätt.',
  'Once its seal is broken there is no right of withdrawal.':
    'När förseglingen är bruten finns ingen ångerrätt.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Du gick med på att nedladdningen börjar genast: det finns ingen ångerrätt längre.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Jag går med på att nedladdningen börjar genast och vet att jag därmed förlorar min ångerrätt.',
  'Please agree that the download begins at once.': 'Godkänn att nedladdningen börjar genast.',
  'You agreed: “{downloadConsent}”': 'Du gick med på: ”{downloadConsent}”',
  'What you cannot withdraw from': 'Det här kan du inte ångra',
}
