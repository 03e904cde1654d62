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
  'Please enter an amount in digits, such as the one below.':
    'Bitte gib einen Betrag in Ziffern ein, wie der darunter.',
  'This is less than can be given here.': 'Das ist weniger, als hier gespendet werden kann.',
  'This is more than can be given here.': 'Das ist mehr, als hier gespendet werden kann.',
  'You are being led to the page where you pay.':
    'Du wirst zur Seite geführt, auf der du bezahlst.',
  'Stop the payment and go back': 'Zahlung abbrechen und zurückgehen',
  'Go back without paying': 'Ohne Bezahlen zurückgehen',
} as const
