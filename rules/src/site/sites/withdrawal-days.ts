import type { SiteSettings } from './site-settings.ts'

/**
 * How long shoppers may withdraw from an order, in days after it arrives. `least`: what the law of the
 * European Union asks for (Directive 2011/83/EU, article 9).
 */
export const withdrawalDays = { least: 14, most: 365 } as const

/**
 * Where the law asks for a function to withdraw by (Directive 2011/83/EU, article 11a): the European
 * Union, and the European Economic Area with it.
 */
const withByLaw: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** Whether the law of the shop's country asks for it. */
export function isWithdrawalByLaw({ country }: Pick<SiteSettings, 'country'>): boolean {
  return withByLaw.has(country)
}

/** For how many days it is offered; 0: not at all. Whoever has chosen nothing offers what the law asks for. */
export function daysToWithdraw({
  country,
  store: { withdrawalDays: chosen },
}: Pick<SiteSettings, 'country'> & {
  readonly store: Pick<SiteSettings['store'], 'withdrawalDays'>
}): number {
  return chosen ?? (withByLaw.has(country) ? withdrawalDays.least : 0)
}
