import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in Danish. */
export const donationsDa: Phrases<typeof donationsDe> = {
  Donation: 'Bidrag',
  Donate: 'Giv et bidrag',
  Amount: 'Beløb',
  'Another amount': 'Et andet beløb',
  'Amount in {currency}': 'Beløb i {currency}',
  'From {least} to {most}.': 'Fra {least} til {most}.',
  'About you': 'Om dig',
  'Donation {orderNumber}': 'Bidrag {orderNumber}',
  'Donation {orderNumber} was given back.': 'Bidrag {orderNumber} er betalt tilbage.',
  'This donation was given back.': 'Dette bidrag er betalt tilbage.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Dit bidrag på <strong>{amount}</strong> er kommet frem.',
  'Given by': 'Givet af',
  'Given to': 'Givet til',
  'Receipt for donation {orderNumber}': 'Kvittering for bidrag {orderNumber}',
  'Back to the donation': 'Tilbage til bidraget',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Gem adressen på denne side: den viser dit bidrag, når du kommer tilbage.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Beløbene er i en anden valuta, siden siden blev vist. Der er ikke trukket penge. Vælg igen.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Der kan ikke gives noget her lige nu. Der er ikke trukket penge.',
  'The payment was stopped. Nothing was charged.':
    'Betalingen blev stoppet. Der er ikke trukket penge.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Dit bidrag er på vej. Vent et øjeblik, og send så formularen igen for at se, hvad der blev af det.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Denne formular er allerede sendt med andre oplysninger. Se dem igennem, og send den igen for at give en gang til.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Din betaling kom for sent og bliver betalt tilbage. Send formularen igen.',
  'No donations can be paid here yet. Nothing was charged.':
    'Der kan endnu ikke betales bidrag her. Der er ikke trukket penge.',
  'Please choose an amount.': 'Vælg et beløb.',
  'Please enter an amount in digits.': 'Skriv et beløb med tal.',
  'This is less than can be given here.': 'Det er mindre, end der kan gives her.',
  'This is more than can be given here.': 'Det er mere, end der kan gives her.',
  'You are being led to the page where you pay.': 'Du føres til siden, hvor du betaler.',
  'Stop the payment and go back': 'Stop betalingen, og gå tilbage',
  'Go back without paying': 'Gå tilbage uden at betale',
  'How often': 'Hvor ofte',
  Once: 'Én gang',
  'Every month': 'Hver måned',
  'Every year': 'Hvert år',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Med dit bidrag accepterer du, at dette beløb trækkes på samme måde hver måned, indtil du opsiger. Et link i hver af vores mails fører til, hvor du opsiger.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Med dit bidrag accepterer du, at dette beløb trækkes på samme måde hvert år, indtil du opsiger. Et link i hver af vores mails fører til, hvor du opsiger.',
  'What for': 'Til hvad',
  'Your recurring donation': 'Dit faste bidrag',
  'This is a donation of a test. No money is taken.':
    'Dette er et testbidrag. Der trækkes ingen penge.',
  'Keep the donation': 'Behold bidraget',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Der trækkes intet, før du fortsætter. Betalinger i pausen udelades.',
  'Pause the donation': 'Sæt bidraget på pause',
  'Cancel the donation': 'Opsig bidraget',
  'See the donation': 'Se bidraget',
  'Your recurring donation is canceled.': 'Dit faste bidrag er opsagt.',
  'Your recurring donation goes on.': 'Dit faste bidrag fortsætter.',
  'Your recurring donation is paused.': 'Dit faste bidrag er sat på pause.',
  'Change the amount': 'Skift beløbet',
  'It counts from the next payment on.': 'Det gælder fra næste betaling.',
  'Save the amount': 'Gem beløbet',
  'The amount is saved.': 'Beløbet er gemt.',
  'It is canceled. Nothing more is charged.': 'Det er opsagt. Der trækkes ikke mere.',
  'Nothing more is charged. A mail confirms it.': 'Der trækkes ikke mere. En mail bekræfter det.',
  'See your recurring donation': 'Se dit faste bidrag',
  'Donate every month': 'Giv hver måned',
  'Donate every year': 'Giv hvert år',
  'Nothing can be given here at the moment.': 'Der kan ikke gives noget her lige nu.',
  'This recurring donation has ended.': 'Dette tilbagevendende bidrag er ophørt.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'En betaling af dette bidrag er i gang. Prøv igen om et par minutter.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Dette tilbagevendende bidrag har ændret sig imens. Se på det igen.',
  'Nothing is to be paid for this donation now.':
    'Der skal ikke betales noget for dette bidrag nu.',
}
