import type { LocksRefusalCode } from '@vitrine/rules/site/locks/locks-messages.ts'
import { locksMessages } from '@vitrine/rules/site/locks/locks-messages.ts'
import { pageTexts } from '../content/page-texts.ts'
import type { SiteView } from '../views/site-view.ts'
import { siteStrings } from './localized-strings.ts'

/**
 * What a lock screen says where its owner has written nothing else; a template may translate it in
 * `strings/`. A blank line begins a paragraph.
 */
const english = {
  lockedText: 'This page is locked',
  lockedBodyText: 'Who has the password can go on.',
  lockPasswordText: 'Password',
  lockButtonText: 'Go on',
  lockErrorText: 'Error',
  lockWrongText: locksMessages['wrong-password'],
  lockEmptyText: locksMessages['no-password'],
  lockTooLongText: locksMessages['password-too-long'],
  lockTooOftenText: locksMessages['too-many-tries'],
  comingSoonText: 'Coming soon',
  comingSoonBodyText: 'We are getting everything ready.\n\nPlease look in again soon.',
}

export type LockTexts = Readonly<Record<keyof typeof english, string>>

const translated: Readonly<Record<string, LockTexts>> = {
  ar: {
    lockedText: 'هذه الصفحة مقفلة',
    lockedBodyText: 'يمكن لمن لديه كلمة المرور أن يتابع.',
    lockPasswordText: 'كلمة المرور',
    lockButtonText: 'متابعة',
    lockErrorText: 'خطأ',
    lockWrongText: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
    lockEmptyText: 'اكتب كلمة المرور للمتابعة.',
    lockTooLongText: 'هذا أطول من أي كلمة مرور هنا.',
    lockTooOftenText: 'محاولات كثيرة. يُرجى الانتظار بضع دقائق قبل المحاولة التالية.',
    comingSoonText: 'قريبًا',
    comingSoonBodyText: 'نحن نجهّز كل شيء.\n\nيُرجى زيارتنا مرة أخرى قريبًا.',
  },
  da: {
    lockedText: 'Denne side er låst',
    lockedBodyText: 'Har du adgangskoden, kan du gå videre.',
    lockPasswordText: 'Adgangskode',
    lockButtonText: 'Gå videre',
    lockErrorText: 'Fejl',
    lockWrongText: 'Adgangskoden er forkert. Prøv igen.',
    lockEmptyText: 'Skriv adgangskoden for at gå videre.',
    lockTooLongText: 'Det er længere end nogen adgangskode her.',
    lockTooOftenText: 'For mange forsøg. Vent nogle minutter, før du prøver igen.',
    comingSoonText: 'Åbner snart',
    comingSoonBodyText: 'Vi er ved at gøre alt klar.\n\nKig forbi igen om lidt.',
  },
  de: {
    lockedText: 'Diese Seite ist gesperrt',
    lockedBodyText: 'Wer das Passwort hat, kommt weiter.',
    lockPasswordText: 'Passwort',
    lockButtonText: 'Weiter',
    lockErrorText: 'Fehler',
    lockWrongText: 'Das ist nicht das Passwort. Bitte versuchen Sie es noch einmal.',
    lockEmptyText: 'Geben Sie das Passwort ein, um weiterzukommen.',
    lockTooLongText: 'Das ist länger als jedes Passwort hier.',
    lockTooOftenText: 'Zu viele Versuche. Bitte warten Sie einige Minuten vor dem nächsten.',
    comingSoonText: 'Demnächst hier',
    comingSoonBodyText: 'Wir bereiten gerade alles vor.\n\nSchauen Sie bald wieder vorbei.',
  },
  es: {
    lockedText: 'Esta página está bloqueada',
    lockedBodyText: 'Quien tenga la contraseña puede continuar.',
    lockPasswordText: 'Contraseña',
    lockButtonText: 'Continuar',
    lockErrorText: 'Error',
    lockWrongText: 'Esta no es la contraseña. Inténtelo de nuevo.',
    lockEmptyText: 'Escriba la contraseña para continuar.',
    lockTooLongText: 'Es más larga que cualquier contraseña de aquí.',
    lockTooOftenText: 'Demasiados intentos. Espere unos minutos antes del siguiente.',
    comingSoonText: 'Próximamente',
    comingSoonBodyText: 'Lo estamos preparando todo.\n\nVuelva a visitarnos pronto.',
  },
  fr: {
    lockedText: 'Cette page est verrouillée',
    lockedBodyText: 'Avec le mot de passe, vous pouvez continuer.',
    lockPasswordText: 'Mot de passe',
    lockButtonText: 'Continuer',
    lockErrorText: 'Erreur',
    lockWrongText: 'Ce n’est pas le mot de passe. Veuillez réessayer.',
    lockEmptyText: 'Saisissez le mot de passe pour continuer.',
    lockTooLongText: 'C’est plus long que n’importe quel mot de passe d’ici.',
    lockTooOftenText: 'Trop d’essais. Veuillez attendre quelques minutes avant le prochain.',
    comingSoonText: 'Bientôt en ligne',
    comingSoonBodyText: 'Nous préparons tout.\n\nRevenez nous voir bientôt.',
  },
  it: {
    lockedText: 'Questa pagina è protetta',
    lockedBodyText: 'Chi ha la password può continuare.',
    lockPasswordText: 'Password',
    lockButtonText: 'Continua',
    lockErrorText: 'Errore',
    lockWrongText: 'La password non è questa. Riprova.',
    lockEmptyText: 'Scrivi la password per continuare.',
    lockTooLongText: 'È più lunga di qualsiasi password di qui.',
    lockTooOftenText: 'Troppi tentativi. Attendi qualche minuto prima del prossimo.',
    comingSoonText: 'Presto online',
    comingSoonBodyText: 'Stiamo preparando tutto.\n\nTorna a trovarci presto.',
  },
  ja: {
    lockedText: 'このページはロックされています',
    lockedBodyText: 'パスワードをお持ちの方は先へ進めます。',
    lockPasswordText: 'パスワード',
    lockButtonText: '進む',
    lockErrorText: 'エラー',
    lockWrongText: 'パスワードが違います。もう一度お試しください。',
    lockEmptyText: '先へ進むにはパスワードを入力してください。',
    lockTooLongText: 'ここで使われるどのパスワードよりも長すぎます。',
    lockTooOftenText: '試行回数が多すぎます。数分待ってからもう一度お試しください。',
    comingSoonText: '近日公開',
    comingSoonBodyText: 'ただいま準備を進めています。\n\nまた近いうちにお越しください。',
  },
  nl: {
    lockedText: 'Deze pagina is vergrendeld',
    lockedBodyText: 'Wie het wachtwoord heeft, kan verder.',
    lockPasswordText: 'Wachtwoord',
    lockButtonText: 'Verder',
    lockErrorText: 'Fout',
    lockWrongText: 'Dit is niet het wachtwoord. Probeer het nog eens.',
    lockEmptyText: 'Typ het wachtwoord om verder te gaan.',
    lockTooLongText: 'Dit is langer dan elk wachtwoord hier.',
    lockTooOftenText: 'Te veel pogingen. Wacht een paar minuten voor de volgende.',
    comingSoonText: 'Binnenkort online',
    comingSoonBodyText: 'We maken alles klaar.\n\nKom snel nog eens kijken.',
  },
  pt: {
    lockedText: 'Esta página está bloqueada',
    lockedBodyText: 'Quem tem a senha pode continuar.',
    lockPasswordText: 'Senha',
    lockButtonText: 'Continuar',
    lockErrorText: 'Erro',
    lockWrongText: 'A senha não é esta. Tente novamente.',
    lockEmptyText: 'Digite a senha para continuar.',
    lockTooLongText: 'É mais longa do que qualquer senha daqui.',
    lockTooOftenText: 'Tentativas demais. Aguarde alguns minutos antes da próxima.',
    comingSoonText: 'Em breve',
    comingSoonBodyText: 'Estamos preparando tudo.\n\nVolte a nos visitar em breve.',
  },
  sv: {
    lockedText: 'Den här sidan är låst',
    lockedBodyText: 'Den som har lösenordet kommer vidare.',
    lockPasswordText: 'Lösenord',
    lockButtonText: 'Fortsätt',
    lockErrorText: 'Fel',
    lockWrongText: 'Det är inte lösenordet. Försök igen.',
    lockEmptyText: 'Skriv lösenordet för att komma vidare.',
    lockTooLongText: 'Det är längre än något lösenord här.',
    lockTooOftenText: 'För många försök. Vänta några minuter före nästa.',
    comingSoonText: 'Öppnar snart',
    comingSoonBodyText: 'Vi håller på att ställa allt i ordning.\n\nTitta in igen snart.',
  },
}

const texts = pageTexts(english, translated)

/** In the language of the site; a template's own words come first. */
export function lockTexts(view: SiteView): LockTexts {
  return { ...english, ...texts.translated(view.locale), ...siteStrings(view) }
}

const problemTexts: Partial<Record<LocksRefusalCode, keyof LockTexts>> = {
  'wrong-password': 'lockWrongText',
  'no-password': 'lockEmptyText',
  'password-too-long': 'lockTooLongText',
  'too-many-tries': 'lockTooOftenText',
}

/** Why a password opened nothing, in the language of the site. @param code of the refusal */
export function lockProblem(view: SiteView, code: string): string | undefined {
  const name = Object.hasOwn(problemTexts, code)
    ? problemTexts[code as LocksRefusalCode]
    : undefined
  return name && lockTexts(view)[name]
}
