import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Swedish. */
export const donationsSv: Phrases<typeof donationsDe> = {
  Donation: 'Gåva',
  Donate: 'Ge en gåva',
  Amount: 'Belopp',
  'Another amount': 'Annat belopp',
  'Amount in {currency}': 'Belopp i {currency}',
  'From {least} to {most}.': 'Från {least} till {most}.',
  'About you': 'Om dig',
  'Donation {orderNumber}': 'Gåva {orderNumber}',
  'Donation {orderNumber} was given back.': 'Gåva {orderNumber} har betalats tillbaka.',
  'This donation was given back.': 'Den här gåvan har betalats tillbaka.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Din gåva på <strong>{amount}</strong> har kommit fram.',
  'Given by': 'Given av',
  'Given to': 'Given till',
  'Receipt for donation {orderNumber}': 'Kvitto för gåva {orderNumber}',
  'Back to the donation': 'Tillbaka till gåvan',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Spara adressen till den här sidan: den visar din gåva när du kommer tillbaka.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Beloppen är i en annan valuta sedan sidan visades. Inget har dragits. Välj igen.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Just nu går det inte att ge något här. Inget har dragits.',
  'The payment was stopped. Nothing was charged.': 'Betalningen stoppades. Inget har dragits.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Din gåva är på väg. Vänta ett ögonblick och skicka sedan formuläret igen för att se hur det gick.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Det här formuläret har redan skickats med andra uppgifter. Titta igenom dem och skicka det igen för att ge en gång till.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Din betalning kom för sent och betalas tillbaka. Skicka formuläret igen.',
  'No donations can be paid here yet. Nothing was charged.':
    'Det går inte att betala gåvor här än. Inget har dragits.',
  'Please choose an amount.': 'Välj ett belopp.',
  'Please enter an amount in digits.': 'Skriv ett belopp med siffror.',
  'This is less than can be given here.': 'Det är mindre än vad som kan ges här.',
  'This is more than can be given here.': 'Det är mer än vad som kan ges här.',
  'You are being led to the page where you pay.': 'Du leds till sidan där du betalar.',
  'Stop the payment and go back': 'Stoppa betalningen och gå tillbaka',
  'Go back without paying': 'Gå tillbaka utan att betala',
  'How often': 'Hur ofta',
  Once: 'En gång',
  'Every month': 'Varje månad',
  'Every year': 'Varje år',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Genom att ge godkänner du att detta belopp dras på samma sätt varje månad tills du avslutar. En länk i varje mejl från oss leder till var du avslutar.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Genom att ge godkänner du att detta belopp dras på samma sätt varje år tills du avslutar. En länk i varje mejl från oss leder till var du avslutar.',
  'What for': 'Till vad',
  'Your recurring donation': 'Din återkommande gåva',
  'This is a donation of a test. No money is taken.': 'Detta är en testgåva. Inga pengar dras.',
  'Keep the donation': 'Behåll gåvan',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Inget dras förrän du fortsätter. Betalningar under pausen utelämnas.',
  'Pause the donation': 'Pausa gåvan',
  'Cancel the donation': 'Avsluta gåvan',
  'See the donation': 'Se gåvan',
  'Your recurring donation is canceled.': 'Din återkommande gåva är avslutad.',
  'Your recurring donation goes on.': 'Din återkommande gåva fortsätter.',
  'Your recurring donation is paused.': 'Din återkommande gåva är pausad.',
  'Change the amount': 'Ändra beloppet',
  'It counts from the next payment on.': 'Det gäller från nästa betalning.',
  'Save the amount': 'Spara beloppet',
  'The amount is saved.': 'Beloppet är sparat.',
  'It is canceled. Nothing more is charged.': 'Den är avslutad. Inget mer dras.',
  'Nothing more is charged. A mail confirms it.': 'Inget mer dras. Ett mejl bekräftar det.',
  'See your recurring donation': 'Se din återkommande gåva',
  'Donate every month': 'Ge varje månad',
  'Donate every year': 'Ge varje år',
  'Nothing can be given here at the moment.': 'Just nu går det inte att ge något här.',
  'This recurring donation has ended.': 'Den här återkommande gåvan är avslutad.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'En betalning av den här gåvan pågår. Försök igen om några minuter.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Den här återkommande gåvan har ändrats under tiden. Titta på den igen.',
  'Nothing is to be paid for this donation now.': 'Inget ska betalas för den här gåvan just nu.',
}
