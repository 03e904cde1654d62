import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in Spanish. */
export const remindersEs: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Recordádmelo por correo si no termino',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Recibirás un correo en <bdi>{mailedTo}</bdi> si no terminas.',
  'Save this choice': 'Guardar esta elección',
  'Reminders of carts': 'Recordatorios de carritos',
  'You get no more reminders of carts.': 'No recibirás más recordatorios de carritos.',
  'Would you rather not be reminded?': '¿Prefieres que no te lo recordemos?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Esto es lo que dejaste en el carrito. Se añade en este navegador a lo que ya hay en tu carrito.',
  'Go on with this cart': 'Seguir con este carrito',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Este carrito ya no existe. Se compró o no queda nada en él.',
}
