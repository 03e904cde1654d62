import type { Phrases } from './phrases.ts'
import type { remindersDe } from './reminders-de.ts'

/** What is said of reminders of carts, in French. */
export const remindersFr: Phrases<typeof remindersDe> = {
  'Remind me by e-mail if I do not finish': 'Me le rappeler par e-mail si je ne termine pas',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Vous recevrez un e-mail à <bdi>{mailedTo}</bdi> si vous ne terminez pas.',
  'Save this choice': 'Enregistrer ce choix',
  'Reminders of carts': 'Rappels de paniers',
  'You get no more reminders of carts.': 'Vous ne recevrez plus de rappels de paniers.',
  'Would you rather not be reminded?': 'Vous préférez ne pas recevoir de rappel ?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Voici ce que vous avez laissé dans le panier. Cela s’ajoute, dans ce navigateur, à ce qui est déjà dans votre panier.',
  'Go on with this cart': 'Continuer avec ce panier',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Ce panier n’existe plus. Il a été acheté, ou il n’y reste rien.',
}
