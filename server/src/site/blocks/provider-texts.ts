type Strings = Readonly<Record<string, string>>

/** What cards of other sites' contents say; a template may translate it in `strings/`. */
const english = {
  bookText: 'Book',
  bookPeopleText: 'People',
  bookWhenText: 'Date and time',
  bookDayText: 'Date',
  bookTimeText: 'Time',
  mapText: 'Map',
  mapShowText: 'Show the map',
  mapZoomInText: 'Closer',
  mapZoomOutText: 'Further away',
  embedPlayText: 'Play',
  embedShowText: 'Show it here',
  embedFromText: 'Loaded from',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    bookText: 'Buchen',
    bookPeopleText: 'Personen',
    bookWhenText: 'Tag und Uhrzeit',
    bookDayText: 'Tag',
    bookTimeText: 'Uhrzeit',
    mapText: 'Karte',
    mapShowText: 'Karte anzeigen',
    mapZoomInText: 'Näher',
    mapZoomOutText: 'Weiter weg',
    embedPlayText: 'Abspielen',
    embedShowText: 'Hier anzeigen',
    embedFromText: 'Wird geladen von',
  },
  es: {
    bookText: 'Reservar',
    bookPeopleText: 'Personas',
    bookWhenText: 'Fecha y hora',
    bookDayText: 'Fecha',
    bookTimeText: 'Hora',
    mapText: 'Mapa',
    mapShowText: 'Mostrar el mapa',
    mapZoomInText: 'Acercar',
    mapZoomOutText: 'Alejar',
    embedPlayText: 'Reproducir',
    embedShowText: 'Mostrar aquí',
    embedFromText: 'Se carga desde',
  },
  fr: {
    bookText: 'Réserver',
    bookPeopleText: 'Personnes',
    bookWhenText: 'Date et heure',
    bookDayText: 'Date',
    bookTimeText: 'Heure',
    mapText: 'Carte',
    mapShowText: 'Afficher la carte',
    mapZoomInText: 'Rapprocher',
    mapZoomOutText: 'Éloigner',
    embedPlayText: 'Écouter',
    embedShowText: 'Afficher ici',
    embedFromText: 'Chargé depuis',
  },
  it: {
    bookText: 'Prenota',
    bookPeopleText: 'Persone',
    bookWhenText: 'Data e ora',
    bookDayText: 'Data',
    bookTimeText: 'Ora',
    mapText: 'Mappa',
    mapShowText: 'Mostra la mappa',
    mapZoomInText: 'Avvicina',
    mapZoomOutText: 'Allontana',
    embedPlayText: 'Riproduci',
    embedShowText: 'Mostra qui',
    embedFromText: 'Caricato da',
  },
  nl: {
    bookText: 'Reserveren',
    bookPeopleText: 'Personen',
    bookWhenText: 'Datum en tijd',
    bookDayText: 'Datum',
    bookTimeText: 'Tijd',
    mapText: 'Kaart',
    mapShowText: 'Kaart tonen',
    mapZoomInText: 'Dichterbij',
    mapZoomOutText: 'Verder weg',
    embedPlayText: 'Afspelen',
    embedShowText: 'Hier tonen',
    embedFromText: 'Geladen van',
  },
}

/** These texts as a page has them. */
export const providerPagePart = {
  texts: {
    english,
    translated(language: string): Strings {
      const code = language.split('-')[0] ?? ''
      return Object.hasOwn(translated, code) ? (translated[code] ?? {}) : {}
    },
  },
}
