import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Dutch. */
export const donationsNl: Phrases<typeof donationsDe> = {
  Donation: 'Donatie',
  Donate: 'Doneren',
  Amount: 'Bedrag',
  'Another amount': 'Ander bedrag',
  'Amount in {currency}': 'Bedrag in {currency}',
  'From {least} to {most}.': 'Van {least} tot {most}.',
  'About you': 'Over jou',
  'Donation {orderNumber}': 'Donatie {orderNumber}',
  'Donation {orderNumber} was given back.': 'Donatie {orderNumber} is teruggegeven.',
  'This donation was given back.': 'Deze donatie is teruggegeven.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Je donatie van <strong>{amount}</strong> is aangekomen.',
  'Given by': 'Gegeven door',
  'Given to': 'Gegeven aan',
  'Receipt for donation {orderNumber}': 'Bewijs van donatie {orderNumber}',
  'Back to the donation': 'Terug naar de donatie',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Bewaar het adres van deze pagina: ze toont je donatie wanneer je terugkomt.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'De bedragen zijn in een andere munt sinds deze pagina werd getoond. Er is niets afgeschreven. Kies opnieuw.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Hier kan nu niets worden gegeven. Er is niets afgeschreven.',
  'The payment was stopped. Nothing was charged.':
    'De betaling is gestopt. Er is niets afgeschreven.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Je donatie is onderweg. Wacht even en verstuur het formulier dan opnieuw om te zien wat ervan is geworden.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Dit formulier is al met andere gegevens verstuurd. Kijk ze na en verstuur het opnieuw om nog eens te geven.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Je betaling kwam te laat en wordt teruggegeven. Verstuur het formulier opnieuw.',
  'No donations can be paid here yet. Nothing was charged.':
    'Hier kunnen nog geen donaties worden betaald. Er is niets afgeschreven.',
  'Please choose an amount.': 'Kies een bedrag.',
  'Please enter an amount in digits.': 'Vul een bedrag in cijfers in.',
  'This is less than can be given here.': 'Dit is minder dan hier gegeven kan worden.',
  'This is more than can be given here.': 'Dit is meer dan hier gegeven kan worden.',
  'You are being led to the page where you pay.': 'Je wordt naar de pagina geleid waar je betaalt.',
  'Stop the payment and go back': 'De betaling stoppen en teruggaan',
  'Go back without paying': 'Teruggaan zonder te betalen',
  'How often': 'Hoe vaak',
  Once: 'Eén keer',
  'Every month': 'Elke maand',
  'Every year': 'Elk jaar',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Door te doneren ga je ermee akkoord dat dit bedrag elke maand op dezelfde manier wordt afgeschreven tot je opzegt. Een link in al onze mails leidt naar waar je opzegt.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Door te doneren ga je ermee akkoord dat dit bedrag elk jaar op dezelfde manier wordt afgeschreven tot je opzegt. Een link in al onze mails leidt naar waar je opzegt.',
  'What for': 'Waarvoor',
  'Your recurring donation': 'Je vaste donatie',
  'This is a donation of a test. No money is taken.':
    'Dit is een testdonatie. Er wordt geen geld afgeschreven.',
  'Keep the donation': 'Donatie houden',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Er wordt niets afgeschreven tot je doorgaat. Betalingen in de pauze vervallen.',
  'Pause the donation': 'Donatie pauzeren',
  'Cancel the donation': 'Donatie opzeggen',
  'See the donation': 'Bekijk de donatie',
  'Your recurring donation is canceled.': 'Je vaste donatie is opgezegd.',
  'Your recurring donation goes on.': 'Je vaste donatie gaat door.',
  'Your recurring donation is paused.': 'Je vaste donatie is gepauzeerd.',
  'Change the amount': 'Bedrag wijzigen',
  'It counts from the next payment on.': 'Het geldt vanaf de volgende betaling.',
  'Save the amount': 'Bedrag opslaan',
  'The amount is saved.': 'Het bedrag is opgeslagen.',
  'It is canceled. Nothing more is charged.': 'Ze is opgezegd. Er wordt niets meer afgeschreven.',
  'Nothing more is charged. A mail confirms it.':
    'Er wordt niets meer afgeschreven. Een mail bevestigt het.',
  'See your recurring donation': 'Bekijk je vaste donatie',
  'Donate every month': 'Elke maand doneren',
  'Donate every year': 'Elk jaar doneren',
  'Nothing can be given here at the moment.': 'Hier kan nu niets worden gegeven.',
  'This recurring donation has ended.': 'Deze terugkerende donatie is beëindigd.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'Er wordt net een betaling van deze donatie gedaan. Probeer het over een paar minuten opnieuw.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Deze terugkerende donatie is intussen veranderd. Bekijk haar opnieuw.',
  'Nothing is to be paid for this donation now.':
    'Voor deze donatie hoeft nu niets te worden betaald.',
}
