/** What shoppers read of their accounts, in German. */
export const membersDe = {
  'Sign in': 'Anmelden',
  'Sign out': 'Abmelden',
  'Sign out everywhere': 'Überall abmelden',
  'Create an account': 'Konto anlegen',
  'Forgot your password?': 'Passwort vergessen?',
  Password: 'Passwort',
  'Current password': 'Bisheriges Passwort',
  'New password': 'Neues Passwort',
  'New e-mail address': 'Neue E-Mail-Adresse',
  'At least 8 characters.': 'Mindestens 8 Zeichen.',
  'Keep me signed in on this device': 'Auf diesem Gerät angemeldet bleiben',
  'Send me the link': 'Link zuschicken',
  'Save and sign in': 'Speichern und anmelden',
  Confirm: 'Bestätigen',
  Save: 'Speichern',
  'Saved.': 'Gespeichert.',
  'We send a link to your address. There you choose your password.':
    'Wir schicken einen Link an deine Adresse. Dort wählst du dein Passwort.',
  'We send a link to the address of your account. There you choose your password.':
    'Wir schicken einen Link an die Adresse deines Kontos. Dort wählst du dein Passwort.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Wir schicken einen Link an die neue Adresse. Bis du ihn öffnest, bleibt die bisherige.',
  'The account is for <bdi>{email}</bdi>.': 'Das Konto ist für <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'Danach meldest du dich mit <bdi>{email}</bdi> an.',
  'Signed in as <bdi>{email}</bdi>.': 'Angemeldet als <bdi>{email}</bdi>.',
  'Choose a new password': 'Neues Passwort wählen',
  'Confirm your e-mail address': 'Bestätige deine E-Mail-Adresse',
  'Look into your mailbox': 'Sieh in dein Postfach',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Wenn die Adresse stimmt, ist eine Mail mit einem Link unterwegs. Er gilt einmal und eine Stunde lang.',
  'Your address is confirmed.': 'Deine Adresse ist bestätigt.',
  'Your account is deleted.': 'Dein Konto ist gelöscht.',
  'This link does not work any more.': 'Dieser Link gilt nicht mehr.',
  'Your account': 'Dein Konto',
  'Your orders': 'Deine Bestellungen',
  'Older orders': 'Ältere Bestellungen',
  'There are no orders with your address yet.':
    'Mit deiner Adresse gibt es noch keine Bestellungen.',
  cancelled: 'storniert',
  'with downloads': 'mit Downloads',
  'Your address': 'Deine Anschrift',
  'Your addresses': 'Deine Anschriften',
  'Send to <bdi>{line}</bdi>': 'An <bdi>{line}</bdi> senden',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Zuerst verwenden<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Entfernen<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'An der Kasse kannst du eine Anschrift hier ablegen, damit du sie nicht wieder tippen musst.',
  'Your details': 'Deine Angaben',
  'Change your e-mail address': 'E-Mail-Adresse ändern',
  'Change your password': 'Passwort ändern',
  'Delete your account': 'Dein Konto löschen',
  'Delete the account': 'Konto löschen',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Dein Konto, deine Anschrift und deine Anmeldungen werden sofort gelöscht. Bestellungen bleiben beim Shop, der sie nach dem Gesetz aufbewahren muss.',
  'Download your data': 'Deine Daten herunterladen',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Du hast ein Konto? <a href="{signIn}">Anmelden</a>',
  'Keep this address in my account': 'Diese Anschrift in meinem Konto ablegen',
  'Your next order': 'Deine nächste Bestellung',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Mit einem Konto für <bdi>{email}</bdi> siehst du alle Bestellungen an einem Ort und musst deine Anschrift nicht wieder tippen.',
  'That e-mail and password do not match.': 'E-Mail und Passwort passen nicht zusammen.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal.',
  'This link has been used or is too old. Ask for a new one.':
    'Dieser Link wurde benutzt oder ist zu alt. Fordere einen neuen an.',
  'A password needs at least 8 characters.': 'Ein Passwort braucht mindestens 8 Zeichen.',
  'A password may have at most 128 characters.': 'Ein Passwort darf höchstens 128 Zeichen haben.',
  'That password is among the first that anyone would guess. Choose another.':
    'Dieses Passwort gehört zu den ersten, die jemand raten würde. Wähle ein anderes.',
  'That is not your current password.': 'Das ist nicht dein bisheriges Passwort.',
  'That is the address that you have.': 'Das ist die Adresse, die du hast.',
  'Another account has this address.': 'Diese Adresse hat ein anderes Konto.',
  'A name has 1 to 100 characters.': 'Ein Name hat 1 bis 100 Zeichen.',
} as const
