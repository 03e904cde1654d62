import { pageTexts } from '../content/page-texts.ts'

/** What stands around share buttons and comments at Disqus; a template may translate it in `strings/`. */
const english = {
  shareText: 'Share',
  shareCopyText: 'Copy link',
  shareCopiedText: 'Link copied',
  shareDeviceText: 'More …',
  disqusCardText:
    'Comments are kept by Disqus. Once you show them, Disqus learns that you are here and may set cookies.',
  disqusLinkText: 'Comments',
  disqusShowText: 'Show comments',
  disqusAbsentText: 'Disqus could not be loaded. Please try again.',
  disqusNoScriptText: 'Disqus needs JavaScript to show them.',
}
type Texts = Readonly<Record<keyof typeof english, string>>

const translated: Readonly<Record<string, Texts>> = {
  de: {
    shareText: 'Teilen',
    shareCopyText: 'Link kopieren',
    shareCopiedText: 'Link kopiert',
    shareDeviceText: 'Mehr …',
    disqusCardText:
      'Die Kommentare liegen bei Disqus. Wenn Sie sie anzeigen, erfährt Disqus von Ihrem Besuch und setzt vielleicht Cookies.',
    disqusLinkText: 'Kommentare',
    disqusShowText: 'Kommentare anzeigen',
    disqusAbsentText: 'Disqus ließ sich nicht laden. Bitte versuchen Sie es noch einmal.',
    disqusNoScriptText: 'Disqus braucht JavaScript, um sie zu zeigen.',
  },
  es: {
    shareText: 'Compartir',
    shareCopyText: 'Copiar enlace',
    shareCopiedText: 'Enlace copiado',
    shareDeviceText: 'Más…',
    disqusCardText:
      'Los comentarios están en Disqus. Si los muestra, Disqus sabrá de su visita y puede poner cookies.',
    disqusLinkText: 'Comentarios',
    disqusShowText: 'Mostrar comentarios',
    disqusAbsentText: 'No se pudo cargar Disqus. Inténtelo de nuevo.',
    disqusNoScriptText: 'Disqus necesita JavaScript para mostrarlos.',
  },
  fr: {
    shareText: 'Partager',
    shareCopyText: 'Copier le lien',
    shareCopiedText: 'Lien copié',
    shareDeviceText: 'Plus…',
    disqusCardText:
      'Les commentaires sont chez Disqus. Si vous les affichez, Disqus apprend votre visite et peut poser des cookies.',
    disqusLinkText: 'Commentaires',
    disqusShowText: 'Afficher les commentaires',
    disqusAbsentText: 'Disqus n’a pas pu être chargé. Veuillez réessayer.',
    disqusNoScriptText: 'Disqus a besoin de JavaScript pour les afficher.',
  },
  it: {
    shareText: 'Condividi',
    shareCopyText: 'Copia link',
    shareCopiedText: 'Link copiato',
    shareDeviceText: 'Altro…',
    disqusCardText:
      'I commenti sono su Disqus. Se li mostri, Disqus viene a sapere della tua visita e può usare cookie.',
    disqusLinkText: 'Commenti',
    disqusShowText: 'Mostra i commenti',
    disqusAbsentText: 'Disqus non si è caricato. Riprova.',
    disqusNoScriptText: 'A Disqus serve JavaScript per mostrarli.',
  },
  nl: {
    shareText: 'Delen',
    shareCopyText: 'Link kopiëren',
    shareCopiedText: 'Link gekopieerd',
    shareDeviceText: 'Meer …',
    disqusCardText:
      'De reacties staan bij Disqus. Als je ze toont, weet Disqus dat je hier bent en plaatst het misschien cookies.',
    disqusLinkText: 'Reacties',
    disqusShowText: 'Reacties tonen',
    disqusAbsentText: 'Disqus kon niet worden geladen. Probeer het nog eens.',
    disqusNoScriptText: 'Disqus heeft JavaScript nodig om ze te tonen.',
  },
}

const texts = pageTexts(english, translated)

export function socialTexts(locale: string): Texts {
  return { ...english, ...texts.translated(locale) }
}
