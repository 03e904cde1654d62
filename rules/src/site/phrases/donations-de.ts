/** What is said of donations, in German. */
export const donationsDe = {
  Donation: 'Spende',
  Donate: 'Spenden',
  Amount: 'Betrag',
  'Another amount': 'Anderer Betrag',
  'Amount in {currency}': 'Betrag in {currency}',
  'From {least} to {most}.': 'Von {least} bis {most}.',
  'About you': 'Über dich',
  'Donation {orderNumber}': 'Spende {orderNumber}',
  'Donation {orderNumber} was given back.': 'Spende {orderNumber} wurde zurückgezahlt.',
  'This donation was given back.': 'Diese Spende wurde zurückgezahlt.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Deine Spende von <strong>{amount}</strong> ist angekommen.',
  'Given by': 'Gegeben von',
  'Given to': 'Gegeben an',
  'Receipt for donation {orderNumber}': 'Beleg zu Spende {orderNumber}',
  'Back to the donation': 'Zurück zur Spende',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Heb dir die Adresse dieser Seite auf: Sie zeigt deine Spende, wann immer du wiederkommst.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Die Beträge sind in einer anderen Währung, seit diese Seite gezeigt wurde. Es wurde nichts abgebucht. Bitte wähle noch einmal.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'Hier kann im Moment nichts gespendet werden. Es wurde nichts abgebucht.',
  'The payment was stopped. Nothing was charged.':
    'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Deine Spende ist unterwegs. Warte einen Moment und sende das Formular dann noch einmal, um zu sehen, was daraus geworden ist.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Dieses Formular wurde schon mit anderen Angaben gesendet. Sieh sie dir an und sende es noch einmal, um erneut zu spenden.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Deine Zahlung kam zu spät und wird zurückgezahlt. Bitte sende das Formular noch einmal.',
  'No donations can be paid here yet. Nothing was charged.':
    'Hier können noch keine Spenden bezahlt werden. Es wurde nichts abgebucht.',
  'Please choose an amount.': 'Bitte wähle einen Betrag.',
  'Please enter an amount in digits.': 'Bitte gib einen Betrag in Ziffern ein.',
  'This is less than can be given here.': 'Das ist weniger, als hier gespendet werden kann.',
  'This is more than can be given here.': 'Das ist mehr, als hier gespendet werden kann.',
  'You are being led to the page where you pay.':
    'Du wirst zur Seite geführt, auf der du bezahlst.',
  'Stop the payment and go back': 'Zahlung abbrechen und zurückgehen',
  'Go back without paying': 'Ohne Bezahlen zurückgehen',
  'How often': 'Wie oft',
  Once: 'Einmal',
  'Every month': 'Jeden Monat',
  'Every year': 'Jedes Jahr',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'Mit der Spende stimmst du zu, dass dieser Betrag auf demselben Weg jeden Monat abgebucht wird, bis du kündigst. Ein Link in jeder unserer Mails führt dorthin, wo du kündigst.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'Mit der Spende stimmst du zu, dass dieser Betrag auf demselben Weg jedes Jahr abgebucht wird, bis du kündigst. Ein Link in jeder unserer Mails führt dorthin, wo du kündigst.',
  'What for': 'Wofür',
  'Your recurring donation': 'Deine regelmäßige Spende',
  'This is a donation of a test. No money is taken.':
    'Das ist eine Spende zum Testen. Es wird kein Geld abgebucht.',
  'Keep the donation': 'Spende behalten',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Bis du fortsetzt, wird nichts abgebucht. Zahlungen in der Pause entfallen.',
  'Pause the donation': 'Spende anhalten',
  'Cancel the donation': 'Spende kündigen',
  'See the donation': 'Spende ansehen',
  'Your recurring donation is canceled.': 'Deine regelmäßige Spende ist gekündigt.',
  'Your recurring donation goes on.': 'Deine regelmäßige Spende läuft weiter.',
  'Your recurring donation is paused.': 'Deine regelmäßige Spende ist angehalten.',
  'Change the amount': 'Betrag ändern',
  'It counts from the next payment on.': 'Er gilt ab der nächsten Zahlung.',
  'Save the amount': 'Betrag speichern',
  'The amount is saved.': 'Der Betrag ist gespeichert.',
  'It is canceled. Nothing more is charged.': 'Sie ist gekündigt. Es wird nichts mehr abgebucht.',
  'Nothing more is charged. A mail confirms it.':
    'Es wird nichts mehr abgebucht. Eine Mail bestätigt es.',
  'See your recurring donation': 'Deine regelmäßige Spende ansehen',
  'Donate every month': 'Jeden Monat spenden',
  'Donate every year': 'Jedes Jahr spenden',
  'Nothing can be given here at the moment.': 'Hier kann im Moment nichts gespendet werden.',
  'This recurring donation has ended.': 'Diese regelmäßige Spende ist beendet.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'Eine Zahlung dieser Spende läuft gerade. Bitte versuche es in ein paar Minuten noch einmal.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Diese regelmäßige Spende hat sich inzwischen geändert. Bitte sieh sie dir noch einmal an.',
  'Nothing is to be paid for this donation now.': 'Für diese Spende ist gerade nichts zu zahlen.',
} as const
