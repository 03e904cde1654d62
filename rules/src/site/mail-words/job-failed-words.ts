import type { DefaultWords, Translations } from './mail-words.ts'

function words(
  heading: string,
  before: string,
  button: string,
  after: string,
  lostMail: string,
  lostWords: string,
): DefaultWords {
  return {
    subject: `${heading} – {site.title}`,
    preheader: '',
    heading,
    before,
    button,
    after,
    lostMail,
    lostWords,
  }
}

/** What the mail about work that was given up says. */
export const jobFailedWords: Translations = {
  en: words(
    'Something did not work',
    'Your site tried this for you and has given up:',
    'Open the mailbox',
    'You are told of each once. In the mailbox you can let a mail be tried again.',
    'A mail that could not be sent',
    'Words of a mail that could not be used; its default words went out instead',
  ),
  ar: words(
    'هناك أمر لم ينجح',
    'حاول موقعك القيام بما يلي ثم توقف عن المحاولة:',
    'فتح صندوق البريد',
    'نخبرك بكل أمر مرة واحدة. يمكنك من صندوق البريد إعادة محاولة إرسال رسالة.',
    'رسالة تعذّر إرسالها',
    'كلمات رسالة تعذّر استخدامها، فأُرسلت الكلمات الافتراضية بدلًا منها',
  ),
  da: words(
    'Noget lykkedes ikke',
    'Dit websted har forsøgt dette for dig og har givet op:',
    'Åbn postkassen',
    'Du får besked om hver ting én gang. I postkassen kan du lade en mail blive forsøgt igen.',
    'En mail, der ikke kunne sendes',
    'Ord i en mail, der ikke kunne bruges; standardordene blev sendt i stedet',
  ),
  de: words(
    'Etwas hat nicht geklappt',
    'Deine Website hat das für dich versucht und aufgegeben:',
    'Postfach öffnen',
    'Du erfährst von jedem einmal. Im Postfach kannst du eine Mail noch einmal versuchen lassen.',
    'Eine Mail, die nicht gesendet werden konnte',
    'Worte einer Mail, die nicht zu gebrauchen waren; stattdessen gingen ihre Standardworte hinaus',
  ),
  es: words(
    'Algo no ha funcionado',
    'Tu sitio lo ha intentado por ti y ha desistido:',
    'Abrir el buzón',
    'Se te avisa de cada cosa una vez. En el buzón puedes hacer que un correo se intente de nuevo.',
    'Un correo que no se pudo enviar',
    'Palabras de un correo que no se pudieron usar; salieron las predeterminadas',
  ),
  fr: words(
    'Quelque chose n’a pas marché',
    'Votre site l’a tenté pour vous, puis y a renoncé :',
    'Ouvrir la boîte aux lettres',
    'Vous êtes prévenu une fois de chaque chose. Dans la boîte aux lettres, vous pouvez relancer l’envoi d’un message.',
    'Un message qui n’a pas pu être envoyé',
    'Des mots d’un message inutilisables ; ses mots par défaut sont partis à leur place',
  ),
  it: words(
    'Qualcosa non ha funzionato',
    'Il tuo sito ci ha provato per te e ha rinunciato:',
    'Apri la casella',
    'Di ogni cosa si avvisa una volta sola. Nella casella puoi far ritentare l’invio di una mail.',
    'Una mail che non si è potuta inviare',
    'Parole di una mail non utilizzabili; sono partite quelle predefinite',
  ),
  ja: words(
    'うまくいかなかったことがあります',
    'サイトが次のことを試みましたが、中止しました：',
    'メールボックスを開く',
    'お知らせはそれぞれ一度だけです。メールボックスから、もう一度送信を試せます。',
    '送信できなかったメール',
    '使用できなかったメールの文面（代わりに既定の文面を送信しました）',
  ),
  nl: words(
    'Er is iets niet gelukt',
    'Je site heeft dit voor je geprobeerd en opgegeven:',
    'Postvak openen',
    'Je hoort van elk ding één keer. In het postvak kun je een mail opnieuw laten proberen.',
    'Een mail die niet verzonden kon worden',
    'Woorden van een mail die niet bruikbaar waren; de standaardwoorden zijn verstuurd',
  ),
  pt: words(
    'Algo não funcionou',
    'O seu site tentou fazer isto por si e desistiu:',
    'Abrir a caixa de correio',
    'De cada coisa é avisado uma vez. Na caixa de correio pode mandar tentar de novo um e-mail.',
    'Um e-mail que não pôde ser enviado',
    'Palavras de um e-mail que não puderam ser usadas; seguiram as predefinidas',
  ),
  sv: words(
    'Något fungerade inte',
    'Din webbplats har försökt göra detta åt dig och gett upp:',
    'Öppna brevlådan',
    'Du får veta varje sak en gång. I brevlådan kan du låta ett mejl skickas på nytt.',
    'Ett mejl som inte kunde skickas',
    'Ord i ett mejl som inte kunde användas; standardorden skickades i stället',
  ),
}
