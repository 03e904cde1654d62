import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersSv: Phrases<typeof membersDe> = {
  'Sign in': 'Logga in',
  'Sign out': 'Logga ut',
  'Sign out everywhere': 'Logga ut överallt',
  'Create an account': 'Skapa ett konto',
  'Forgot your password?': 'Glömt lösenordet?',
  Password: 'Lösenord',
  'Current password': 'Nuvarande lösenord',
  'New password': 'Nytt lösenord',
  'New e-mail address': 'Ny e-postadress',
  'At least 8 characters.': 'Minst 8 tecken.',
  'Keep me signed in on this device': 'Håll mig inloggad på den här enheten',
  'Send me the link': 'Skicka länken till mig',
  'Save and sign in': 'Spara och logga in',
  Confirm: 'Bekräfta',
  Save: 'Spara',
  'Saved.': 'Sparat.',
  'We send a link to your address. There you choose your password.':
    'Vi skickar en länk till din adress. Där väljer du lösenord.',
  'We send a link to the address of your account. There you choose your password.':
    'Vi skickar en länk till kontots adress. Där väljer du lösenord.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Vi skickar en länk till den nya adressen. Tills du öppnar den gäller den du har.',
  'The account is for <bdi>{email}</bdi>.': 'Kontot är för <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'Därefter loggar du in med <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Inloggad som <bdi>{email}</bdi>.',
  'Choose a new password': 'Välj ett nytt lösenord',
  'Confirm your e-mail address': 'Bekräfta din e-postadress',
  'Look into your mailbox': 'Titta i din inkorg',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Om adressen stämmer är ett mejl med en länk på väg. Den fungerar en gång, i en timme.',
  'Your address is confirmed.': 'Din adress är bekräftad.',
  'Your account is deleted.': 'Ditt konto är raderat.',
  'This link does not work any more.': 'Länken fungerar inte längre.',
  'Your account': 'Ditt konto',
  'Your orders': 'Dina beställningar',
  'Older orders': 'Äldre beställningar',
  'There are no orders with your address yet.': 'Det finns inga beställningar med din adress ännu.',
  cancelled: 'avbruten',
  'with downloads': 'med nedladdningar',
  'Your address': 'Din adress',
  'Your addresses': 'Dina adresser',
  'Send to <bdi>{line}</bdi>': 'Skicka till <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Använd först<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Ta bort<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'I kassan kan du spara en adress här, så att du slipper skriva den igen.',
  'Your details': 'Dina uppgifter',
  'Change your e-mail address': 'Byt e-postadress',
  'Change your password': 'Byt lösenord',
  'Delete your account': 'Radera ditt konto',
  'Delete the account': 'Radera kontot',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Ditt konto, din adress och dina inloggningar raderas genast. Beställningar blir kvar hos butiken, som enligt lag måste spara dem.',
  'Download your data': 'Ladda ner dina uppgifter',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Har du ett konto? <a href="{signIn}">Logga in</a>',
  'Keep this address in my account': 'Spara adressen på mitt konto',
  'Your next order': 'Din nästa beställning',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Med ett konto för <bdi>{email}</bdi> ser du alla beställningar på ett ställe och slipper skriva adressen igen.',
  'That e-mail and password do not match.': 'E-postadressen och lösenordet hör inte ihop.',
  'Too many attempts. Please wait a few minutes and try again.':
    'För många försök. Vänta några minuter och försök igen.',
  'This link has been used or is too old. Ask for a new one.':
    'Länken är använd eller för gammal. Be om en ny.',
  'A password needs at least 8 characters.': 'Ett lösenord behöver minst 8 tecken.',
  'A password may have at most 128 characters.': 'Ett lösenord får ha högst 128 tecken.',
  'That password is among the first that anyone would guess. Choose another.':
    'Det lösenordet är bland de första som någon gissar. Välj ett annat.',
  'That is not your current password.': 'Det är inte ditt nuvarande lösenord.',
  'That is the address that you have.': 'Det är den adress du redan har.',
  'Another account has this address.': 'Ett annat konto har den här adressen.',
  'A name has 1 to 100 characters.': 'Ett namn har 1 till 100 tecken.',
}
