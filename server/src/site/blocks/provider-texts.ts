type Strings = Readonly<Record<string, string>>

/** What cards of other sites' contents say; a template may translate it in `strings/`. */
const english = {
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
    mapText: 'Karte',
    mapShowText: 'Karte anzeigen',
    mapZoomInText: 'Näher',
    mapZoomOutText: 'Weiter weg',
    embedPlayText: 'Abspielen',
    embedShowText: 'Hier anzeigen',
    embedFromText: 'Wird geladen von',
  },
  es: {
    mapText: 'Mapa',
    mapShowText: 'Mostrar el mapa',
    mapZoomInText: 'Acercar',
    mapZoomOutText: 'Alejar',
    embedPlayText: 'Reproducir',
    embedShowText: 'Mostrar aquí',
    embedFromText: 'Se carga desde',
  },
  fr: {
    mapText: 'Carte',
    mapShowText: 'Afficher la carte',
    mapZoomInText: 'Rapprocher',
    mapZoomOutText: 'Éloigner',
    embedPlayText: 'Écouter',
    embedShowText: 'Afficher ici',
    embedFromText: 'Chargé depuis',
  },
  it: {
    mapText: 'Mappa',
    mapShowText: 'Mostra la mappa',
    mapZoomInText: 'Avvicina',
    mapZoomOutText: 'Allontana',
    embedPlayText: 'Riproduci',
    embedShowText: 'Mostra qui',
    embedFromText: 'Caricato da',
  },
  nl: {
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
