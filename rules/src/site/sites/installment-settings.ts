/** The countries whose accounts at Stripe take installments, with the currency of each (spec §9). */
export const installmentCurrencies = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  GB: 'GBP',
} as const

export type InstallmentCountry = keyof typeof installmentCurrencies

export const installmentCountries = Object.keys(
  installmentCurrencies,
) as readonly InstallmentCountry[]

/** What an owner has said of payments in installments; minor units of the site's currency. */
export type InstallmentSettings = {
  readonly isOn: boolean
  /** Of the account at Stripe. */
  readonly country: InstallmentCountry
  /** An order costs more than this. */
  readonly minCents: number
  /** And no more than this. */
  readonly maxCents: number
}

/** What a shop begins with; the amounts are those that most accounts have. */
export function standardInstallments(country: string): InstallmentSettings {
  const known = installmentCountries.find((one) => one === country) ?? 'US'
  return {
    isOn: false,
    country: known,
    minCents: 100,
    maxCents: known === 'GB' ? 120_000 : 200_000,
  }
}
