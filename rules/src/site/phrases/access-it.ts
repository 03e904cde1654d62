import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Italian. */
export const accessIt: Phrases<typeof accessDe> = {
  'This page available only site members': 'Questa pagina è solo per i membri',
  'Nobody can sign in here at the moment.': 'Al momento nessuno può accedere qui.',
  'Your account does not include it.': 'Il tuo account non la comprende.',
  'Sign in to see it, or create an account first.':
    'Accedi per vederla, oppure crea prima un account.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'È compresa in un abbonamento da membro. Chi ne ha uno la vede dopo l’accesso.',
  'What opens it': 'Che cosa la apre',
  'Your membership': 'Il tuo abbonamento da membro',
  'Your memberships': 'I tuoi abbonamenti da membro',
  'A membership': 'Un abbonamento da membro',
  'renews on {until}': 'si rinnova il {until}',
  'until {until}': 'fino al {until}',
  'for one month': 'per un mese',
  'for {months} months': 'per {months} mesi',
  'for ever': 'per sempre',
  'Sign in as {email} to see the pages for members.':
    'Accedi come {email} per vedere le pagine per i membri.',
  'Create an account for {email} to see the pages for members.':
    'Crea un account per {email} per vedere le pagine per i membri.',
  'Your account shows what it opens, and until when.':
    'Il tuo account mostra che cosa apre e fino a quando.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'È legata a <bdi>{email}</bdi>. Abbiamo inviato un link a questo indirizzo: con quello puoi creare un account o accedere al tuo.',
}
