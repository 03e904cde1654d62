import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Swedish. */
export const listsSv: Phrases<typeof listsDe> = {
  'News by e-mail': 'Nyheter via e-post',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Vi har skickat en länk till dig. Du får nyheter så snart du har bekräftat den. Titta även i skräpposten.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Lämna din e-postadress för att få nyheter från {site}. Du kan sluta när som helst.',
  'Send me news by e-mail': 'Skicka nyheter till mig via e-post',
  'Confirm that you want news of {site} at {email}.':
    'Bekräfta att du vill ha nyheter från {site} till {email}.',
  'You get news of {site} at {email}.': 'Du får nyheter från {site} till {email}.',
  'You get no news of {site} at {email}.': 'Du får inga nyheter från {site} till {email}.',
  'Your address is forgotten.': 'Din adress är glömd.',
  'Send me no more news': 'Skicka inga fler nyheter',
  'Yes, send me news': 'Ja, skicka nyheter',
  'No, forget my address': 'Nej, glöm min adress',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Det var för många anmälningar just nu. Försök igen om några minuter.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Captchan kunde inte laddas. Du kan anmäla dig ändå.',
  'Submitting…': 'Skickar…',
  'Email cannot be blank': 'Ange en e-postadress',
  'Email is invalid': 'E-postadressen är ogiltig',
}
