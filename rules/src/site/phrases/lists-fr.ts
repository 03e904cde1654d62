import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in French. */
export const listsFr: Phrases<typeof listsDe> = {
  'News by e-mail': 'Nouvelles par e-mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Nous vous avons envoyé un lien. Vous recevrez des nouvelles dès que vous l’aurez confirmé. Regardez aussi dans les indésirables.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Laissez votre adresse e-mail pour recevoir des nouvelles de {site}. Vous pouvez arrêter à tout moment.',
  'Send me news by e-mail': 'Envoyez-moi des nouvelles par e-mail',
  'Confirm that you want news of {site} at {email}.':
    'Confirmez que vous voulez des nouvelles de {site} à {email}.',
  'You get news of {site} at {email}.': 'Vous recevez des nouvelles de {site} à {email}.',
  'You get no news of {site} at {email}.': 'Vous ne recevez pas de nouvelles de {site} à {email}.',
  'Your address is forgotten.': 'Votre adresse est oubliée.',
  'Send me no more news': 'Ne m’envoyez plus de nouvelles',
  'Yes, send me news': 'Oui, envoyez-moi des nouvelles',
  'No, forget my address': 'Non, oubliez mon adresse',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Il y a eu trop d’inscriptions à l’instant. Réessayez dans quelques minutes.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Le captcha n’a pas pu être chargé. Vous pouvez vous inscrire quand même.',
  'Submitting…': 'Envoi…',
  'Email cannot be blank': 'Indiquez une adresse e-mail',
  'Email is invalid': 'Cette adresse e-mail n’est pas valide',
}
