import type { listsDe } from './lists-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of news by e-mail, in Dutch. */
export const listsNl: Phrases<typeof listsDe> = {
  'News by e-mail': 'Nieuws per e-mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'We hebben je een link gestuurd. Je krijgt nieuws zodra je die hebt bevestigd. Kijk ook in je spammap.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Laat je e-mailadres achter om nieuws van {site} te krijgen. Je kunt altijd stoppen.',
  'Send me news by e-mail': 'Stuur me nieuws per e-mail',
  'Confirm that you want news of {site} at {email}.':
    'Bevestig dat je nieuws van {site} wilt op {email}.',
  'You get news of {site} at {email}.': 'Je krijgt nieuws van {site} op {email}.',
  'You get no news of {site} at {email}.': 'Je krijgt geen nieuws van {site} op {email}.',
  'Your address is forgotten.': 'Je adres is vergeten.',
  'Send me no more news': 'Stuur me geen nieuws meer',
  'Yes, send me news': 'Ja, stuur me nieuws',
  'No, forget my address': 'Nee, vergeet mijn adres',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Er waren net te veel aanmeldingen. Probeer het over enkele minuten opnieuw.',
  'The captcha could not be loaded. You can sign up all the same.':
    'De captcha kon niet worden geladen. Je kunt je toch aanmelden.',
  'Submitting…': 'Versturen…',
  'Email cannot be blank': 'Vul een e-mailadres in',
  'Email is invalid': 'Dit e-mailadres is ongeldig',
}
