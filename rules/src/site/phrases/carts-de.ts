/** What the cart says, in German. */
export const cartsDe = {
  'Note to the shop': 'Nachricht an den Shop',
  'What should we know about your order?': 'Was sollten wir zu deiner Bestellung wissen?',
  'Where it goes': 'Wohin es geht',
  'Your note': 'Deine Nachricht',
  'Estimated total': 'Voraussichtliche Summe',
  Summary: 'Übersicht',
  'View cart': 'Zum Warenkorb',
  'Added to your cart': 'In deinem Warenkorb',
  'When you added this, it cost {price}.':
    'Als du das in den Warenkorb gelegt hast, kostete es {price}.',
  'Available now: {count}.': 'Zurzeit verfügbar: {count}.',
  'This is not sold in this way any more.': 'Das wird so nicht mehr verkauft.',
}
