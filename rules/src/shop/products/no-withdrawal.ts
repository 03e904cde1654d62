import type { Phrase } from '../../site/phrases/phrases.ts'

/** Why nobody can withdraw from a product (Directive 2011/83/EU, article 16, c, d, j, l, e, i). */
export const noWithdrawalReasons = [
  'none',
  'personal',
  'perishable',
  'periodical',
  'dated',
  'hygiene',
  'media',
] as const

/** `none`: it is withdrawn from as all else is. */
export type NoWithdrawal = (typeof noWithdrawalReasons)[number]

/** The same of a line that was bought; `download`: whoever bought agreed to its beginning (16, m). */
export const lostWithdrawals = [
  'personal',
  'perishable',
  'periodical',
  'dated',
  'hygiene',
  'media',
  'download',
] as const
export type LostWithdrawal = (typeof lostWithdrawals)[number]

/** As shoppers read it. */
export const lostWithdrawalPhrases = {
  personal: 'Made to your wishes: there is no right of withdrawal.',
  perishable: 'It spoils quickly: there is no right of withdrawal.',
  periodical: 'A newspaper or magazine: there is no right of withdrawal.',
  dated: 'It is for a certain day: there is no right of withdrawal.',
  hygiene:
    'Once its seal is broken there is no right of withdrawal, for reasons of health and hygiene.',
  media: 'Once its seal is broken there is no right of withdrawal.',
  download:
    'You agreed that the download begins at once: there is no right of withdrawal any more.',
} as const satisfies Record<LostWithdrawal, Phrase>

/** What whoever buys a download agrees to; their order keeps it. */
export const downloadConsent =
  'I agree that the download begins at once and know that I lose my right of withdrawal with it.'

/** What is sealed can be withdrawn from until its seal is broken, which nobody knows here. */
export function isLostForSure(lost: LostWithdrawal | null): boolean {
  return lost !== null && lost !== 'hygiene' && lost !== 'media'
}
