import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Danish. */
export const listsDa: Phrases<typeof listsDe> = {
  'News by e-mail': 'Nyheder på e-mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Vi har sendt dig et link. Du får nyheder, så snart du har bekræftet det. Se også i spam.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Skriv din e-mailadresse for at få nyheder fra {site}. Du kan stoppe når som helst.',
  'Send me news by e-mail': 'Send mig nyheder på e-mail',
  'Confirm that you want news of {site} at {email}.':
    'Bekræft, at du vil have nyheder fra {site} på {email}.',
  'You get news of {site} at {email}.': 'Du får nyheder fra {site} på {email}.',
  'You get no news of {site} at {email}.': 'Du får ingen nyheder fra {site} på {email}.',
  'Your address is forgotten.': 'Din adresse er glemt.',
  'Send me no more news': 'Send mig ikke flere nyheder',
  'Yes, send me news': 'Ja, send mig nyheder',
  'No, forget my address': 'Nej, glem min adresse',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Der var for mange tilmeldinger lige nu. Prøv igen om nogle minutter.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Captchaen kunne ikke indlæses. Du kan tilmelde dig alligevel.',
  'Submitting…': 'Sender…',
  'Email cannot be blank': 'Skriv en e-mailadresse',
  'Email is invalid': 'E-mailadressen er ugyldig',
}
