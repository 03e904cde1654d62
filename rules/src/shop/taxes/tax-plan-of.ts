import type { SiteSettings } from '../../site/sites/site-settings.ts'
import type { TaxPlace, TaxSettings } from '../../site/sites/tax-settings.ts'
import type { TaxPlan, TaxRate } from '../orders/tax-lines.ts'
import { findTaxPlace, type TypedPlace } from './find-tax-place.ts'

type Settings = Pick<SiteSettings, 'country' | 'store'>

/** Whether a shop takes taxes at all. */
export function takesTaxes({ store }: Pick<SiteSettings, 'store'>): boolean {
  return (store.taxes?.places.length ?? 0) > 0
}

/**
 * The taxes of an order: where it goes decides. As long as nobody has said where, prices that hold a
 * tax hold that of home, and none is added to others.
 * @param typed null: not known yet
 * @param isReverse whether the company that buys accounts for it
 * @returns null where none is taken
 */
export function taxPlanOf(
  { country, store }: Settings,
  typed: TypedPlace | null,
  isReverse = false,
): TaxPlan | null {
  const { taxes } = store
  if (taxes === undefined || taxes.places.length === 0) return null
  const atHome = findTaxPlace(taxes.places, { country, region: '', postalCode: '' })
  if (typed === null) return taxes.prices === 'added' ? null : planWith(taxes, atHome)
  const place = isReverse ? undefined : findTaxPlace(taxes.places, typed)
  const isNet = isReverse || taxes.elsewhere === 'net'
  const isExport = place === undefined && taxes.prices === 'included' && isNet
  if (!isExport || atHome === undefined) return planWith(taxes, place)
  return { ...planWith(taxes, undefined), prices: 'net', homeRates: ratesOf(atHome) }
}

function planWith(taxes: TaxSettings, place: TaxPlace | undefined): TaxPlan {
  return {
    prices: taxes.prices,
    rounding: taxes.rounding,
    rates: place === undefined ? {} : ratesOf(place),
    shipping: shippingOf(taxes),
  }
}

function shippingOf({ shipping }: TaxSettings): TaxPlan['shipping'] {
  if (shipping === 'follows-goods') return { kind: shipping, fallback: 'standard' }
  return { kind: 'class', taxClass: shipping === 'none' ? null : shipping }
}

function ratesOf({ id, rates }: TaxPlace): TaxPlan['rates'] {
  // what is rounded together has the same ids, and so each class has its own
  const of = (taxClass: 'standard' | 'reduced'): TaxRate[] =>
    rates
      .map((rate, at) => {
        const ppm = taxClass === 'standard' ? rate.standardPpm : rate.reducedPpm
        return { id: `${id}-${at + 1}-${taxClass}`, name: rate.name, ppm }
      })
      .filter(({ ppm }) => ppm > 0)
  return { standard: of('standard'), reduced: of('reduced') }
}
