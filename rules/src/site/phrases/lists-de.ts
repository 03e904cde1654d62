/** What is said of news by e-mail, in German. */
export const listsDe = {
  'News by e-mail': 'Neuigkeiten per E-Mail',
  'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.':
    'Wir haben dir einen Link geschickt. Neuigkeiten bekommst du, sobald du ihn bestätigt hast. Sieh auch im Spam-Ordner nach.',
  'Leave your e-mail address to get news of {site}. You can stop them at any time.':
    'Gib deine E-Mail-Adresse an, um Neuigkeiten von {site} zu bekommen. Du kannst sie jederzeit abbestellen.',
  'Send me news by e-mail': 'Schickt mir Neuigkeiten per E-Mail',
  'Confirm that you want news of {site} at {email}.':
    'Bestätige, dass du Neuigkeiten von {site} an {email} möchtest.',
  'You get news of {site} at {email}.': 'Du bekommst Neuigkeiten von {site} an {email}.',
  'You get no news of {site} at {email}.': 'Du bekommst keine Neuigkeiten von {site} an {email}.',
  'Your address is forgotten.': 'Deine Adresse ist vergessen.',
  'Send me no more news': 'Schickt mir keine Neuigkeiten mehr',
  'Yes, send me news': 'Ja, schickt mir Neuigkeiten',
  'No, forget my address': 'Nein, vergesst meine Adresse',
  'There were too many sign-ups just now. Please try again in some minutes.':
    'Gerade gab es zu viele Anmeldungen. Bitte versuche es in einigen Minuten noch einmal.',
  'The captcha could not be loaded. You can sign up all the same.':
    'Das Captcha ließ sich nicht laden. Die Anmeldung geht trotzdem.',
  'Submitting…': 'Wird gesendet…',
  'Email cannot be blank': 'Gib eine E-Mail-Adresse an',
  'Email is invalid': 'Diese E-Mail-Adresse ist ungültig',
} as const
