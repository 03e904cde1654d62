import type { formsDe } from './forms-de.ts'
import type { Phrases } from './phrases.ts'

/** What forms say that shoppers fill in, in Portuguese. */
export const formsPt: Phrases<typeof formsDe> = {
  Month: 'Mês',
  Day: 'Dia',
  Year: 'Ano',
  Hour: 'Hora',
  Minute: 'Minuto',
  Second: 'Segundo',
  'AM or PM': 'AM ou PM',
  'Country code': 'Indicativo do país',
  'Area code': 'Indicativo',
  Prefix: 'Número, primeira parte',
  'Line number': 'Número, segunda parte',
  'Please choose': 'Escolha uma opção',
  'Add to Cart': 'Adicionar ao carrinho',
  'Saving…': 'A guardar…',
  Save: 'Guardar',
  'Edit<span class="cart-hidden"> the answers for {fullName}</span>':
    'Editar<span class="cart-hidden"> as respostas de {fullName}</span>',
}
