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
  'Made to your wishes: there is no right of withdrawal.':
    'Nach deinen Wünschen angefertigt: Es gibt kein Widerrufsrecht.',
  'It spoils quickly: there is no right of withdrawal.':
    'Schnell verderblich: Es gibt kein Widerrufsrecht.',
  'A newspaper or magazine: there is no right of withdrawal.':
    'Zeitung oder Zeitschrift: Es gibt kein Widerrufsrecht.',
  'It is for a certain day: there is no right of withdrawal.':
    'Für einen bestimmten Tag: Es gibt kein Widerrufsrecht.',
  'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.':
    'Ist das Siegel gebrochen, gibt es aus Gründen der Gesundheit und Hygiene kein Widerrufsrecht.',
  'Once its seal is broken there is no right of withdrawal.':
    'Ist das Siegel gebrochen, gibt es kein Widerrufsrecht.',
  'You agreed that the download begins at once: there is no right of withdrawal any more.':
    'Du hast zugestimmt, dass der Download sofort beginnt: Es gibt kein Widerrufsrecht mehr.',
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.':
    'Ich stimme zu, dass der Download sofort beginnt, und weiß, dass ich damit mein Widerrufsrecht verliere.',
  'Please agree that the download begins at once.':
    'Bitte stimme zu, dass der Download sofort beginnt.',
  'You agreed: “{downloadConsent}”': 'Du hast zugestimmt: „{downloadConsent}“',
  'What you cannot withdraw from': 'Das kannst du nicht widerrufen',
} as const
