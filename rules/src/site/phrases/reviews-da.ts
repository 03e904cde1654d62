import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Danish. */
export const reviewsDa: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Anmeld det, du har købt',
  'Thank you for your review.': 'Tak for din anmeldelse.',
  'You get no more mails that ask for reviews.':
    'Du får ikke flere mails, der beder om anmeldelser.',
  'It is shown once the shop has looked at it.': 'Den vises, når butikken har set på den.',
  'It is on the page of the product now.': 'Den står nu på varens side.',
  'What you have said': 'Det har du sagt',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Dit navn og det, du skriver, kan læses af alle, der besøger varens side.',
  'You can still change it here.': 'Du kan stadig ændre den her.',
  Stars: 'Stjerner',
  '{stars} of 5 stars': '{stars} af 5 stjerner',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} af 5 stjerner ({count})',
  'Your review': 'Din anmeldelse',
  'Who says that': 'Hvem siger det',
  'Your name, as others read it': 'Dit navn, som andre læser det',
  'Send the review': 'Send anmeldelsen',
  'Come back once your order has arrived.': 'Kom igen, når din ordre er fremme.',
  'There is nothing in this order to review.': 'Der er intet i denne ordre at anmelde.',
  'Mails that ask for reviews': 'Mails, der beder om anmeldelser',
  'Would you rather not be asked?': 'Vil du hellere være fri for at blive spurgt?',
  'Send me no more of them': 'Send mig ikke flere',
  'Please choose how many stars you give.': 'Vælg, hvor mange stjerner du giver.',
  'This review was sent before, and cannot be changed any more.':
    'Denne anmeldelse er sendt tidligere og kan ikke ændres mere.',
  Reviews: 'Anmeldelser',
  'Only people who bought the product here can review it.':
    'Kun personer, der har købt varen her, kan anmelde den.',
  'Older reviews': 'Ældre anmeldelser',
  'Newest reviews': 'Nyeste anmeldelser',
  'Test order': 'Testordre',
  'A customer': 'En kunde',
  'The shop says': 'Butikken siger',
  'Your opinion': 'Din mening',
  'How do you like what you bought? Your review helps others to choose.':
    'Hvad synes du om det, du har købt? Din anmeldelse hjælper andre med at vælge.',
}
