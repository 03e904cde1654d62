/** What is said of withdrawing from an order, in German. */
export const withdrawalsDe = {
  'Withdraw from contract here': 'Vertrag widerrufen',
  'Withdraw from the contract': 'Vertrag widerrufen',
  'You can withdraw from this order until {day}, without giving a reason.':
    'Du kannst diese Bestellung bis {day} ohne Angabe von Gründen widerrufen.',
  'You can withdraw from this order without giving a reason.':
    'Du kannst diese Bestellung ohne Angabe von Gründen widerrufen.',
  'What do you withdraw from?': 'Was möchtest du widerrufen?',
  'Pieces of {title}, of {most}': 'Anzahl von {title} (höchstens {most})',
  'We confirm it by a mail to this address.': 'Dorthin schicken wir die Eingangsbestätigung.',
  'Order number': 'Bestellnummer',
  'You find it in the mail of your order.': 'Du findest sie in der E-Mail zu deiner Bestellung.',
  'Confirm withdrawal': 'Widerruf bestätigen',
  'Please say what you withdraw from.': 'Bitte gib an, was du widerrufen möchtest.',
  'Please write a number from 0 to {most}.': 'Bitte gib eine Zahl von 0 bis {most} an.',
  'Your withdrawal is received.': 'Dein Widerruf ist eingegangen.',
  'You have withdrawn': 'Du hast widerrufen',
  'There is nothing left in this order to withdraw from.':
    'In dieser Bestellung gibt es nichts mehr zu widerrufen.',
  'The time to withdraw from this order is over. Please write to the shop.':
    'Die Widerrufsfrist für diese Bestellung ist abgelaufen. Bitte schreib dem Shop.',
  'You withdrew from this order on {when}.': 'Du hast diese Bestellung am {when} widerrufen.',
  'You withdrew from a part of this order on {when}.':
    'Du hast einen Teil dieser Bestellung am {when} widerrufen.',
  'A mail tells you what we have received, and when.':
    'Eine Mail sagt dir, was wir wann erhalten haben.',
  'All of your order is withdrawn from. To withdraw from a part of it, open the page of your order by the link in its mail.':
    'Der Widerruf gilt für die ganze Bestellung. Um nur einen Teil zu widerrufen, öffne die Seite deiner Bestellung über den Link in ihrer Mail.',
  'Right of withdrawal': 'Widerrufsrecht',
  'Your withdrawal': 'Dein Widerruf',
} as const
