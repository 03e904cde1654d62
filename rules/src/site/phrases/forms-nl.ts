import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Dutch. */
export const formsNl: Phrases<typeof formsDe> = {
  Month: 'Maand',
  Day: 'Dag',
  Year: 'Jaar',
  Hour: 'Uur',
  Minute: 'Minuut',
  Second: 'Seconde',
  'AM or PM': 'AM of PM',
  'Country code': 'Landnummer',
  'Area code': 'Netnummer',
  Prefix: 'Nummer, eerste deel',
  'Line number': 'Nummer, tweede deel',
  'Please choose': 'Maak een keuze',
  'Add to Cart': 'In winkelwagen',
  'Saving…': 'Opslaan…',
  Save: 'Opslaan',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Bewerken<span class="cart-hidden">: antwoorden voor {fullName}</span>',
}
