import type { Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child } from '@vitrine/template-language/values.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'

type Unit = 'week' | 'month' | 'year'

export type SubscriptionPeriod = {
  readonly every: number
  readonly unit: Unit
  /** How long the subscription runs; null when it goes on until it is cancelled. */
  readonly lasts: { readonly count: number; readonly unit: Unit } | null
}

const unitsPerYear: Readonly<Record<Unit, number>> = { week: 52, month: 12, year: 1 }

/** The period of a plan; its duration is in years when whole years fit (spec §9). */
export function readSubscriptionPeriod(plan: unknown): SubscriptionPeriod | undefined {
  const period = child(plan, 'billingPeriod')
  const unit = asString(child(period, 'unit')).toLowerCase()
  if (unit !== 'week' && unit !== 'month' && unit !== 'year') return undefined
  const every = asNumber(child(period, 'value'))
  const count = every * asNumber(child(plan, 'numBillingCycles'))
  if (!(count > 0)) return { every, unit, lasts: null }
  const years = count / unitsPerYear[unit]
  return {
    every,
    unit,
    lasts: Number.isInteger(years) ? { count: years, unit: 'year' } : { count, unit },
  }
}

/**
 * A subscription's price with its period: `$10.00 every 2 months for 1 year`. The site's wording is
 * taken where it has the key for this kind of period. Without a locale there is no price to tell.
 */
export function subscriptionText(
  scope: Scope,
  price: string,
  { every, unit, lasts }: SubscriptionPeriod,
  isFrom: boolean,
): string {
  if (scope.locale === undefined) return ''
  const number = isFrom ? 'multiplePrices' : 'singlePrice'
  const runs =
    lasts === null ? 'indefinite' : `limited__${oneOrMany(lasts.count)}${titled(lasts.unit)}s`
  const key = `productPrice__${number}__${oneOrMany(every)}${titled(unit)}ly__${runs}`
  const own = localizedText(scope, key)
  if (own === undefined) return englishText(price, { every, unit, lasts }, isFrom)
  return fillMessage(scope, own, {
    price,
    fromPrice: price,
    billingPeriodValue: String(every),
    duration: lasts === null ? '' : String(lasts.count),
  })
}

function englishText(
  price: string,
  { every, unit, lasts }: SubscriptionPeriod,
  isFrom: boolean,
): string {
  const period = every === 1 ? unit : counted(every, unit)
  const duration = lasts === null ? '' : ` for ${counted(lasts.count, lasts.unit)}`
  return `${isFrom ? 'from ' : ''}${price} every ${period}${duration}`
}

function counted(count: number, unit: Unit): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function oneOrMany(count: number): string {
  return count === 1 ? '1' : 'n'
}

function titled(unit: Unit): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1)
}
