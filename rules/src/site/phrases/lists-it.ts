import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Italian. */
export const listsIt: Phrases<typeof listsDe> = {
  'News by e-mail': 'Novità via e-mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Ti abbiamo inviato un link. Riceverai novità appena lo avrai confermato. Guarda anche nello spam.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Lascia il tuo indirizzo e-mail per ricevere novità da {site}. Puoi smettere in ogni momento.',
  'Send me news by e-mail': 'Inviatemi novità via e-mail',
  'Confirm that you want news of {site} at {email}.':
    'Conferma che vuoi novità da {site} a {email}.',
  'You get news of {site} at {email}.': 'Ricevi novità da {site} a {email}.',
  'You get no news of {site} at {email}.': 'Non ricevi novità da {site} a {email}.',
  'Your address is forgotten.': 'Il tuo indirizzo è dimenticato.',
  'Send me no more news': 'Non inviatemi più novità',
  'Yes, send me news': 'Sì, inviatemi novità',
  'No, forget my address': 'No, dimenticate il mio indirizzo',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Troppe iscrizioni in questo momento. Riprova fra qualche minuto.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Il captcha non si è caricato. Puoi iscriverti lo stesso.',
  'Submitting…': 'Invio…',
  'Email cannot be blank': 'Inserisci un indirizzo e-mail',
  'Email is invalid': 'Questo indirizzo e-mail non è valido',
}
