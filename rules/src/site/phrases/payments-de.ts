/** What is said of payments whose money takes days, in German. */
export const paymentsDe = {
  'It takes days, then it is paid': 'Sie dauert Tage und wird dann bezahlt',
  'The order waits for its money, which comes after three days.':
    'Die Bestellung wartet auf ihr Geld, das nach drei Tagen kommt.',
  'It takes days, then it fails': 'Sie dauert Tage und scheitert dann',
  'The order waits for its money, and is canceled after three days.':
    'Die Bestellung wartet auf ihr Geld und wird nach drei Tagen storniert.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Deine Bestellung <strong>{orderNumber}</strong> ist da, und ihre Zahlung ist unterwegs. Das kann einige Tage dauern.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Sobald das Geld da ist, schicken wir dir noch eine Mail, und es geht mit deiner Bestellung weiter.',
  'Its payment did not come, so nothing was charged.':
    'Die Zahlung ist nicht angekommen, es wurde also nichts abgebucht.',
  'Ask the test bank now': 'Die Testbank jetzt fragen',
  'Does the payment of {amount} to {shop} arrive?': 'Kommt die Zahlung von {amount} an {shop} an?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Sie ist unterwegs, und die Bank entscheidet nach drei Tagen von selbst. Hier kannst du jetzt entscheiden.',
  'It arrives': 'Sie kommt an',
  'It fails': 'Sie scheitert',
  'payment under way': 'Zahlung unterwegs',
  'To your order': 'Zu deiner Bestellung',
}
