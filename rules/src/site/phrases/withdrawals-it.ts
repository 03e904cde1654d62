import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Italian. */
export const withdrawalsIt: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Recedere dal contratto qui',
  'Withdraw from the contract': 'Recedere dal contratto',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Puoi recedere da questo ordine fino al {day}, senza indicare un motivo.',
  'You can withdraw from this order without giving a reason.':
    'Puoi recedere da questo ordine senza indicare un motivo.',
  'What do you withdraw from?': 'Da che cosa vuoi recedere?',
  'Pieces of {title}, of {most}': 'Pezzi di {title}, su {most}',
  'We confirm it by a mail to this address.':
    'A questo indirizzo ti confermiamo via e-mail la ricezione.',
  'Order number': 'Numero d’ordine',
  'You find it in the mail of your order.': 'Lo trovi nell’e-mail del tuo ordine.',
  'Confirm withdrawal': 'Conferma recesso',
  'Please say what you withdraw from.': 'Indica da che cosa vuoi recedere.',
  'Please write a number from 0 to {most}.': 'Scrivi un numero da 0 a {most}.',
  'Your withdrawal is received.': 'Abbiamo ricevuto il tuo recesso.',
  'You have withdrawn': 'Hai esercitato il recesso',
  'There is nothing left in this order to withdraw from.':
    'In questo ordine non resta nulla da cui recedere.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'Il termine per recedere da questo ordine è scaduto. Scrivi al negozio.',
  'You withdrew from this order on {when}.': 'Hai receduto da questo ordine il {when}.',
  'You withdrew from a part of this order on {when}.':
    'Hai receduto da una parte di questo ordine il {when}.',
  'A mail tells you what we have received, and when.':
    'Un’e-mail ti dice che cosa abbiamo ricevuto e quando.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'Il recesso vale per tutto l’ordine. Per recedere solo da una parte, apri la pagina del tuo ordine dal link nella sua e-mail.',
  'Right of withdrawal': 'Diritto di recesso',
  'Your withdrawal': 'Il tuo recesso',
  'Made to your wishes: there is no right of withdrawal.':
    'Realizzato secondo i tuoi desideri: non c’è diritto di recesso.',
  'It spoils quickly: there is no right of withdrawal.':
    'Deperisce in fretta: non c’è diritto di recesso.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Giornale o rivista: non c’è diritto di recesso.',
  'It is for a certain day: there is no right of withdrawal.':
    'È per un giorno preciso: non c’è diritto di recesso.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Una volta rotto il sigillo non c’è diritto di recesso, per motivi di salute e igiene.',
  'Once its seal is broken there is no right of withdrawal.':
    'Una volta rotto il sigillo non c’è diritto di recesso.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Hai accettato che il download inizi subito: non c’è più diritto di recesso.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Accetto che il download inizi subito e so che con ciò perdo il mio diritto di recesso.',
  'Please agree that the download begins at once.': 'Accetta che il download inizi subito.',
  'You agreed: “{downloadConsent}”': 'Hai accettato: «{downloadConsent}»',
  'What you cannot withdraw from': 'Da questo non puoi recedere',
}
