import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Spanish. */
export const formsEs: Phrases<typeof formsDe> = {
  Month: 'Mes',
  Day: 'Día',
  Year: 'Año',
  Hour: 'Hora',
  Minute: 'Minuto',
  Second: 'Segundo',
  'AM or PM': 'AM o PM',
  'Country code': 'Prefijo del país',
  'Area code': 'Prefijo',
  Prefix: 'Número, primera parte',
  'Line number': 'Número, segunda parte',
  'Please choose': 'Elige una opción',
  'Add to Cart': 'Añadir al carrito',
  'Saving…': 'Guardando…',
  Save: 'Guardar',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Editar<span class="cart-hidden"> las respuestas de {fullName}</span>',
}
