import { pageTexts } from '../content/page-texts.ts'

/** What blocks that search, list and lead somewhere call their parts; a template may translate it in `strings/`. */
const english = {
  searchBlockText: 'Search',
  searchAllText: 'All results',
  searchNoneText: 'Nothing found',
  searchFoundText: 'Results',
  menuText: 'Menu',
  archiveText: 'Archive',
  archiveShowText: 'Show',
  archiveAllText: 'Show all',
  tagsText: 'Tags',
  categoriesText: 'Categories',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    searchBlockText: 'Suchen',
    searchAllText: 'Alle Ergebnisse',
    searchNoneText: 'Nichts gefunden',
    searchFoundText: 'Ergebnisse',
    menuText: 'Speisekarte',
    archiveText: 'Archiv',
    archiveShowText: 'Anzeigen',
    archiveAllText: 'Alle anzeigen',
    tagsText: 'Schlagwörter',
    categoriesText: 'Kategorien',
  },
  es: {
    searchBlockText: 'Buscar',
    searchAllText: 'Todos los resultados',
    searchNoneText: 'No se ha encontrado nada',
    searchFoundText: 'Resultados',
    menuText: 'Carta',
    archiveText: 'Archivo',
    archiveShowText: 'Mostrar',
    archiveAllText: 'Mostrar todo',
    tagsText: 'Etiquetas',
    categoriesText: 'Categorías',
  },
  fr: {
    searchBlockText: 'Rechercher',
    searchAllText: 'Tous les résultats',
    searchNoneText: 'Aucun résultat',
    searchFoundText: 'Résultats',
    menuText: 'Carte',
    archiveText: 'Archives',
    archiveShowText: 'Afficher',
    archiveAllText: 'Tout afficher',
    tagsText: 'Étiquettes',
    categoriesText: 'Catégories',
  },
  it: {
    searchBlockText: 'Cerca',
    searchAllText: 'Tutti i risultati',
    searchNoneText: 'Nessun risultato',
    searchFoundText: 'Risultati',
    menuText: 'Menu',
    archiveText: 'Archivio',
    archiveShowText: 'Mostra',
    archiveAllText: 'Mostra tutto',
    tagsText: 'Tag',
    categoriesText: 'Categorie',
  },
  nl: {
    searchBlockText: 'Zoeken',
    searchAllText: 'Alle resultaten',
    searchNoneText: 'Niets gevonden',
    searchFoundText: 'Resultaten',
    menuText: 'Menukaart',
    archiveText: 'Archief',
    archiveShowText: 'Tonen',
    archiveAllText: 'Alles tonen',
    tagsText: 'Tags',
    categoriesText: 'Categorieën',
  },
}

/** Blocks' texts as a page has them. */
export const blockPagePart = {
  texts: pageTexts(english, translated),
}
