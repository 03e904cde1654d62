/** What is said of pages for members, and of what opens them, in German. */
export const accessDe = {
  'This page available only site members': 'Diese Seite ist nur für Mitglieder',
  'Nobody can sign in here at the moment.': 'Hier kann sich im Moment niemand anmelden.',
  'Your account does not include it.': 'Dein Konto umfasst sie nicht.',
  'Sign in to see it, or create an account first.':
    'Melde dich an, um sie zu sehen, oder lege zuerst ein Konto an.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Sie gehört zu einer Mitgliedschaft. Wer eine hat, sieht sie nach der Anmeldung.',
  'What opens it': 'Das öffnet sie',
} as const
