import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Dutch. */
export const reviewsNl: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Beoordeel wat je hebt gekocht',
  'Thank you for your review.': 'Bedankt voor je beoordeling.',
  'You get no more mails that ask for reviews.':
    'Je krijgt geen mails meer die om een beoordeling vragen.',
  'It is shown once the shop has looked at it.':
    'Hij verschijnt zodra de winkel ernaar heeft gekeken.',
  'It is on the page of the product now.': 'Hij staat nu op de pagina van het product.',
  'What you have said': 'Wat je hebt gezegd',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Je naam en wat je schrijft zijn te lezen voor iedereen die de pagina van het product bezoekt.',
  'You can still change it here.': 'Je kunt hem hier nog wijzigen.',
  Stars: 'Sterren',
  '{stars} of 5 stars': '{stars} van 5 sterren',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} van 5 sterren ({count})',
  'Your review': 'Je beoordeling',
  'Who says that': 'Wie zegt dat',
  'Your name, as others read it': 'Je naam, zoals anderen die lezen',
  'Send the review': 'Beoordeling versturen',
  'Come back once your order has arrived.': 'Kom terug zodra je bestelling is aangekomen.',
  'There is nothing in this order to review.': 'In deze bestelling valt niets te beoordelen.',
  'Mails that ask for reviews': 'Mails die om een beoordeling vragen',
  'Would you rather not be asked?': 'Word je liever niet gevraagd?',
  'Send me no more of them': 'Stuur ze mij niet meer',
  'Please choose how many stars you give.': 'Kies hoeveel sterren je geeft.',
  'This review was sent before, and cannot be changed any more.':
    'Deze beoordeling is al verstuurd en kan niet meer worden gewijzigd.',
  Reviews: 'Beoordelingen',
  'Only people who bought the product here can review it.':
    'Alleen wie het product hier heeft gekocht, kan het beoordelen.',
  'Older reviews': 'Oudere beoordelingen',
  'Newest reviews': 'Nieuwste beoordelingen',
  'Test order': 'Testbestelling',
  'A customer': 'Een klant',
  'The shop says': 'De winkel zegt',
  'Your opinion': 'Je mening',
  'How do you like what you bought? Your review helps others to choose.':
    'Hoe bevalt je aankoop? Je beoordeling helpt anderen kiezen.',
}
