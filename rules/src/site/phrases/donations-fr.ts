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
  'Please enter an amount in digits, such as the one below.':
    'Veuillez saisir un montant en chiffres, comme celui ci-dessous.',
  'This is less than can be given here.': 'C’est moins que ce que l’on peut donner ici.',
  'This is more than can be given here.': 'C’est plus que ce que l’on peut donner ici.',
  'You are being led to the page where you pay.': 'Vous êtes conduit à la page de paiement.',
  'Stop the payment and go back': 'Interrompre le paiement et revenir',
  'Go back without paying': 'Revenir sans payer',
}
