import type { Phrases } from './phrases.ts'
import type { subscriptionsDe } from './subscriptions-de.ts'

/** What is said of subscriptions, in French. */
export const subscriptionsFr: Phrases<typeof subscriptionsDe> = {
  'It is declined later': 'Il est refusé plus tard',
  'This payment is accepted, and the next ones are not.':
    'Ce paiement est accepté, et les suivants ne le sont pas.',
  'The bank asks later': 'La banque demande plus tard',
  'This payment is accepted. The next ones wait until you confirm them.':
    'Ce paiement est accepté. Les suivants attendent que vous les confirmiez.',
  'It is paid more or less often now. Please look at when.':
    'La fréquence de paiement a changé. Veuillez regarder quand.',
  'Then {price}.': 'Ensuite {price}.',
  'The next payment is on {day}.': 'Le prochain paiement a lieu le {day}.',
  'It goes on until you cancel it, which you can do at any time.':
    'Il se poursuit jusqu’à ce que vous le résiliiez, ce que vous pouvez faire à tout moment.',
  'It ends after {count} payments in all, and you can cancel it at any time.':
    'Il prend fin après {count} paiements en tout, et vous pouvez le résilier à tout moment.',
  'Discounts and gift cards do not count for subscriptions.':
    'Les remises et les cartes cadeaux ne comptent pas pour les abonnements.',
  'By paying, you agree that {price} is charged in the same way until you cancel. A link in each of our mails leads to where you cancel.':
    'En payant, vous acceptez que {price} soient débités de la même manière jusqu’à ce que vous résiliiez. Un lien dans chacun de nos messages mène à la résiliation.',
  'By paying, you agree that {price} is charged in the same way, {count} times in all, or until you cancel. A link in each of our mails leads to where you cancel.':
    'En payant, vous acceptez que {price} soient débités de la même manière, {count} fois en tout, ou jusqu’à ce que vous résiliiez. Un lien dans chacun de nos messages mène à la résiliation.',
  'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.':
    'Votre banque veut vous interroger sur ce paiement. Rien n’a été débité. Veuillez payer sur cette page.',
  'This is sold as a subscription. Please reload the page, and subscribe to it.':
    'Cet article est vendu par abonnement. Veuillez recharger la page et vous abonner.',
  'This is no subscription any more. Please reload the page, and add it to your cart.':
    'Ce n’est plus un abonnement. Veuillez recharger la page et l’ajouter au panier.',
  'This is a subscription of a test. No money is taken.':
    'C’est un abonnement de test. Aucun argent n’est débité.',
  'Your subscription': 'Votre abonnement',
  'Paid by {method}': 'Payé par {method}',
  'Go on with the payment': 'Continuer le paiement',
  'Change it': 'Le modifier',
  'Keep the subscription': 'Garder l’abonnement',
  'Go on with it': 'Le reprendre',
  Pause: 'Suspendre',
  'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.':
    'Rien n’est débité ni envoyé jusqu’à ce que vous repreniez. Les paiements qui tombent pendant la pause sont omis.',
  'Pause the subscription': 'Suspendre l’abonnement',
  'Change the address': 'Modifier l’adresse',
  'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.':
    'Le prix est maintenant de {price}, livraison et taxes comprises. Rien n’a été débité : ce sera le cas seulement si vous payez ici.',
  'Left out, because it could not be had or sent':
    'Omis, car l’article n’était pas disponible ou ne pouvait pas être envoyé',
  'It counts from the next payment on; shipping and taxes are those of there. If it costs more, we ask you first.':
    'Elle vaut à partir du prochain paiement ; la livraison et les taxes sont celles de ce lieu. Si le prix augmente, nous vous le demandons d’abord.',
  'Save the address': 'Enregistrer l’adresse',
  'Cancel the subscription': 'Résilier l’abonnement',
  'Cancel now': 'Résilier maintenant',
  'Your payments': 'Vos paiements',
  'See the order': 'Voir la commande',
  'You have agreed to this:': 'Vous avez accepté ceci :',
  'Your subscription is canceled.': 'Votre abonnement est résilié.',
  'Cancel a subscription': 'Résilier un abonnement',
  'A mail tells you until when it runs. Nothing more is charged.':
    'Un message vous dit jusqu’à quand il court. Plus rien n’est débité.',
  'Type the number of the order that it began with, and the e-mail address that you ordered with.':
    'Saisissez le numéro de la commande par laquelle il a commencé et l’adresse e-mail de cette commande.',
  'We try again on {day}.': 'Nous réessayons le {day}.',
  '{amount} of what you have paid goes back to you.':
    '{amount} de ce que vous avez payé vous sont remboursés.',
  'Payments that are left: {count}.': 'Paiements restants : {count}.',
  'A payment is being made.': 'Un paiement est en cours.',
  'Your last payment did not go through. Nothing was charged.':
    'Votre dernier paiement n’a pas abouti. Rien n’a été débité.',
  'It is paused. Nothing is charged until you go on.':
    'Il est suspendu. Rien n’est débité jusqu’à ce que vous repreniez.',
  'It is canceled and runs until {day}. Nothing more is charged.':
    'Il est résilié et court jusqu’au {day}. Plus rien n’est débité.',
  'It has ended. Nothing more is charged.': 'Il est terminé. Plus rien n’est débité.',
  'It ends at once, and nothing more is charged.':
    'Il prend fin tout de suite, et plus rien n’est débité.',
  'It runs until {day}, and nothing more is charged. A mail confirms it.':
    'Il court jusqu’au {day}, et plus rien n’est débité. Un message le confirme.',
  'Being paid': 'En cours',
  'Not paid yet': 'Pas encore payé',
  'Not paid': 'Non payé',
  'Left out': 'Omis',
  'Your subscription goes on.': 'Votre abonnement continue.',
  'Your subscription is paused.': 'Votre abonnement est suspendu.',
  'The address is saved.': 'L’adresse est enregistrée.',
  'This subscription has ended.': 'Cet abonnement est terminé.',
  'A payment of this subscription is being made. Please try again in a few minutes.':
    'Un paiement de cet abonnement est en cours. Veuillez réessayer dans quelques minutes.',
  'This subscription has changed in the meantime. Please look at it again.':
    'Cet abonnement a changé entre-temps. Veuillez le regarder à nouveau.',
  'Nothing is to be paid for this subscription now.':
    'Il n’y a rien à payer pour cet abonnement maintenant.',
  'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.':
    'Nous ne connaissons aucun abonnement avec ce numéro de commande et cette adresse e-mail. Veuillez vérifier les deux ou ouvrir le lien de votre message.',
  'This order is a payment of a subscription.': 'Cette commande est un paiement d’un abonnement.',
  'See your subscription': 'Voir votre abonnement',
  'This plan is not offered any more. Please reload the page, and choose again.':
    'Cette formule n’est plus proposée. Rechargez la page et choisissez de nouveau.',
  'You subscribe to one at a time. Please set the quantity to 1.':
    'L’abonnement porte sur un seul article à la fois. Mettez la quantité à 1.',
  '{amount} given back': '{amount} remboursés',
}
