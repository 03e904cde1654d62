import { writeTypedAmount, type AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import {
  shippingWayInput,
  type ShippingWayInput,
} from '@vitrine/rules/shop/shipping/shipping-actions.ts'
import type { ShippingWay } from '@vitrine/rules/site/sites/site-settings.ts'
import { z } from 'zod'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import { amountOrNothing, typedAmount } from '../../ground/money/amount.ts'
import { typedPostcodes } from '../taxes/tax-place-draft.ts'
import { typedDays, writeDays } from './delivery-draft.ts'
import { seenWeights, typedWeights, weightFields, type WeightDraft } from './weight-draft.ts'

/** What is typed about a way of shipping. */
export type ShippingWayDraft = {
  readonly name: string
  readonly priceCents: string
  /** Empty: it always costs its price. */
  readonly freeFromCents: string
  /** Empty: wherever the usual one goes. */
  readonly countries: readonly string[]
  /** With commas between them; empty: all of these countries. */
  readonly postcodes: string
  readonly instead: boolean
  /** Such as `2-4`; empty: nothing is said. */
  readonly deliveryDays: string
} & WeightDraft

export const newWay: ShippingWayDraft = {
  name: '',
  priceCents: '',
  freeFromCents: '',
  countries: [],
  postcodes: '',
  instead: true,
  weightSteps: [],
  mostWeight: '',
  deliveryDays: '',
}

/** What is stored of a way, as it is typed. */
export function typedWay(way: ShippingWay, style: AmountStyle): ShippingWayDraft {
  const { name, priceCents, freeFromCents, countries, instead } = way
  return {
    name,
    priceCents: writeTypedAmount(priceCents, style),
    freeFromCents: freeFromCents === null ? '' : writeTypedAmount(freeFromCents, style),
    countries: countries ?? [],
    postcodes: (way.postcodes ?? []).join(', '),
    instead,
    ...typedWeights(way, style),
    deliveryDays: writeDays(way.deliveryDays),
  }
}

/** The same as it is stored, by the names of the form. */
export function seenOfWay({ id: _id, ...way }: ShippingWay): FlatFields {
  const { postcodes = [], deliveryDays = null } = way
  return { ...way, ...seenWeights(way), postcodes, deliveryDays }
}

/**
 * The whole way as it was seen by whoever edits it: fields that nobody touched follow what others write
 * meanwhile.
 * @param seen what stood in the fields that were typed in
 */
export function seenWay({ id: _id, countries, ...way }: ShippingWay, seen: FlatFields) {
  const { postcodes = [], deliveryDays = null } = way
  const known = { ...way, ...seenWeights(way), postcodes: [...postcodes], deliveryDays }
  return { ...known, countries: countries === null ? null : [...countries], ...seen }
}

/** Reads what is typed, by the rules that store it. */
export function shippingWaySchema(
  style: AmountStyle,
): z.ZodType<ShippingWayInput, ShippingWayDraft> {
  const { shape } = shippingWayInput
  return shippingWayInput.extend({
    priceCents: typedAmount(style).pipe(shape.priceCents),
    freeFromCents: amountOrNothing(style).pipe(shape.freeFromCents),
    ...weightFields(style),
    postcodes: typedPostcodes,
    deliveryDays: typedDays,
    countries: z
      .array(z.string())
      .readonly()
      .transform((codes): string[] | null => (codes.length === 0 ? null : [...codes]))
      .pipe(shape.countries),
  })
}

/** The form's name of a field that the server names by its way in the input, such as `way.name`. */
export function nameOfWayField(field: string): string {
  const [first = '', second = ''] = field.split('.')
  return first === 'way' ? second : first
}
