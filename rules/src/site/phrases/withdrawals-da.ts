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
  'Made to your wishes: there is no right of withdrawal.':
    'Lavet efter dine ønsker: der er ingen fortrydelsesret.',
  'It spoils quickly: there is no right of withdrawal.':
    'Det fordærves hurtigt: der er ingen fortrydelsesret.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'En avis eller et magasin: der er ingen fortrydelsesret.',
  'It is for a certain day: there is no right of withdrawal.':
    'Det gælder en bestemt dag: der er ingen fortrydelsesret.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Når forseglingen er brudt, er der af hensyn til sundhed og hygiejne ingen fortrydelsesret.',
  'Once its seal is broken there is no right of withdrawal.':
    'Når forseglingen er brudt, er der ingen fortrydelsesret.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Du har accepteret, at downloaden begynder med det samme: der er ikke længere fortrydelsesret.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Jeg accepterer, at downloaden begynder med det samme, og ved, at jeg dermed mister min fortrydelsesret.',
  'Please agree that the download begins at once.':
    'Acceptér venligst, at downloaden begynder med det samme.',
  'You agreed: “{downloadConsent}”': 'Du har accepteret: »{downloadConsent}«',
  'What you cannot withdraw from': 'Det kan du ikke fortryde',
}
