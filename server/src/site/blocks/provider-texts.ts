type Strings = Readonly<Record<string, string>>

/** What cards of other sites' contents say; a template may translate it in `strings/`. */
const english = {
  embedPlayText: 'Play',
  embedShowText: 'Show it here',
  embedFromText: 'Loaded from',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    embedPlayText: 'Abspielen',
    embedShowText: 'Hier anzeigen',
    embedFromText: 'Wird geladen von',
  },
  es: {
    embedPlayText: 'Reproducir',
    embedShowText: 'Mostrar aquí',
    embedFromText: 'Se carga desde',
  },
  fr: {
    embedPlayText: 'Écouter',
    embedShowText: 'Afficher ici',
    embedFromText: 'Chargé depuis',
  },
  it: {
    embedPlayText: 'Riproduci',
    embedShowText: 'Mostra qui',
    embedFromText: 'Caricato da',
  },
  nl: {
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
