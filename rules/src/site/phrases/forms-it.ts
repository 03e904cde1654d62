import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Italian. */
export const formsIt: Phrases<typeof formsDe> = {
  Month: 'Mese',
  Day: 'Giorno',
  Year: 'Anno',
  Hour: 'Ora',
  Minute: 'Minuto',
  Second: 'Secondo',
  'AM or PM': 'AM o PM',
  'Country code': 'Prefisso del paese',
  'Area code': 'Prefisso',
  Prefix: 'Numero, prima parte',
  'Line number': 'Numero, seconda parte',
  'Please choose': 'Scegli',
  'Add to Cart': 'Aggiungi al carrello',
  'Saving…': 'Salvataggio…',
  Save: 'Salva',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Modifica<span class="cart-hidden"> le risposte per {fullName}</span>',
}
