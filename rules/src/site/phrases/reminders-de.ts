/** What is said of reminders of carts, in German. */
export const remindersDe = {
  'Remind me by e-mail if I do not finish': 'Erinnert mich per E-Mail, wenn ich nicht fertig werde',
  'You get one e-mail at <bdi>{mailedTo}</bdi> if you do not finish.':
    'Du bekommst eine E-Mail an <bdi>{mailedTo}</bdi>, wenn du nicht fertig wirst.',
  'Save this choice': 'Diese Wahl speichern',
  'Reminders of carts': 'Erinnerungen an Warenkörbe',
  'You get no more reminders of carts.': 'Du bekommst keine Erinnerungen an Warenkörbe mehr.',
  'Would you rather not be reminded?': 'Möchtest du lieber nicht erinnert werden?',
  'This is what you left in the cart. It comes into this browser, beside what is in your cart here.':
    'Das hast du im Warenkorb gelassen. Es kommt in diesen Browser, zu dem, was hier in deinem Warenkorb liegt.',
  'Go on with this cart': 'Mit diesem Warenkorb weitermachen',
  'This cart is not there any more. It was bought, or nothing is left in it.':
    'Diesen Warenkorb gibt es nicht mehr. Er wurde gekauft, oder es ist nichts mehr darin.',
} as const
