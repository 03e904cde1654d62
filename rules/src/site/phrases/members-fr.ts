import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersFr: Phrases<typeof membersDe> = {
  'Sign in': 'Se connecter',
  'Sign out': 'Se déconnecter',
  'Sign out everywhere': 'Se déconnecter partout',
  'Create an account': 'Créer un compte',
  'Forgot your password?': 'Mot de passe oublié ?',
  Password: 'Mot de passe',
  'Current password': 'Mot de passe actuel',
  'New password': 'Nouveau mot de passe',
  'New e-mail address': 'Nouvelle adresse e-mail',
  'At least 8 characters.': '8 caractères au moins.',
  'Keep me signed in on this device': 'Rester connecté sur cet appareil',
  'Send me the link': 'Envoyez-moi le lien',
  'Save and sign in': 'Enregistrer et se connecter',
  Confirm: 'Confirmer',
  Save: 'Enregistrer',
  'Saved.': 'Enregistré.',
  'We send a link to your address. There you choose your password.':
    'Nous envoyons un lien à votre adresse. Vous y choisirez votre mot de passe.',
  'We send a link to the address of your account. There you choose your password.':
    'Nous envoyons un lien à l’adresse de votre compte. Vous y choisirez votre mot de passe.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Nous envoyons un lien à la nouvelle adresse. Tant que vous ne l’ouvrez pas, l’actuelle reste.',
  'The account is for <bdi>{email}</bdi>.': 'Le compte est pour <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'Vous vous connecterez ensuite avec <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Connecté en tant que <bdi>{email}</bdi>.',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'Confirm your e-mail address': 'Confirmez votre adresse e-mail',
  'Look into your mailbox': 'Consultez votre messagerie',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Si l’adresse est juste, un message avec un lien est en route. Il sert une fois, pendant une heure.',
  'Your address is confirmed.': 'Votre adresse est confirmée.',
  'Your account is deleted.': 'Votre compte est supprimé.',
  'This link does not work any more.': 'Ce lien ne fonctionne plus.',
  'Your account': 'Votre compte',
  'Your orders': 'Vos commandes',
  'Older orders': 'Commandes plus anciennes',
  'There are no orders with your address yet.':
    'Il n’y a pas encore de commande avec votre adresse.',
  cancelled: 'annulée',
  'with downloads': 'avec téléchargements',
  'Your address': 'Votre adresse',
  'Your addresses': 'Vos adresses',
  'Send to <bdi>{line}</bdi>': 'Envoyer à <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Utiliser en premier<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Retirer<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'Lors de la commande, vous pouvez garder une adresse ici pour ne plus avoir à la saisir.',
  'Your details': 'Vos informations',
  'Change your e-mail address': 'Changer d’adresse e-mail',
  'Change your password': 'Changer de mot de passe',
  'Delete your account': 'Supprimer votre compte',
  'Delete the account': 'Supprimer le compte',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Votre compte, votre adresse et vos connexions sont supprimés aussitôt. Les commandes restent à la boutique, que la loi oblige à les conserver.',
  'Download your data': 'Télécharger vos données',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Vous avez un compte ? <a href="{signIn}">Connectez-vous</a>',
  'Keep this address in my account': 'Garder cette adresse dans mon compte',
  'Your next order': 'Votre prochaine commande',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Avec un compte pour <bdi>{email}</bdi>, vous voyez toutes vos commandes au même endroit et n’avez plus à saisir votre adresse.',
  'That e-mail and password do not match.': 'L’e-mail et le mot de passe ne correspondent pas.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Trop de tentatives. Patientez quelques minutes et réessayez.',
  'This link has been used or is too old. Ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'A password needs at least 8 characters.': 'Un mot de passe compte au moins 8 caractères.',
  'A password may have at most 128 characters.': 'Un mot de passe compte au plus 128 caractères.',
  'That password is among the first that anyone would guess. Choose another.':
    'Ce mot de passe est parmi les premiers que l’on devinerait. Choisissez-en un autre.',
  'That is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'That is the address that you have.': 'C’est l’adresse que vous avez déjà.',
  'Another account has this address.': 'Un autre compte a cette adresse.',
  'A name has 1 to 100 characters.': 'Un nom compte de 1 à 100 caractères.',
}
