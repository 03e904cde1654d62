import { currencies } from '../../ground/money/currency.ts'

/**
 * The least that Stripe takes, in minor units (https://docs.stripe.com/currencies, "Minimum and
 * maximum charge amounts"). It holds for accounts that are paid out in that currency.
 */
const leastAmounts: Readonly<Record<string, number>> = {
  USD: 50,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
}

/**
 * The least that Stripe takes in a currency, in minor units. Where its table names none it is 1:
 * Stripe itself compares what the amount comes to in the account's currency.
 */
export function leastCents(currency: string): number {
  return leastAmounts[currency] ?? 1
}

/** Stripe writes currencies in lower case. */
type StripeAmount = { readonly amount: number; readonly currency: string }

/** Currencies that Stripe counts in whole units (same page, "Zero-decimal currencies"). */
const zeroDecimals = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
)

/**
 * By how much our minor unit counts more than Stripe's; undefined for a currency that shops cannot
 * have. Of those that they can, Stripe counts none in thousandths and treats none as a special case
 * (ISK, HUF, TWD, UGX), so that nothing is ever rounded on the way there.
 */
function unitsEach(currency: string): number | undefined {
  const known = currencies.find(({ code }) => code === currency)
  if (known === undefined) return undefined
  return 10 ** ((zeroDecimals.has(currency) ? 0 : 2) - known.fractionDigits)
}

/** An amount as Stripe counts it; undefined for what it could not, to be refused before it is asked. */
export function toStripeAmount(amountCents: number, currency: string): StripeAmount | undefined {
  const each = unitsEach(currency)
  if (each === undefined || !Number.isSafeInteger(amountCents) || amountCents < 0) return undefined
  const amount = amountCents * each
  return Number.isSafeInteger(amount) ? { amount, currency: currency.toLowerCase() } : undefined
}

/** What Stripe says, in our minor units; undefined for a currency that shops cannot have. */
export function fromStripeAmount({
  amount,
  currency: code,
}: StripeAmount): { readonly amountCents: number; readonly currency: string } | undefined {
  const currency = code.toUpperCase()
  const each = unitsEach(currency)
  if (each === undefined || amount % each !== 0) return undefined
  const amountCents = Math.trunc(amount / each)
  return Number.isSafeInteger(amountCents) ? { amountCents, currency } : undefined
}
