import type { donationsDe } from './donations-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of donations, in French. */
export const donationsFr: Phrases<typeof donationsDe> = {
  Donation: 'Don',
  Donate: 'Faire un don',
  Amount: 'Montant',
  'Another amount': 'Autre montant',
  'Amount in {currency}': 'Montant en {currency}',
  'From {least} to {most}.': 'De {least} à {most}.',
  'About you': 'À propos de vous',
  'Donation {orderNumber}': 'Don {orderNumber}',
  'Donation {orderNumber} was given back.': 'Le don {orderNumber} a été remboursé.',
  'This donation was given back.': 'Ce don a été remboursé.',
  'Your donation of <strong>{amount}</strong> has arrived.':
    'Votre don de <strong>{amount}</strong> est arrivé.',
  'Given by': 'Donné par',
  'Given to': 'Donné à',
  'Receipt for donation {orderNumber}': 'Reçu du don {orderNumber}',
  'Back to the donation': 'Retour au don',
  'Keep the address of this page: it shows your donation whenever you come back.':
    'Gardez l’adresse de cette page : elle montre votre don chaque fois que vous revenez.',
  'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.':
    'Les montants sont dans une autre monnaie depuis l’affichage de cette page. Rien n’a été débité. Veuillez choisir à nouveau.',
  'Nothing can be given here at the moment. Nothing was charged.':
    'On ne peut rien donner ici pour le moment. Rien n’a été débité.',
  'The payment was stopped. Nothing was charged.':
    'Le paiement a été interrompu. Rien n’a été débité.',
  'Your donation is on its way. Wait a moment, then send the form again to see what became of it.':
    'Votre don est en cours. Patientez un instant, puis envoyez à nouveau le formulaire pour voir ce qu’il en est.',
  'This form was already sent with other entries. Please look at them and send it again to give once more.':
    'Ce formulaire a déjà été envoyé avec d’autres données. Vérifiez-les et renvoyez-le pour donner à nouveau.',
  'Your payment came after its time, and is given back. Please send the form again.':
    'Votre paiement est arrivé trop tard et vous est rendu. Veuillez renvoyer le formulaire.',
  'No donations can be paid here yet. Nothing was charged.':
    'On ne peut pas encore payer de dons ici. Rien n’a été débité.',
  'Please choose an amount.': 'Veuillez choisir un montant.',
  'Please enter an amount in digits.': 'Veuillez saisir un montant en chiffres.',
  'This is less than can be given here.': 'C’est moins que ce que l’on peut donner ici.',
  'This is more than can be given here.': 'C’est plus que ce que l’on peut donner ici.',
  'You are being led to the page where you pay.': 'Vous êtes conduit à la page de paiement.',
  'Stop the payment and go back': 'Interrompre le paiement et revenir',
  'Go back without paying': 'Revenir sans payer',
  'How often': 'À quelle fréquence',
  Once: 'Une fois',
  'Every month': 'Chaque mois',
  'Every year': 'Chaque année',
  'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.':
    'En donnant, vous acceptez que ce montant soit débité de la même façon chaque mois jusqu’à ce que vous arrêtiez. Un lien dans chacun de nos e-mails mène là où vous l’arrêtez.',
  'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.':
    'En donnant, vous acceptez que ce montant soit débité de la même façon chaque année jusqu’à ce que vous arrêtiez. Un lien dans chacun de nos e-mails mène là où vous l’arrêtez.',
  'What for': 'Pour quoi',
  'Your recurring donation': 'Votre don régulier',
  'This is a donation of a test. No money is taken.':
    'Ceci est un don de test. Aucune somme n’est débitée.',
  'Keep the donation': 'Garder le don',
  'Nothing is charged until you go on. Payments that fall into the pause are left out.':
    'Rien n’est débité jusqu’à la reprise. Les paiements qui tombent pendant la pause sont omis.',
  'Pause the donation': 'Suspendre le don',
  'Cancel the donation': 'Arrêter le don',
  'See the donation': 'Voir le don',
  'Your recurring donation is canceled.': 'Votre don régulier est arrêté.',
  'Your recurring donation goes on.': 'Votre don régulier continue.',
  'Your recurring donation is paused.': 'Votre don régulier est suspendu.',
  'Change the amount': 'Changer le montant',
  'It counts from the next payment on.': 'Il compte à partir du prochain paiement.',
  'Save the amount': 'Enregistrer le montant',
  'The amount is saved.': 'Le montant est enregistré.',
  'It is canceled. Nothing more is charged.': 'Il est arrêté. Plus rien n’est débité.',
  'Nothing more is charged. A mail confirms it.': 'Plus rien n’est débité. Un e-mail le confirme.',
  'See your recurring donation': 'Voir votre don régulier',
  'Donate every month': 'Donner chaque mois',
  'Donate every year': 'Donner chaque année',
  'Nothing can be given here at the moment.': 'On ne peut rien donner ici pour le moment.',
  'This recurring donation has ended.': 'Ce don régulier a pris fin.',
  'A payment of this donation is being made. Please try again in a few minutes.':
    'Un paiement de ce don est en cours. Veuillez réessayer dans quelques minutes.',
  'This recurring donation has changed in the meantime. Please look at it again.':
    'Ce don régulier a changé entre-temps. Veuillez le regarder de nouveau.',
  'Nothing is to be paid for this donation now.': 'Il n’y a rien à payer pour ce don en ce moment.',
}
