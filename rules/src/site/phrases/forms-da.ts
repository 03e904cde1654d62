import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Danish. */
export const formsDa: Phrases<typeof formsDe> = {
  Month: 'Måned',
  Day: 'Dag',
  Year: 'År',
  Hour: 'Time',
  Minute: 'Minut',
  Second: 'Sekund',
  'AM or PM': 'AM eller PM',
  'Country code': 'Landekode',
  'Area code': 'Områdekode',
  Prefix: 'Nummer, første del',
  'Line number': 'Nummer, anden del',
  'Please choose': 'Vælg',
  'Add to Cart': 'Læg i kurv',
  'Saving…': 'Gemmer…',
  Save: 'Gem',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Rediger<span class="cart-hidden"> svarene for {fullName}</span>',
}
