/** What is said of how long an order takes, in German. */
export const deliveryDe = {
  'the same day': 'am selben Tag',
  'ready in {days}': 'abholbereit in: {days}',
  'Ready in {days}': 'Abholbereit in: {days}',
  'Ready the same day': 'Am selben Tag abholbereit',
  'Delivery time: {days}': 'Lieferzeit: {days}',
  'Delivery time: the same day': 'Lieferung am selben Tag',
  'VAT number': 'USt-IdNr.',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Die Steuernummer der Rechnung ist keine USt-IdNr. eines anderen EU-Landes, daher wird Steuer berechnet.',
} as const
