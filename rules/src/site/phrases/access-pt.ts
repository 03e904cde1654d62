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
  'Your membership': 'A sua subscrição de membro',
  'Your memberships': 'As suas subscrições de membro',
  'A membership': 'Uma subscrição de membro',
  'renews on {until}': 'renova-se em {until}',
  'until {until}': 'até {until}',
  'for one month': 'por um mês',
  'for {months} months': 'por {months} meses',
  'for ever': 'para sempre',
  'Sign in as {email} to see the pages for members.':
    'Inicie sessão como {email} para ver as páginas para membros.',
  'Create an account for {email} to see the pages for members.':
    'Crie uma conta para {email} para ver as páginas para membros.',
  'Your account shows what it opens, and until when.':
    'A sua conta mostra o que ela abre, e até quando.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Está associada a <bdi>{email}</bdi>. Enviámos um link para esse endereço: com ele pode criar uma conta ou iniciar sessão na sua.',
}
