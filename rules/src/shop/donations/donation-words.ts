import type { Phrase } from '../../site/phrases/phrases.ts'
import type { GivingPeriod } from '../../site/sites/donation-settings.ts'

/**
 * The sentence that whoever gives again and again agrees to by the button below it, which the
 * subscription keeps (Directive 2011/83/EU, article 8, 2).
 */
export const givingConsent: Readonly<Record<GivingPeriod, Phrase>> = {
  MONTH:
    'By donating, you agree that this amount is charged in the same way every month until you cancel. A link in each of our mails leads to where you cancel.',
  YEAR: 'By donating, you agree that this amount is charged in the same way every year until you cancel. A link in each of our mails leads to where you cancel.',
}

/** How often something is given, as it is chosen. */
export const givingPeriods: Readonly<Record<GivingPeriod | 'once', Phrase>> = {
  once: 'Once',
  MONTH: 'Every month',
  YEAR: 'Every year',
}

/** What a donation is called in its order: what all are called, and its cause behind that. */
export function donationTitle(title: string, cause: string): string {
  if (cause === '') return title
  return title === '' ? cause : `${title} – ${cause}`
}
