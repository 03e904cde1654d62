import type { membersDe } from './members-de.ts'
import type { Phrases } from './phrases.ts'

/** What shoppers read of their accounts. */
export const membersIt: Phrases<typeof membersDe> = {
  'Sign in': 'Accedi',
  'Sign out': 'Esci',
  'Sign out everywhere': 'Esci ovunque',
  'Create an account': 'Crea un account',
  'Forgot your password?': 'Password dimenticata?',
  Password: 'Password',
  'Current password': 'Password attuale',
  'New password': 'Nuova password',
  'New e-mail address': 'Nuovo indirizzo e-mail',
  'At least 8 characters.': 'Almeno 8 caratteri.',
  'Keep me signed in on this device': 'Resta connesso su questo dispositivo',
  'Send me the link': 'Inviami il link',
  'Save and sign in': 'Salva e accedi',
  Confirm: 'Conferma',
  Save: 'Salva',
  'Saved.': 'Salvato.',
  'We send a link to your address. There you choose your password.':
    'Inviamo un link al tuo indirizzo. Lì scegli la password.',
  'We send a link to the address of your account. There you choose your password.':
    'Inviamo un link all’indirizzo del tuo account. Lì scegli la password.',
  'We send a link to the new address. Until you open it, the one that you have stays.':
    'Inviamo un link al nuovo indirizzo. Finché non lo apri resta quello attuale.',
  'The account is for <bdi>{email}</bdi>.': 'L’account è per <bdi>{email}</bdi>.',
  'From then on you sign in with <bdi>{email}</bdi>.': 'Da allora accedi con <bdi>{email}</bdi>.',
  'Signed in as <bdi>{email}</bdi>.': 'Hai effettuato l’accesso come <bdi>{email}</bdi>.',
  'Choose a new password': 'Scegli una nuova password',
  'Confirm your e-mail address': 'Conferma il tuo indirizzo e-mail',
  'Look into your mailbox': 'Controlla la posta',
  'If the address is right, a mail with a link is on its way. It works once, for one hour.':
    'Se l’indirizzo è giusto, un’e-mail con un link è in arrivo. Vale una volta e per un’ora.',
  'Your address is confirmed.': 'Il tuo indirizzo è confermato.',
  'Your account is deleted.': 'Il tuo account è stato eliminato.',
  'This link does not work any more.': 'Questo link non vale più.',
  'Your account': 'Il tuo account',
  'Your orders': 'I tuoi ordini',
  'Older orders': 'Ordini precedenti',
  'There are no orders with your address yet.': 'Non ci sono ancora ordini con il tuo indirizzo.',
  cancelled: 'annullato',
  'with downloads': 'con download',
  'Your address': 'Il tuo indirizzo',
  'Your addresses': 'I tuoi indirizzi',
  'Send to <bdi>{line}</bdi>': 'Spedisci a <bdi>{line}</bdi>',
  'Use it first<span class="checkout-hidden">: {line}</span>':
    'Usa per primo<span class="checkout-hidden">: {line}</span>',
  'Remove<span class="checkout-hidden">: {line}</span>':
    'Rimuovi<span class="checkout-hidden">: {line}</span>',
  'At the checkout you can keep an address here, so that you need not type it again.':
    'Alla cassa puoi salvare qui un indirizzo, per non doverlo riscrivere.',
  'Your details': 'I tuoi dati',
  'Change your e-mail address': 'Cambia indirizzo e-mail',
  'Change your password': 'Cambia password',
  'Delete your account': 'Elimina il tuo account',
  'Delete the account': 'Elimina l’account',
  'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.':
    'Il tuo account, il tuo indirizzo e i tuoi accessi vengono eliminati subito. Gli ordini restano al negozio, che per legge deve conservarli.',
  'Download your data': 'Scarica i tuoi dati',
  'Have an account? <a href="{signIn}">Sign in</a>':
    'Hai un account? <a href="{signIn}">Accedi</a>',
  'Keep this address in my account': 'Salva questo indirizzo nel mio account',
  'Your next order': 'Il tuo prossimo ordine',
  'With an account for <bdi>{email}</bdi> you see all of your orders in one place and need not type your address again.':
    'Con un account per <bdi>{email}</bdi> vedi tutti gli ordini in un posto e non riscrivi l’indirizzo.',
  'That e-mail and password do not match.': 'E-mail e password non corrispondono.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Troppi tentativi. Attendi qualche minuto e riprova.',
  'This link has been used or is too old. Ask for a new one.':
    'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
  'A password needs at least 8 characters.': 'Una password ha almeno 8 caratteri.',
  'A password may have at most 128 characters.': 'Una password può avere al massimo 128 caratteri.',
  'That password is among the first that anyone would guess. Choose another.':
    'Questa password è tra le prime che chiunque proverebbe. Scegline un’altra.',
  'That is not your current password.': 'Non è la tua password attuale.',
  'That is the address that you have.': 'È l’indirizzo che hai già.',
  'Another account has this address.': 'Un altro account ha questo indirizzo.',
  'A name has 1 to 100 characters.': 'Un nome ha da 1 a 100 caratteri.',
}
