import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Spanish. */
export const listsEs: Phrases<typeof listsDe> = {
  'News by e-mail': 'Novedades por correo',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Te hemos enviado un enlace. Recibirás novedades en cuanto lo confirmes. Mira también en el correo no deseado.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Deja tu correo para recibir novedades de {site}. Puedes dejarlo cuando quieras.',
  'Send me news by e-mail': 'Enviadme novedades por correo',
  'Confirm that you want news of {site} at {email}.':
    'Confirma que quieres novedades de {site} en {email}.',
  'You get news of {site} at {email}.': 'Recibes novedades de {site} en {email}.',
  'You get no news of {site} at {email}.': 'No recibes novedades de {site} en {email}.',
  'Your address is forgotten.': 'Hemos olvidado tu dirección.',
  'Send me no more news': 'No me enviéis más novedades',
  'Yes, send me news': 'Sí, enviadme novedades',
  'No, forget my address': 'No, olvidad mi dirección',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Ha habido demasiadas altas ahora mismo. Inténtalo de nuevo en unos minutos.',
  'The captcha could not be loaded. You can sign up all the same.':
    'No se pudo cargar el captcha. Puedes apuntarte de todos modos.',
  'Submitting…': 'Enviando…',
  'Email cannot be blank': 'Indica un correo',
  'Email is invalid': 'Este correo no es válido',
}
