import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in French. */
export const formsFr: Phrases<typeof formsDe> = {
  Month: 'Mois',
  Day: 'Jour',
  Year: 'Année',
  Hour: 'Heure',
  Minute: 'Minute',
  Second: 'Seconde',
  'AM or PM': 'AM ou PM',
  'Country code': 'Indicatif du pays',
  'Area code': 'Indicatif régional',
  Prefix: 'Numéro, première partie',
  'Line number': 'Numéro, seconde partie',
  'Please choose': 'Veuillez choisir',
  'Add to Cart': 'Ajouter au panier',
  'Saving…': 'Enregistrement…',
  Save: 'Enregistrer',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Modifier<span class="cart-hidden"> les réponses pour {fullName}</span>',
}
