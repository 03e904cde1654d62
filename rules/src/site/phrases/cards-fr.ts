import type { cardsDe } from './cards-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of cards that are kept, in French. */
export const cardsFr: Phrases<typeof cardsDe> = {
  'Which card shall {shop} charge from now on?': 'Quelle carte {shop} doit-il débiter désormais ?',
  'Nothing is charged now.': 'Rien n’est débité maintenant.',
  'A card that is accepted': 'Une carte qui est acceptée',
  'A card that is declined': 'Une carte qui est refusée',
  'A card whose bank asks each time': 'Une carte dont la banque demande à chaque fois',
  'Go back without a change': 'Revenir sans changement',
  'To your card…': 'Vers votre carte…',
  'You are being led to the page where you give another card. Nothing is charged now.':
    'Vous êtes conduit vers la page où vous indiquez une autre carte. Rien n’est débité maintenant.',
  'We are waiting for the answer about your card. This page looks again by itself.':
    'Nous attendons la réponse au sujet de votre carte. Cette page vérifie d’elle-même.',
  'Go on to your card': 'Continuer vers votre carte',
  'Your card': 'Votre carte',
  'Use another card': 'Utiliser une autre carte',
  'You give it on the page of the payment provider. Nothing is charged now.':
    'Vous l’indiquez sur la page du prestataire de paiement. Rien n’est débité maintenant.',
  'Give another card': 'Indiquer une autre carte',
  'Your card is changed. The next payments are made with it.':
    'Votre carte est changée. Les prochains paiements se font avec elle.',
  'valid until {expires}': 'valable jusqu’au {expires}',
  'Your cards': 'Vos cartes',
  'Another card or way to pay': 'Une autre carte ou un autre moyen de paiement',
  '{brand} ending in {lastFour}': '{brand} se terminant par {lastFour}',
  'Keep this card for the next time': 'Garder cette carte pour la prochaine fois',
  'Remove<span class="checkout-hidden"> the card {name}</span>':
    'Supprimer<span class="checkout-hidden"> la carte {name}</span>',
  'The card is removed.': 'La carte est supprimée.',
  'No card can be given now. Nothing has changed. Please try again in a few minutes.':
    'Aucune carte ne peut être indiquée maintenant. Rien n’a changé. Veuillez réessayer dans quelques minutes.',
  'No other card was given. The next payments are made as before.':
    'Aucune autre carte n’a été indiquée. Les prochains paiements se font comme avant.',
  'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.':
    'La carte que vous avez choisie n’est plus gardée. Rien n’a été débité. Veuillez choisir de nouveau comment payer.',
  'no longer valid': 'n’est plus valable',
  'The payment provider keeps them. This shop never sees their numbers.':
    'Le prestataire de paiement les garde. Cette boutique ne voit jamais leurs numéros.',
  'Pays <a href="{address}">{title}</a>, also once it is removed here.':
    'Paie <a href="{address}">{title}</a>, même une fois retirée d’ici.',
  'The card is removed here. What runs with it is still charged by it, until you give another card there or cancel it.':
    'La carte est retirée d’ici. Ce qui court avec elle continue d’y être débité, jusqu’à ce que vous y donniez une autre carte ou que vous l’annuliez.',
  'A card that you kept does what you chose for it; for another one you choose below.':
    'Avec une carte gardée, il en advient ce que vous avez choisi pour elle ; pour une autre, vous choisissez ci-dessous.',
  'It goes to Stripe alone. This shop never sees it.':
    'Elle va à Stripe seul. Cette boutique ne la voit jamais.',
  'Pay in another way, on Stripe’s page': 'Payer autrement, sur la page de Stripe',
  'The fields for your card are loading…': 'Les champs pour votre carte se chargent…',
  'The fields for your card did not load.': 'Les champs pour votre carte ne se sont pas chargés.',
  'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.':
    'Votre carte n’a pas pu être lue. Rien n’a été débité. Veuillez la saisir à nouveau, ou payer sur la page du prestataire de paiement.',
  'Your card could not be read. Please type it once more.':
    'Votre carte n’a pas pu être lue. Veuillez la saisir à nouveau.',
  'Pay with the card 4242 4242 4242 4242 and any date to come.':
    'Payez avec la carte 4242 4242 4242 4242 et n’importe quelle date à venir.',
}
