/** What is said of reviews, in German. */
export const reviewsDe = {
  'Review what you bought': 'Bewerte deinen Einkauf',
  'Thank you for your review.': 'Danke für deine Bewertung.',
  'You get no more mails that ask for reviews.':
    'Du bekommst keine Mails mehr, die um Bewertungen bitten.',
  'It is shown once the shop has looked at it.':
    'Sie erscheint, sobald der Shop sie angesehen hat.',
  'It is on the page of the product now.': 'Sie steht jetzt auf der Seite des Produkts.',
  'What you have said': 'Das hast du gesagt',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Deinen Namen und was du schreibst, lesen alle, die die Seite des Produkts besuchen.',
  'You can still change it here.': 'Du kannst sie hier noch ändern.',
  Stars: 'Sterne',
  '{stars} of 5 stars': '{stars} von 5 Sternen',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} von 5 Sternen ({count})',
  'Your review': 'Deine Bewertung',
  'Who says that': 'Wer sagt das',
  'Your name, as others read it': 'Dein Name, wie ihn andere lesen',
  'Send the review': 'Bewertung abschicken',
  'Come back once your order has arrived.': 'Komm wieder, sobald deine Bestellung angekommen ist.',
  'There is nothing in this order to review.': 'In dieser Bestellung gibt es nichts zu bewerten.',
  'Mails that ask for reviews': 'Mails, die um Bewertungen bitten',
  'Would you rather not be asked?': 'Möchtest du lieber nicht gefragt werden?',
  'Send me no more of them': 'Keine solchen Mails mehr',
  'Please choose how many stars you give.': 'Bitte wähle, wie viele Sterne du gibst.',
  'This review was sent before, and cannot be changed any more.':
    'Diese Bewertung wurde schon abgeschickt und lässt sich nicht mehr ändern.',
  Reviews: 'Bewertungen',
  'Only people who bought the product here can review it.':
    'Nur wer das Produkt hier gekauft hat, kann es bewerten.',
  'Older reviews': 'Ältere Bewertungen',
  'Newest reviews': 'Neueste Bewertungen',
  'Test order': 'Testbestellung',
  'A customer': 'Eine Kundin oder ein Kunde',
  'The shop says': 'Der Shop sagt',
  'Your opinion': 'Deine Meinung',
  'How do you like what you bought? Your review helps others to choose.':
    'Wie gefällt dir dein Einkauf? Deine Bewertung hilft anderen bei der Wahl.',
} as const
