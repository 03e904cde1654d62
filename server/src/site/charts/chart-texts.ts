import { pageTexts } from '../content/page-texts.ts'

/** What charts call their parts; a template may translate it in `strings/`. */
const english = {
  chartBarText: 'Bar chart',
  chartLineText: 'Line chart',
  chartPieText: 'Pie chart',
  chartTableText: 'Data as a table',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    chartBarText: 'Balkendiagramm',
    chartLineText: 'Liniendiagramm',
    chartPieText: 'Kreisdiagramm',
    chartTableText: 'Daten als Tabelle',
  },
  es: {
    chartBarText: 'Gráfico de barras',
    chartLineText: 'Gráfico de líneas',
    chartPieText: 'Gráfico circular',
    chartTableText: 'Datos en una tabla',
  },
  fr: {
    chartBarText: 'Diagramme en barres',
    chartLineText: 'Courbes',
    chartPieText: 'Diagramme circulaire',
    chartTableText: 'Données sous forme de tableau',
  },
  it: {
    chartBarText: 'Grafico a barre',
    chartLineText: 'Grafico a linee',
    chartPieText: 'Grafico a torta',
    chartTableText: 'Dati in tabella',
  },
  nl: {
    chartBarText: 'Staafdiagram',
    chartLineText: 'Lijndiagram',
    chartPieText: 'Cirkeldiagram',
    chartTableText: 'Gegevens als tabel',
  },
}

/** Charts' texts as a page has them. */
export const chartPagePart = {
  texts: pageTexts(english, translated),
}
