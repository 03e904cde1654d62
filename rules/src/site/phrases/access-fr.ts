import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in French. */
export const accessFr: Phrases<typeof accessDe> = {
  'This page available only site members': 'Cette page est réservée aux membres',
  'Nobody can sign in here at the moment.': 'Personne ne peut se connecter ici pour le moment.',
  'Your account does not include it.': 'Votre compte n’y donne pas accès.',
  'Sign in to see it, or create an account first.':
    'Connectez-vous pour la voir, ou créez d’abord un compte.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Elle est comprise dans un abonnement de membre, et visible une fois connecté.',
  'What opens it': 'Ce qui y donne accès',
  'Your membership': 'Votre accès membre',
  'Your memberships': 'Vos accès membre',
  'A membership': 'Un accès membre',
  'renews on {until}': 'se renouvelle le {until}',
  'until {until}': 'jusqu’au {until}',
  'for one month': 'pour un mois',
  'for {months} months': 'pour {months} mois',
  'for ever': 'sans limite de durée',
  'Sign in as {email} to see the pages for members.':
    'Connectez-vous avec {email} pour voir les pages réservées aux membres.',
  'Create an account for {email} to see the pages for members.':
    'Créez un compte pour {email} afin de voir les pages réservées aux membres.',
  'Your account shows what it opens, and until when.':
    'Votre compte indique ce qu’il ouvre, et jusqu’à quand.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Elle est liée à <bdi>{email}</bdi>. Nous avons envoyé un lien à cette adresse : il permet de créer un compte ou de se connecter au vôtre.',
}
