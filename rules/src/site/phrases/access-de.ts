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
  'Your membership': 'Deine Mitgliedschaft',
  'Your memberships': 'Deine Mitgliedschaften',
  'A membership': 'Eine Mitgliedschaft',
  'renews on {until}': 'verlängert sich am {until}',
  'until {until}': 'bis {until}',
  'for one month': 'für einen Monat',
  'for {months} months': 'für {months} Monate',
  'for ever': 'für immer',
  'Sign in as {email} to see the pages for members.':
    'Melde dich als {email} an, um die Seiten für Mitglieder zu sehen.',
  'Create an account for {email} to see the pages for members.':
    'Lege ein Konto für {email} an, um die Seiten für Mitglieder zu sehen.',
  'Your account shows what it opens, and until when.':
    'Dein Konto zeigt, was sie öffnet und bis wann.',
  'It belongs to <bdi>{email}</bdi>. We have mailed a link to that address: with it you create an account, or sign in to yours.':
    'Sie gehört zu <bdi>{email}</bdi>. Wir haben einen Link an diese Adresse geschickt: Mit ihm legst du ein Konto an oder meldest dich bei deinem an.',
} as const
