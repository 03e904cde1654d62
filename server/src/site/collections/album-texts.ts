import { pageTexts } from '../content/page-texts.ts'

/** What the platform's own markup of albums calls its parts; a template may translate it in `strings/`. */
const english = {
  albumPlayText: 'Play',
  albumPauseText: 'Pause',
  albumNoneText: 'Nothing to hear yet.',
  albumTrackText: 'track',
  albumTracksText: 'tracks',
  albumAllText: 'All tracks',
  albumBeforeText: 'Before',
  albumAfterText: 'After',
  albumSourceText: 'More about it',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    albumPlayText: 'Abspielen',
    albumPauseText: 'Anhalten',
    albumNoneText: 'Noch nichts zu hören.',
    albumTrackText: 'Titel',
    albumTracksText: 'Titel',
    albumAllText: 'Alle Titel',
    albumBeforeText: 'Davor',
    albumAfterText: 'Danach',
    albumSourceText: 'Mehr dazu',
  },
  es: {
    albumPlayText: 'Reproducir',
    albumPauseText: 'Pausar',
    albumNoneText: 'Todavía no hay nada que escuchar.',
    albumTrackText: 'pista',
    albumTracksText: 'pistas',
    albumAllText: 'Todas las pistas',
    albumBeforeText: 'Antes',
    albumAfterText: 'Después',
    albumSourceText: 'Más información',
  },
  fr: {
    albumPlayText: 'Écouter',
    albumPauseText: 'Mettre en pause',
    albumNoneText: 'Rien à écouter pour le moment.',
    albumTrackText: 'titre',
    albumTracksText: 'titres',
    albumAllText: 'Tous les titres',
    albumBeforeText: 'Avant',
    albumAfterText: 'Après',
    albumSourceText: 'En savoir plus',
  },
  it: {
    albumPlayText: 'Riproduci',
    albumPauseText: 'Metti in pausa',
    albumNoneText: 'Ancora niente da ascoltare.',
    albumTrackText: 'brano',
    albumTracksText: 'brani',
    albumAllText: 'Tutti i brani',
    albumBeforeText: 'Prima',
    albumAfterText: 'Dopo',
    albumSourceText: 'Per saperne di più',
  },
  nl: {
    albumPlayText: 'Afspelen',
    albumPauseText: 'Pauzeren',
    albumNoneText: 'Er is nog niets te horen.',
    albumTrackText: 'nummer',
    albumTracksText: 'nummers',
    albumAllText: 'Alle nummers',
    albumBeforeText: 'Ervoor',
    albumAfterText: 'Erna',
    albumSourceText: 'Meer hierover',
  },
}

const texts = pageTexts(english, translated)

/** The words of albums in the language of a site. */
export function albumTexts(locale: string): Readonly<Record<string, string>> {
  return { ...texts.english, ...texts.translated(locale) }
}
