import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersNl: Phrases<typeof membersDe> = {
  'Sign in': 'Inloggen',
  'Sign out': 'Uitloggen',
  'Sign out everywhere': 'Overal uitloggen',
  'Create an account': 'Account aanmaken',
  'Forgot your password?': 'Wachtwoord vergeten?',
  Password: 'Wachtwoord',
  'Current password': 'Huidig wachtwoord',
  'New password': 'Nieuw wachtwoord',
  'New e-mail address': 'Nieuw e-mailadres',
  'At least 8 characters.': 'Minstens 8 tekens.',
  'Keep me signed in on this device': 'Ingelogd blijven op dit apparaat',
  'Send me the link': 'Stuur me de link',
  'Save and sign in': 'Opslaan en inloggen',
  Confirm: 'Bevestigen',
  Save: 'Opslaan',
  'Saved.': 'Opgeslagen.',
  'We send a link to your address. There you choose your password.':
    'We sturen een link naar je adres. Daar kies je je wachtwoord.',
  'We send a link to the address of your account. There you choose your password.':
    'We sturen een link naar het adres van je account. Daar kies je je wachtwoord.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'We sturen een link naar het nieuwe adres. Tot je die opent, blijft het huidige.',
  'The account is for <bdi>{email}</bdi>.': 'Het account is voor <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.': 'Daarna log je in met <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Ingelogd als <bdi>{email}</bdi>.',
  'Choose a new password': 'Kies een nieuw wachtwoord',
  'Confirm your e-mail address': 'Bevestig je e-mailadres',
  'Look into your mailbox': 'Kijk in je mailbox',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Als het adres klopt, is er een mail met een link onderweg. Hij werkt één keer, een uur lang.',
  'Your address is confirmed.': 'Je adres is bevestigd.',
  'Your account is deleted.': 'Je account is verwijderd.',
  'This link does not work any more.': 'Deze link werkt niet meer.',
  'Your account': 'Je account',
  'Your orders': 'Je bestellingen',
  'Older orders': 'Oudere bestellingen',
  'There are no orders with your address yet.': 'Er zijn nog geen bestellingen met jouw adres.',
  cancelled: 'geannuleerd',
  'with downloads': 'met downloads',
  'Your address': 'Je adres',
  'Your addresses': 'Je adressen',
  'Send to <bdi>{line}</bdi>': 'Naar <bdi>{line}</bdi> sturen',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Als eerste gebruiken<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Verwijderen<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'Bij het afrekenen kun je hier een adres bewaren, zodat je het niet opnieuw hoeft te typen.',
  'Your details': 'Je gegevens',
  'Change your e-mail address': 'E-mailadres wijzigen',
  'Change your password': 'Wachtwoord wijzigen',
  'Delete your account': 'Je account verwijderen',
  'Delete the account': 'Account verwijderen',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Je account, je adres en je inlogsessies worden meteen verwijderd. Bestellingen blijven bij de winkel, die ze volgens de wet moet bewaren.',
  'Download your data': 'Je gegevens downloaden',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Heb je een account? <a href="{signIn}">Log in</a>',
  'Keep this address in my account': 'Dit adres in mijn account bewaren',
  'Your next order': 'Je volgende bestelling',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Met een account voor <bdi>{email}</bdi> zie je al je bestellingen op één plek en hoef je je adres niet opnieuw te typen.',
  'That e-mail and password do not match.': 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.',
  'This link has been used or is too old. Ask for a new one.':
    'Deze link is al gebruikt of te oud. Vraag een nieuwe aan.',
  'A password needs at least 8 characters.': 'Een wachtwoord heeft minstens 8 tekens nodig.',
  'A password may have at most 128 characters.': 'Een wachtwoord mag hoogstens 128 tekens hebben.',
  'That password is among the first that anyone would guess. Choose another.':
    'Dat wachtwoord is een van de eerste die iemand zou raden. Kies een ander.',
  'That is not your current password.': 'Dat is niet je huidige wachtwoord.',
  'That is the address that you have.': 'Dat is het adres dat je al hebt.',
  'Another account has this address.': 'Een ander account heeft dit adres.',
  'A name has 1 to 100 characters.': 'Een naam heeft 1 tot 100 tekens.',
}
