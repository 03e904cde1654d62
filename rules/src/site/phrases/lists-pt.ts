import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Portuguese. */
export const listsPt: Phrases<typeof listsDe> = {
  'News by e-mail': 'Novidades por e-mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Enviamos um link. Você recebe novidades assim que confirmar. Veja também o spam.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Deixe seu e-mail para receber novidades de {site}. Você pode parar quando quiser.',
  'Send me news by e-mail': 'Quero novidades por e-mail',
  'Confirm that you want news of {site} at {email}.':
    'Confirme que você quer novidades de {site} em {email}.',
  'You get news of {site} at {email}.': 'Você recebe novidades de {site} em {email}.',
  'You get no news of {site} at {email}.': 'Você não recebe novidades de {site} em {email}.',
  'Your address is forgotten.': 'Seu endereço foi esquecido.',
  'Send me no more news': 'Não quero mais novidades',
  'Yes, send me news': 'Sim, quero novidades',
  'No, forget my address': 'Não, esqueçam meu endereço',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Houve inscrições demais agora. Tente de novo em alguns minutos.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Não foi possível carregar o captcha. Pode registar-se mesmo assim.',
  'Submitting…': 'Enviando…',
  'Email cannot be blank': 'Informe um e-mail',
  'Email is invalid': 'Este e-mail não é válido',
}
