import { captchaMessages } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import { pageTexts } from '../content/page-texts.ts'

/** What the captcha of a form says; a template may translate it in `strings/`. */
const english = {
  captchaWorkingText: 'Checking that no program fills this in …',
  captchaDoneText: 'Checked: you can send this.',
  captchaAbsentText:
    'The captcha could not be loaded. You can send this all the same: somebody looks at it before it is seen.',
  ...captchaMessages,
}

type Texts = Readonly<Record<keyof typeof english, string>>

const translated: Readonly<Record<string, Texts>> = {
  de: {
    captchaWorkingText: 'Es wird geprüft, dass hier kein Programm schreibt …',
    captchaDoneText: 'Geprüft: Sie können absenden.',
    captchaAbsentText:
      'Das Captcha ließ sich nicht laden. Sie können trotzdem absenden: Es wird angesehen, bevor es erscheint.',
    'captcha-incomplete': 'Bitte lösen Sie das Captcha, bevor Sie absenden.',
    'captcha-not-valid': 'Das Captcha wurde nicht bestätigt. Bitte senden Sie es noch einmal.',
    'captcha-expired': 'Das Captcha ist inzwischen zu alt. Bitte senden Sie es noch einmal.',
    'captcha-used': 'Dieses Captcha wurde schon benutzt. Bitte senden Sie es noch einmal.',
    'captcha-silent':
      'Das Captcha ließ sich gerade nicht prüfen. Bitte senden Sie es gleich noch einmal.',
    'captcha-too-many': 'Es gab gerade viele Versuche. Bitte warten Sie einige Minuten.',
  },
  es: {
    captchaWorkingText: 'Comprobando que no lo rellena un programa…',
    captchaDoneText: 'Comprobado: ya puede enviarlo.',
    captchaAbsentText:
      'No se pudo cargar el captcha. Puede enviarlo igualmente: alguien lo mirará antes de que se vea.',
    'captcha-incomplete': 'Complete el captcha antes de enviar.',
    'captcha-not-valid': 'El captcha no se confirmó. Envíelo una vez más.',
    'captcha-expired': 'El captcha ya es demasiado antiguo. Envíelo una vez más.',
    'captcha-used': 'Este captcha ya se usó. Envíelo una vez más.',
    'captcha-silent': 'El captcha no se pudo comprobar ahora. Envíelo otra vez en un momento.',
    'captcha-too-many': 'Ha habido muchos intentos. Espere unos minutos.',
  },
  fr: {
    captchaWorkingText: 'Vérification qu’aucun programme ne remplit ce formulaire…',
    captchaDoneText: 'Vérifié : vous pouvez envoyer.',
    captchaAbsentText:
      'Le captcha n’a pas pu être chargé. Vous pouvez envoyer quand même : quelqu’un lira avant la publication.',
    'captcha-incomplete': 'Veuillez compléter le captcha avant d’envoyer.',
    'captcha-not-valid': 'Le captcha n’a pas été confirmé. Veuillez envoyer encore une fois.',
    'captcha-expired': 'Le captcha est maintenant trop ancien. Veuillez envoyer encore une fois.',
    'captcha-used': 'Ce captcha a déjà servi. Veuillez envoyer encore une fois.',
    'captcha-silent':
      'Le captcha n’a pas pu être vérifié. Veuillez envoyer encore une fois dans un instant.',
    'captcha-too-many': 'Il y a eu beaucoup d’essais. Veuillez attendre quelques minutes.',
  },
  it: {
    captchaWorkingText: 'Verifica che non sia un programma a scrivere…',
    captchaDoneText: 'Verificato: puoi inviare.',
    captchaAbsentText:
      'Il captcha non si è caricato. Puoi inviare lo stesso: qualcuno guarda prima che si veda.',
    'captcha-incomplete': 'Completa il captcha prima di inviare.',
    'captcha-not-valid': 'Il captcha non è stato confermato. Invia ancora una volta.',
    'captcha-expired': 'Il captcha ormai è troppo vecchio. Invia ancora una volta.',
    'captcha-used': 'Questo captcha è già stato usato. Invia ancora una volta.',
    'captcha-silent': 'Il captcha non si è potuto verificare. Invia di nuovo tra un momento.',
    'captcha-too-many': 'Ci sono stati molti tentativi. Aspetta qualche minuto.',
  },
  nl: {
    captchaWorkingText: 'Er wordt gecontroleerd dat geen programma dit invult …',
    captchaDoneText: 'Gecontroleerd: je kunt versturen.',
    captchaAbsentText:
      'De captcha kon niet worden geladen. Je kunt toch versturen: er kijkt iemand naar voordat het te zien is.',
    'captcha-incomplete': 'Los de captcha op voordat je verstuurt.',
    'captcha-not-valid': 'De captcha is niet bevestigd. Verstuur het nog een keer.',
    'captcha-expired': 'De captcha is intussen te oud. Verstuur het nog een keer.',
    'captcha-used': 'Deze captcha is al gebruikt. Verstuur het nog een keer.',
    'captcha-silent': 'De captcha kon nu niet worden gecontroleerd. Verstuur het zo nog een keer.',
    'captcha-too-many': 'Er waren net veel pogingen. Wacht een paar minuten.',
  },
}

const texts = pageTexts(english, translated)

/** The words of a captcha, and why one does not count, in the language of a site. */
export function captchaTexts(locale: string): Texts {
  return { ...english, ...texts.translated(locale) }
}
