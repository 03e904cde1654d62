import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in French. */
export const reviewsFr: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Donnez votre avis sur vos achats',
  'Thank you for your review.': 'Merci pour votre avis.',
  'You get no more mails that ask for reviews.':
    'Vous ne recevrez plus de messages demandant un avis.',
  'It is shown once the shop has looked at it.':
    'Il sera affiché une fois que la boutique l’aura lu.',
  'It is on the page of the product now.': 'Il figure maintenant sur la page du produit.',
  'What you have said': 'Ce que vous avez dit',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Votre nom et ce que vous écrivez sont lus par toutes les personnes qui visitent la page du produit.',
  'You can still change it here.': 'Vous pouvez encore le modifier ici.',
  Stars: 'Étoiles',
  '{stars} of 5 stars': '{stars} étoiles sur 5',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} étoiles sur 5 ({count})',
  'Your review': 'Votre avis',
  'Who says that': 'De la part de',
  'Your name, as others read it': 'Votre nom, tel que les autres le lisent',
  'Send the review': 'Envoyer l’avis',
  'Come back once your order has arrived.': 'Revenez une fois votre commande arrivée.',
  'There is nothing in this order to review.': 'Il n’y a rien à évaluer dans cette commande.',
  'Mails that ask for reviews': 'Messages demandant un avis',
  'Would you rather not be asked?': 'Vous préférez ne pas être sollicité ?',
  'Send me no more of them': 'Ne plus m’en envoyer',
  'Please choose how many stars you give.': 'Veuillez choisir le nombre d’étoiles.',
  'This review was sent before, and cannot be changed any more.':
    'Cet avis a déjà été envoyé et ne peut plus être modifié.',
  Reviews: 'Avis',
  'Only people who bought the product here can review it.':
    'Seules les personnes qui ont acheté le produit ici peuvent donner leur avis.',
  'Older reviews': 'Avis plus anciens',
  'Newest reviews': 'Avis les plus récents',
  'Test order': 'Commande de test',
  'A customer': 'Un client',
  'The shop says': 'La boutique répond',
  'Your opinion': 'Votre opinion',
  'How do you like what you bought? Your review helps others to choose.':
    'Que pensez-vous de vos achats ? Votre avis aide les autres à choisir.',
}
