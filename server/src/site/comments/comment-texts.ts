import { pageTexts } from '../content/page-texts.ts'
import { commentLimits } from '@vitrine/rules/site/comments/comment-limits.ts'
import {
  commentsMessages,
  type CommentsRefusalCode,
} from '@vitrine/rules/site/comments/comments-messages.ts'

/** What stands around comments; a template may translate it in `strings/`. */
const english = {
  commentsNoneText: 'No Comments',
  commentsOneText: '1 Comment',
  commentsManyText: '{count} Comments',
  commentsOlderText: 'Older comments',
  commentsNewestText: 'Newest comments',
  commentsClosedText: 'Comments are closed.',
  commentWriteText: 'Write a comment',
  commentNameText: 'Name',
  commentEmailText: 'E-mail (optional, never shown)',
  commentUrlText: 'Website (optional)',
  commentBodyText: 'Comment',
  commentTrapText: 'Leave this empty',
  commentSendText: 'Send comment',
  commentWaitingText: 'Thank you. Your comment will be seen here once it has been approved.',
  commentSeenText: 'Thank you. Your comment can be seen here.',
  ...commentsMessages,
}

type Texts = Readonly<Record<keyof typeof english, string>>

const { name, text } = commentLimits

const translated: Readonly<Record<string, Texts>> = {
  de: {
    commentsNoneText: 'Keine Kommentare',
    commentsOneText: '1 Kommentar',
    commentsManyText: '{count} Kommentare',
    commentsOlderText: 'Ältere Kommentare',
    commentsNewestText: 'Neueste Kommentare',
    commentsClosedText: 'Die Kommentare sind geschlossen.',
    commentWriteText: 'Kommentar schreiben',
    commentNameText: 'Name',
    commentEmailText: 'E-Mail (freiwillig, wird nie gezeigt)',
    commentUrlText: 'Website (freiwillig)',
    commentBodyText: 'Kommentar',
    commentTrapText: 'Bitte leer lassen',
    commentSendText: 'Kommentar senden',
    commentWaitingText: 'Danke. Ihr Kommentar ist hier zu sehen, sobald er freigegeben ist.',
    commentSeenText: 'Danke. Ihr Kommentar ist hier zu sehen.',
    'comments-closed': 'Hier sind die Kommentare geschlossen.',
    'comment-name-missing': 'Bitte geben Sie Ihren Namen ein.',
    'comment-name-too-long': `Ein Name hat höchstens ${name} Zeichen.`,
    'comment-email-not-valid':
      'Bitte geben Sie eine ganze E-Mail-Adresse ein, oder lassen Sie sie weg.',
    'comment-url-not-valid':
      'Bitte geben Sie eine ganze Adresse wie https://example.com ein, oder lassen Sie sie weg.',
    'comment-text-missing': 'Bitte schreiben Sie etwas.',
    'comment-text-too-long': `Ein Kommentar hat höchstens ${text} Zeichen.`,
    'comment-too-quick': 'Das ging sehr schnell. Bitte senden Sie es noch einmal.',
    'too-many-comments':
      'Es gab gerade viele Kommentare. Bitte warten Sie einige Minuten bis zum nächsten.',
  },
  es: {
    commentsNoneText: 'Sin comentarios',
    commentsOneText: '1 comentario',
    commentsManyText: '{count} comentarios',
    commentsOlderText: 'Comentarios anteriores',
    commentsNewestText: 'Comentarios más recientes',
    commentsClosedText: 'Los comentarios están cerrados.',
    commentWriteText: 'Escribir un comentario',
    commentNameText: 'Nombre',
    commentEmailText: 'Correo electrónico (opcional, nunca se muestra)',
    commentUrlText: 'Sitio web (opcional)',
    commentBodyText: 'Comentario',
    commentTrapText: 'Deje esto vacío',
    commentSendText: 'Enviar comentario',
    commentWaitingText: 'Gracias. Su comentario se verá aquí cuando haya sido aprobado.',
    commentSeenText: 'Gracias. Su comentario ya se ve aquí.',
    'comments-closed': 'Aquí los comentarios están cerrados.',
    'comment-name-missing': 'Escriba su nombre.',
    'comment-name-too-long': `Un nombre tiene ${name} caracteres como máximo.`,
    'comment-email-not-valid': 'Escriba una dirección de correo completa o déjela vacía.',
    'comment-url-not-valid':
      'Escriba una dirección web completa, como https://example.com, o déjela vacía.',
    'comment-text-missing': 'Escriba algo.',
    'comment-text-too-long': `Un comentario tiene ${text} caracteres como máximo.`,
    'comment-too-quick': 'Eso fue muy rápido. Envíelo una vez más.',
    'too-many-comments':
      'Ha habido muchos comentarios. Espere unos minutos antes de enviar el siguiente.',
  },
  fr: {
    commentsNoneText: 'Aucun commentaire',
    commentsOneText: '1 commentaire',
    commentsManyText: '{count} commentaires',
    commentsOlderText: 'Commentaires plus anciens',
    commentsNewestText: 'Commentaires les plus récents',
    commentsClosedText: 'Les commentaires sont fermés.',
    commentWriteText: 'Écrire un commentaire',
    commentNameText: 'Nom',
    commentEmailText: 'E-mail (facultatif, jamais affiché)',
    commentUrlText: 'Site web (facultatif)',
    commentBodyText: 'Commentaire',
    commentTrapText: 'Laissez ce champ vide',
    commentSendText: 'Envoyer le commentaire',
    commentWaitingText: 'Merci. Votre commentaire sera visible ici dès qu’il aura été approuvé.',
    commentSeenText: 'Merci. Votre commentaire est visible ici.',
    'comments-closed': 'Les commentaires sont fermés ici.',
    'comment-name-missing': 'Veuillez indiquer votre nom.',
    'comment-name-too-long': `Un nom compte ${name} caractères au plus.`,
    'comment-email-not-valid':
      'Veuillez indiquer une adresse e-mail complète, ou laissez ce champ vide.',
    'comment-url-not-valid':
      'Veuillez indiquer une adresse complète comme https://example.com, ou laissez ce champ vide.',
    'comment-text-missing': 'Veuillez écrire quelque chose.',
    'comment-text-too-long': `Un commentaire compte ${text} caractères au plus.`,
    'comment-too-quick': 'C’était très rapide. Veuillez l’envoyer encore une fois.',
    'too-many-comments':
      'Il y a eu beaucoup de commentaires. Veuillez attendre quelques minutes avant le prochain.',
  },
  it: {
    commentsNoneText: 'Nessun commento',
    commentsOneText: '1 commento',
    commentsManyText: '{count} commenti',
    commentsOlderText: 'Commenti precedenti',
    commentsNewestText: 'Commenti più recenti',
    commentsClosedText: 'I commenti sono chiusi.',
    commentWriteText: 'Scrivi un commento',
    commentNameText: 'Nome',
    commentEmailText: 'E-mail (facoltativa, mai mostrata)',
    commentUrlText: 'Sito web (facoltativo)',
    commentBodyText: 'Commento',
    commentTrapText: 'Lascia vuoto questo campo',
    commentSendText: 'Invia il commento',
    commentWaitingText: 'Grazie. Il tuo commento si vedrà qui appena sarà approvato.',
    commentSeenText: 'Grazie. Il tuo commento si vede qui.',
    'comments-closed': 'Qui i commenti sono chiusi.',
    'comment-name-missing': 'Inserisci il tuo nome.',
    'comment-name-too-long': `Un nome ha al massimo ${name} caratteri.`,
    'comment-email-not-valid': 'Inserisci un indirizzo e-mail completo, o lascialo vuoto.',
    'comment-url-not-valid':
      'Inserisci un indirizzo completo come https://example.com, o lascialo vuoto.',
    'comment-text-missing': 'Scrivi qualcosa.',
    'comment-text-too-long': `Un commento ha al massimo ${text} caratteri.`,
    'comment-too-quick': 'È stato molto veloce. Invialo ancora una volta.',
    'too-many-comments': 'Ci sono stati molti commenti. Aspetta qualche minuto prima del prossimo.',
  },
  nl: {
    commentsNoneText: 'Geen reacties',
    commentsOneText: '1 reactie',
    commentsManyText: '{count} reacties',
    commentsOlderText: 'Oudere reacties',
    commentsNewestText: 'Nieuwste reacties',
    commentsClosedText: 'Reageren is niet meer mogelijk.',
    commentWriteText: 'Schrijf een reactie',
    commentNameText: 'Naam',
    commentEmailText: 'E-mail (niet verplicht, nooit getoond)',
    commentUrlText: 'Website (niet verplicht)',
    commentBodyText: 'Reactie',
    commentTrapText: 'Laat dit leeg',
    commentSendText: 'Reactie versturen',
    commentWaitingText: 'Bedankt. Je reactie is hier te zien zodra ze is goedgekeurd.',
    commentSeenText: 'Bedankt. Je reactie is hier te zien.',
    'comments-closed': 'Hier kan niet gereageerd worden.',
    'comment-name-missing': 'Vul je naam in.',
    'comment-name-too-long': `Een naam heeft hooguit ${name} tekens.`,
    'comment-email-not-valid': 'Vul een volledig e-mailadres in, of laat het leeg.',
    'comment-url-not-valid':
      'Vul een volledig adres in, zoals https://example.com, of laat het leeg.',
    'comment-text-missing': 'Schrijf iets.',
    'comment-text-too-long': `Een reactie heeft hooguit ${text} tekens.`,
    'comment-too-quick': 'Dat ging erg snel. Verstuur het nog een keer.',
    'too-many-comments': 'Er waren net veel reacties. Wacht een paar minuten met de volgende.',
  },
}

const texts = pageTexts(english, translated)

/** The words around comments, and why one was not taken, in the language of a site. */
export function commentTexts(locale: string): Texts {
  return { ...english, ...texts.translated(locale) }
}

export type CommentText = keyof Texts | CommentsRefusalCode
