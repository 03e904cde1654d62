import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Spanish. */
export const accessEs: Phrases<typeof accessDe> = {
  'This page available only site members': 'Esta página es solo para miembros',
  'Nobody can sign in here at the moment.': 'Nadie puede iniciar sesión aquí por el momento.',
  'Your account does not include it.': 'Tu cuenta no la incluye.',
  'Sign in to see it, or create an account first.':
    'Inicia sesión para verla o crea antes una cuenta.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Está incluida en una membresía. Quien tiene una la ve al iniciar sesión.',
  'What opens it': 'Qué da acceso',
  'Your membership': 'Tu membresía',
  'Your memberships': 'Tus membresías',
  'A membership': 'Una membresía',
  'renews on {until}': 'se renueva el {until}',
  'until {until}': 'hasta el {until}',
  'for one month': 'por un mes',
  'for {months} months': 'por {months} meses',
  'for ever': 'para siempre',
  'Sign in as {email} to see the pages for members.':
    'Inicia sesión como {email} para ver las páginas para miembros.',
  'Create an account for {email} to see the pages for members.':
    'Crea una cuenta para {email} para ver las páginas para miembros.',
  'Your account shows what it opens, and until when.':
    'Tu cuenta muestra a qué da acceso y hasta cuándo.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Está vinculada a <bdi>{email}</bdi>. Hemos enviado un enlace a esa dirección: con él puedes crear una cuenta o iniciar sesión en la tuya.',
}
