import type { accessDe } from './access-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of pages for members, and of what opens them, in Danish. */
export const accessDa: Phrases<typeof accessDe> = {
  'This page available only site members': 'Denne side er kun for medlemmer',
  'Nobody can sign in here at the moment.': 'Ingen kan logge ind her i øjeblikket.',
  'Your account does not include it.': 'Din konto omfatter den ikke.',
  'Sign in to see it, or create an account first.':
    'Log ind for at se den, eller opret en konto først.',
  'It comes with a membership. Whoever has one sees it once they have signed in.':
    'Den følger med et medlemskab. Har du et, ser du den, når du er logget ind.',
  'What opens it': 'Det giver adgang',
}
