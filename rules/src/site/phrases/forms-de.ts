/** What forms say that shoppers fill in, in German. */
export const formsDe = {
  Month: 'Monat',
  Day: 'Tag',
  Year: 'Jahr',
  Hour: 'Stunde',
  Minute: 'Minute',
  Second: 'Sekunde',
  'AM or PM': 'AM oder PM',
  'Country code': 'Ländervorwahl',
  'Area code': 'Vorwahl',
  Prefix: 'Nummer, erster Teil',
  'Line number': 'Nummer, zweiter Teil',
  'Please choose': 'Bitte wählen',
  'Add to Cart': 'In den Warenkorb',
  'Saving…': 'Wird gespeichert…',
  Save: 'Speichern',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Bearbeiten<span class="cart-hidden">: Angaben zu {fullName}</span>',
} as const
