/** What is said of subscriptions, in German. */
export const subscriptionsDe = {
  'It is declined later': 'Sie wird später abgelehnt',
  'This payment is accepted, and the next ones are not.':
    'Diese Zahlung wird angenommen, die nächsten nicht.',
  'The bank asks later': 'Die Bank fragt später',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Diese Zahlung wird angenommen. Die nächsten warten, bis du sie bestätigst.',
  'It is paid more or less often now. Please look at when.':
    'Es wird jetzt häufiger oder seltener gezahlt. Bitte sieh nach, wann.',
  'Then {price}.': 'Danach {price}.',
  'The next payment is on {day}.': 'Die nächste Zahlung ist am {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Es läuft, bis du kündigst, was du jederzeit kannst.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Es endet nach insgesamt {count} Zahlungen, und du kannst es jederzeit kündigen.',
  'Discounts and gift cards do not count for subscriptions.':
    'Rabatte und Geschenkkarten gelten nicht für Abonnements.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'Mit der Zahlung stimmst du zu, dass {price} auf demselben Weg abgebucht werden, bis du kündigst. Ein Link in jeder unserer Mails führt dorthin, wo du kündigst.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'Mit der Zahlung stimmst du zu, dass {price} auf demselben Weg abgebucht werden, insgesamt {count} Mal oder bis du kündigst. Ein Link in jeder unserer Mails führt dorthin, wo du kündigst.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Deine Bank möchte dich zu dieser Zahlung fragen. Es wurde nichts abgebucht. Bitte zahle auf dieser Seite.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Das wird als Abonnement verkauft. Bitte lade die Seite neu und abonniere es.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Das ist kein Abonnement mehr. Bitte lade die Seite neu und lege es in den Warenkorb.',
  'This is a subscription of a test. No money is taken.':
    'Das ist ein Abonnement zum Testen. Es wird kein Geld abgebucht.',
  'Your subscription': 'Dein Abonnement',
  'Paid by {method}': 'Bezahlt mit {method}',
  'Go on with the payment': 'Weiter zur Zahlung',
  'Change it': 'Ändern',
  'Keep the subscription': 'Abonnement behalten',
  'Go on with it': 'Fortsetzen',
  Pause: 'Anhalten',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Bis du fortsetzt, wird nichts abgebucht und nichts verschickt. Zahlungen in der Pause entfallen.',
  'Pause the subscription': 'Abonnement anhalten',
  'Change the address': 'Adresse ändern',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Inzwischen kostet es mit Versand und Steuern {price}. Es wurde nichts abgebucht: nur wenn Sie hier bezahlen.',
  'Left out, because it could not be had or sent': 'Ausgelassen, weil es nicht lieferbar war',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Sie gilt ab der nächsten Zahlung; Versand und Steuern sind die von dort. Kostet es mehr, fragen wir Sie vorher.',
  'Save the address': 'Adresse speichern',
  'Cancel the subscription': 'Abonnement kündigen',
  'Cancel now': 'Jetzt kündigen',
  'Your payments': 'Deine Zahlungen',
  'See the order': 'Bestellung ansehen',
  'You have agreed to this:': 'Dem hast du zugestimmt:',
  'Your subscription is canceled.': 'Dein Abonnement ist gekündigt.',
  'Cancel a subscription': 'Verträge hier kündigen',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Eine Mail sagt dir, bis wann es läuft. Es wird nichts mehr abgebucht.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Gib die Nummer der Bestellung an, mit der es begann, und die E-Mail-Adresse, mit der du bestellt hast.',
  'We try again on {day}.': 'Wir versuchen es am {day} noch einmal.',
  '{amount} of what you have paid goes back to you.':
    '{amount} von dem, was du bezahlt hast, gehen an dich zurück.',
  'Payments that are left: {count}.': 'Verbleibende Zahlungen: {count}.',
  'A payment is being made.': 'Eine Zahlung läuft gerade.',
  'Your last payment did not go through. Nothing was charged.':
    'Deine letzte Zahlung ist nicht gelungen. Es wurde nichts abgebucht.',
  'It is paused. Nothing is charged until you go on.':
    'Es ist angehalten. Bis du fortsetzt, wird nichts abgebucht.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Es ist gekündigt und läuft bis zum {day}. Es wird nichts mehr abgebucht.',
  'It has ended. Nothing more is charged.': 'Es ist beendet. Es wird nichts mehr abgebucht.',
  'It ends at once, and nothing more is charged.':
    'Es endet sofort, und es wird nichts mehr abgebucht.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Es läuft bis zum {day}, und es wird nichts mehr abgebucht. Eine Mail bestätigt es.',
  'Being paid': 'Wird gezahlt',
  'Not paid yet': 'Noch nicht gezahlt',
  'Not paid': 'Nicht gezahlt',
  'Left out': 'Entfallen',
  'Your subscription goes on.': 'Dein Abonnement läuft weiter.',
  'Your subscription is paused.': 'Dein Abonnement ist angehalten.',
  'The address is saved.': 'Die Adresse ist gespeichert.',
  'This subscription has ended.': 'Dieses Abonnement ist beendet.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'Eine Zahlung dieses Abonnements läuft gerade. Bitte versuche es in ein paar Minuten noch einmal.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Dieses Abonnement hat sich inzwischen geändert. Bitte sieh es dir noch einmal an.',
  'Nothing is to be paid for this subscription now.':
    'Für dieses Abonnement ist jetzt nichts zu zahlen.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Wir kennen kein Abonnement mit dieser Bestellnummer und E-Mail-Adresse. Bitte prüfe beides oder öffne den Link in deiner Mail.',
  'This order is a payment of a subscription.':
    'Diese Bestellung ist eine Zahlung eines Abonnements.',
  'See your subscription': 'Dein Abonnement ansehen',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Diesen Plan gibt es nicht mehr. Bitte lade die Seite neu und wähle noch einmal.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'Abonniert wird ein Stück auf einmal. Bitte setze die Menge auf 1.',
  '{amount} given back': '{amount} erstattet',
} as const
