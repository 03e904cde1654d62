import type { Phrases } from './phrases.ts'
import type { withdrawalsDe } from './withdrawals-de.ts'

/** What is said of withdrawing from an order, in French. */
export const withdrawalsFr: Phrases<typeof withdrawalsDe> = {
  'Withdraw from contract here': 'Renoncer au contrat ici',
  'Withdraw from the contract': 'Renoncer au contrat',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Vous pouvez vous rétracter de cette commande jusqu’au {day}, sans donner de motif.',
  'You can withdraw from this order without giving a reason.':
    'Vous pouvez vous rétracter de cette commande sans donner de motif.',
  'What do you withdraw from?': 'Sur quoi porte votre rétractation ?',
  'Pieces of {title}, of {most}': 'Quantité pour {title}, sur {most}',
  'We confirm it by a mail to this address.': 'L’accusé de réception est envoyé à cette adresse.',
  'Order number': 'Numéro de commande',
  'You find it in the mail of your order.': 'Vous le trouvez dans l’e-mail de votre commande.',
  'Confirm withdrawal': 'Confirmer la rétractation',
  'Please say what you withdraw from.': 'Veuillez indiquer sur quoi porte votre rétractation.',
  'Please write a number from 0 to {most}.': 'Veuillez indiquer un nombre de 0 à {most}.',
  'Your withdrawal is received.': 'Votre rétractation a bien été reçue.',
  'You have withdrawn': 'Votre rétractation porte sur',
  'There is nothing left in this order to withdraw from.':
    'Il ne reste rien dans cette commande dont vous puissiez vous rétracter.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'Le délai de rétractation pour cette commande est écoulé. Veuillez écrire à la boutique.',
  'You withdrew from this order on {when}.':
    'Votre rétractation pour cette commande date du {when}.',
  'You withdrew from a part of this order on {when}.':
    'Votre rétractation pour une partie de cette commande date du {when}.',
  'A mail tells you what we have received, and when.':
    'Un e-mail vous indique ce que nous avons reçu, et quand.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'La rétractation porte sur toute la commande. Pour une partie seulement, ouvrez la page de votre commande par le lien de son e-mail.',
  'Right of withdrawal': 'Droit de rétractation',
  'Your withdrawal': 'Votre rétractation',
  'Made to your wishes: there is no right of withdrawal.':
    'Réalisé selon vos souhaits : il n’y a pas de droit de rétractation.',
  'It spoils quickly: there is no right of withdrawal.':
    'Denrée périssable : il n’y a pas de droit de rétractation.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Journal ou magazine : il n’y a pas de droit de rétractation.',
  'It is for a certain day: there is no right of withdrawal.':
    'Pour un jour précis : il n’y a pas de droit de rétractation.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Une fois le scellé rompu, il n’y a pas de droit de rétractation, pour des raisons de santé et d’hygiène.',
  'Once its seal is broken there is no right of withdrawal.':
    'Une fois le scellé rompu, il n’y a pas de droit de rétractation.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Vous avez accepté que le téléchargement commence tout de suite : il n’y a plus de droit de rétractation.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'J’accepte que le téléchargement commence tout de suite et je sais que je perds ainsi mon droit de rétractation.',
  'Please agree that the download begins at once.':
    'Veuillez accepter que le téléchargement commence tout de suite.',
  'You agreed: “{downloadConsent}”': 'Vous avez accepté : « {downloadConsent} »',
  'What you cannot withdraw from': 'Ce dont vous ne pouvez pas vous rétracter',
}
