import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Swedish. */
export const formsSv: Phrases<typeof formsDe> = {
  Month: 'Månad',
  Day: 'Dag',
  Year: 'År',
  Hour: 'Timme',
  Minute: 'Minut',
  Second: 'Sekund',
  'AM or PM': 'AM eller PM',
  'Country code': 'Landsnummer',
  'Area code': 'Riktnummer',
  Prefix: 'Nummer, första delen',
  'Line number': 'Nummer, andra delen',
  'Please choose': 'Välj',
  'Add to Cart': 'Lägg i varukorgen',
  'Saving…': 'Sparar…',
  Save: 'Spara',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Redigera<span class="cart-hidden"> svaren för {fullName}</span>',
}
