import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Portuguese. */
export const remindersPt: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Lembrem-me por e-mail se eu não concluir',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Você recebe um e-mail em <bdi>{mailedTo}</bdi> se não concluir.',
  'Save this choice': 'Salvar esta escolha',
  'Reminders of carts': 'Lembretes de carrinhos',
  'You get no more reminders of carts.': 'Você não recebe mais lembretes de carrinhos.',
  'Would you rather not be reminded?': 'Prefere não ser lembrado?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Isto é o que ficou no carrinho. Neste navegador, junta-se ao que já está no seu carrinho.',
  'Go on with this cart': 'Continuar com este carrinho',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Este carrinho não existe mais. Foi comprado ou não há mais nada nele.',
}
