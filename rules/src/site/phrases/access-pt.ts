import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Portuguese. */
export const accessPt: Phrases<typeof accessDe> = {
  'This page available only site members': 'Esta página é só para membros',
  'Nobody can sign in here at the moment.': 'De momento, ninguém pode iniciar sessão aqui.',
  'Your account does not include it.': 'A sua conta não a inclui.',
  'Sign in to see it, or create an account first.':
    'Inicie sessão para a ver, ou crie primeiro uma conta.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Está incluída numa subscrição de membro. Quem tem uma vê-a depois de iniciar sessão.',
  'What opens it': 'O que dá acesso',
}
