/** What is said of cards that are kept, in German. */
export const cardsDe = {
  'Which card shall {shop} charge from now on?': 'Welche Karte soll {shop} ab jetzt belasten?',
  'Nothing is charged now.': 'Jetzt wird nichts abgebucht.',
  'A card that is accepted': 'Eine Karte, die angenommen wird',
  'A card that is declined': 'Eine Karte, die abgelehnt wird',
  'A card whose bank asks each time': 'Eine Karte, bei der die Bank jedes Mal fragt',
  'Go back without a change': 'Ohne Änderung zurück',
  'To your card…': 'Zu deiner Karte…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Du wirst auf die Seite geleitet, auf der du eine andere Karte angibst. Jetzt wird nichts abgebucht.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Wir warten auf die Antwort zu deiner Karte. Diese Seite schaut von selbst wieder nach.',
  'Go on to your card': 'Weiter zu deiner Karte',
  'Your card': 'Deine Karte',
  'Use another card': 'Andere Karte verwenden',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Du gibst sie auf der Seite des Zahlungsanbieters an. Jetzt wird nichts abgebucht.',
  'Give another card': 'Andere Karte angeben',
  'Your card is changed. The next payments are made with it.':
    'Deine Karte ist geändert. Die nächsten Zahlungen laufen über sie.',
  'valid until {expires}': 'gültig bis {expires}',
  'Your cards': 'Deine Karten',
  'Another card or way to pay': 'Andere Karte oder Zahlungsart',
  '{brand} ending in {lastFour}': '{brand} mit der Endung {lastFour}',
  'Keep this card for the next time': 'Diese Karte für das nächste Mal behalten',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Entfernen<span class="checkout-hidden">: Karte {name}</span>',
  'The card is removed.': 'Die Karte ist entfernt.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Gerade kann keine Karte angegeben werden. Nichts hat sich geändert. Bitte versuche es in ein paar Minuten noch einmal.',
  'No other card was given. The next payments are made as before.':
    'Es wurde keine andere Karte angegeben. Die nächsten Zahlungen laufen wie bisher.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'Die gewählte Karte ist nicht mehr hinterlegt. Es wurde nichts abgebucht. Bitte wähle noch einmal, wie du zahlst.',
  'no longer valid': 'nicht mehr gültig',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Der Zahlungsanbieter bewahrt sie auf. Dieser Shop sieht ihre Nummern nie.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Bezahlt <a href="{address}">{title}</a>, auch wenn sie hier entfernt ist.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'Die Karte ist hier entfernt. Was mit ihr läuft, wird weiter von ihr abgebucht, bis du dort eine andere Karte angibst oder kündigst.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Mit einer behaltenen Karte wird daraus, was du für sie gewählt hast; für eine andere wählst du unten.',
  'It goes to Stripe alone. This shop never sees it.':
    'Sie geht allein an Stripe. Dieser Shop bekommt sie nie zu sehen.',
  'Pay in another way, on Stripe’s page': 'Auf andere Weise zahlen, auf der Seite von Stripe',
  'The fields for your card are loading…': 'Die Felder für deine Karte werden geladen …',
  'The fields for your card did not load.': 'Die Felder für deine Karte wurden nicht geladen.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Deine Karte konnte nicht gelesen werden. Es wurde nichts abgebucht. Bitte gib sie noch einmal ein oder zahle auf der Seite des Zahlungsanbieters.',
  'Your card could not be read. Please type it once more.':
    'Deine Karte konnte nicht gelesen werden. Bitte gib sie noch einmal ein.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Zahle mit der Karte 4242 4242 4242 4242 und irgendeinem künftigen Datum.',
}
