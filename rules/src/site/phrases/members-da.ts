import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersDa: Phrases<typeof membersDe> = {
  'Sign in': 'Log ind',
  'Sign out': 'Log ud',
  'Sign out everywhere': 'Log ud overalt',
  'Create an account': 'Opret en konto',
  'Forgot your password?': 'Glemt adgangskoden?',
  Password: 'Adgangskode',
  'Current password': 'Nuværende adgangskode',
  'New password': 'Ny adgangskode',
  'New e-mail address': 'Ny e-mailadresse',
  'At least 8 characters.': 'Mindst 8 tegn.',
  'Keep me signed in on this device': 'Forbliv logget ind på denne enhed',
  'Send me the link': 'Send mig linket',
  'Save and sign in': 'Gem og log ind',
  Confirm: 'Bekræft',
  Save: 'Gem',
  'Saved.': 'Gemt.',
  'We send a link to your address. There you choose your password.':
    'Vi sender et link til din adresse. Dér vælger du din adgangskode.',
  'We send a link to the address of your account. There you choose your password.':
    'Vi sender et link til kontoens adresse. Dér vælger du din adgangskode.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Vi sender et link til den nye adresse. Indtil du åbner det, beholder du den, du har.',
  'The account is for <bdi>{email}</bdi>.': 'Kontoen er til <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.':
    'Derefter logger du ind med <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Logget ind som <bdi>{email}</bdi>.',
  'Choose a new password': 'Vælg en ny adgangskode',
  'Confirm your e-mail address': 'Bekræft din e-mailadresse',
  'Look into your mailbox': 'Se i din indbakke',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Hvis adressen er rigtig, er en mail med et link på vej. Det virker én gang og i en time.',
  'Your address is confirmed.': 'Din adresse er bekræftet.',
  'Your account is deleted.': 'Din konto er slettet.',
  'This link does not work any more.': 'Linket virker ikke længere.',
  'Your account': 'Din konto',
  'Your orders': 'Dine ordrer',
  'Older orders': 'Ældre ordrer',
  'There are no orders with your address yet.': 'Der er ingen ordrer med din adresse endnu.',
  cancelled: 'annulleret',
  'with downloads': 'med downloads',
  'Your address': 'Din adresse',
  'Your addresses': 'Dine adresser',
  'Send to <bdi>{line}</bdi>': 'Send til <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Brug den først<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Fjern<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'Ved kassen kan du gemme en adresse her, så du ikke skal skrive den igen.',
  'Your details': 'Dine oplysninger',
  'Change your e-mail address': 'Skift e-mailadresse',
  'Change your password': 'Skift adgangskode',
  'Delete your account': 'Slet din konto',
  'Delete the account': 'Slet kontoen',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Din konto, din adresse og dine logins slettes med det samme. Ordrer bliver hos butikken, som efter loven skal gemme dem.',
  'Download your data': 'Download dine data',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Har du en konto? <a href="{signIn}">Log ind</a>',
  'Keep this address in my account': 'Gem adressen på min konto',
  'Your next order': 'Din næste ordre',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Med en konto til <bdi>{email}</bdi> ser du alle dine ordrer ét sted og skal ikke skrive adressen igen.',
  'That e-mail and password do not match.': 'E-mail og adgangskode passer ikke sammen.',
  'Too many attempts. Please wait a few minutes and try again.':
    'For mange forsøg. Vent et par minutter, og prøv igen.',
  'This link has been used or is too old. Ask for a new one.':
    'Linket er brugt eller for gammelt. Bed om et nyt.',
  'A password needs at least 8 characters.': 'En adgangskode skal have mindst 8 tegn.',
  'A password may have at most 128 characters.': 'En adgangskode må højst have 128 tegn.',
  'That password is among the first that anyone would guess. Choose another.':
    'Den adgangskode er en af de første, nogen ville gætte. Vælg en anden.',
  'That is not your current password.': 'Det er ikke din nuværende adgangskode.',
  'That is the address that you have.': 'Det er den adresse, du har.',
  'Another account has this address.': 'En anden konto har denne adresse.',
  'A name has 1 to 100 characters.': 'Et navn har 1 til 100 tegn.',
}
