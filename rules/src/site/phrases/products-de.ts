/** What is said where products are shown, in German. */
export const productsDe = {
  'See all details': 'Alle Details ansehen',
  'Loading…': 'Wird geladen …',
  'Unable to load. Try again.': 'Das ließ sich nicht laden. Versuche es noch einmal.',
  Retry: 'Noch einmal versuchen',
  'Previous product': 'Vorheriges Produkt',
  'Next product': 'Nächstes Produkt',
  Choose: 'Auswählen',
  'Recently viewed': 'Zuletzt angesehen',
}
