import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in Dutch. */
export const withdrawalsNl: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Overeenkomst hier herroepen',
  'Withdraw from the contract': 'Overeenkomst herroepen',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Je kunt deze bestelling tot en met {day} herroepen, zonder een reden te geven.',
  'You can withdraw from this order without giving a reason.':
    'Je kunt deze bestelling herroepen zonder een reden te geven.',
  'What do you withdraw from?': 'Wat wil je herroepen?',
  'Pieces of {title}, of {most}': 'Aantal van {title} (hoogstens {most})',
  'We confirm it by a mail to this address.': 'Daar sturen we de ontvangstbevestiging naartoe.',
  'Order number': 'Bestelnummer',
  'You find it in the mail of your order.': 'Je vindt het in de e-mail over je bestelling.',
  'Confirm withdrawal': 'Herroeping bevestigen',
  'Please say what you withdraw from.': 'Geef aan wat je wilt herroepen.',
  'Please write a number from 0 to {most}.': 'Vul een getal van 0 tot en met {most} in.',
  'Your withdrawal is received.': 'We hebben je herroeping ontvangen.',
  'You have withdrawn': 'Je hebt herroepen',
  'There is nothing left in this order to withdraw from.':
    'In deze bestelling valt niets meer te herroepen.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'De herroepingstermijn voor deze bestelling is verstreken. Schrijf naar de winkel.',
  'You withdrew from this order on {when}.': 'Je hebt deze bestelling herroepen op {when}.',
  'You withdrew from a part of this order on {when}.':
    'Je hebt een deel van deze bestelling herroepen op {when}.',
  'A mail tells you what we have received, and when.':
    'In een mail lees je wat we hebben ontvangen, en wanneer.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'De herroeping geldt voor de hele bestelling. Wil je maar een deel herroepen, open dan de pagina van je bestelling via de link in de mail.',
  'Right of withdrawal': 'Herroepingsrecht',
  'Your withdrawal': 'Je herroeping',
  'Made to your wishes: there is no right of withdrawal.':
    'Gemaakt naar jouw wensen: er is geen herroepingsrecht.',
  'It spoils quickly: there is no right of withdrawal.':
    'Bederft snel: er is geen herroepingsrecht.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Een krant of tijdschrift: er is geen herroepingsrecht.',
  'It is for a certain day: there is no right of withdrawal.':
    'Voor een bepaalde dag: er is geen herroepingsrecht.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Is de verzegeling verbroken, dan is er om redenen van gezondheid en hygiëne geen herroepingsrecht.',
  'Once its seal is broken there is no right of withdrawal.':
    'Is de verzegeling verbroken, dan is er geen herroepingsrecht.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Je ging ermee akkoord dat de download meteen begint: er is geen herroepingsrecht meer.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Ik ga ermee akkoord dat de download meteen begint en weet dat ik daarmee mijn herroepingsrecht verlies.',
  'Please agree that the download begins at once.':
    'Ga ermee akkoord dat de download meteen begint.',
  'You agreed: “{downloadConsent}”': 'Je ging akkoord: “{downloadConsent}”',
  'What you cannot withdraw from': 'Dit kun je niet herroepen',
}
