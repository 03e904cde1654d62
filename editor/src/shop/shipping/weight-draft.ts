import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { writeTypedAmount, type AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { shippingInput } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import type { WeightPrices } from '@vitrine/rules/site/sites/site-settings.ts'
import { z } from 'zod'
import { typedAmount } from '../../ground/money/amount.ts'
import { typedMeasure, typedMeasures } from '../products/typed-measure.ts'

/** What is typed about one price by weight. */
export type WeightStepDraft = { readonly from: string; readonly priceCents: string }

/** What is typed about how weights change a price. */
export type WeightDraft = {
  readonly weightSteps: readonly WeightStepDraft[]
  /** Empty: any weight is sent so. */
  readonly mostWeight: string
}

export const newStep: WeightStepDraft = { from: '', priceCents: '' }

/** What is stored, as it is typed. */
export function typedWeights(
  { weightSteps = [], mostWeight }: WeightPrices,
  style: AmountStyle,
): WeightDraft {
  const write = (weight: number): string => typedMeasures({ weight }, style).weight
  return {
    weightSteps: weightSteps.map(({ from, priceCents }) => {
      return { from: write(from), priceCents: writeTypedAmount(priceCents, style) }
    }),
    mostWeight: write(mostWeight ?? 0),
  }
}

/** The same as it is stored, also where nothing of it is yet. */
export function seenWeights({ weightSteps = [], mostWeight = null }: WeightPrices) {
  return { weightSteps, mostWeight }
}

/** The fields of a form that read what is typed, by the rules that store it. */
export function weightFields(style: AmountStyle) {
  const { shape } = shippingInput
  const weight = typedMeasure(style)
  const aboveNothing = 'Please enter a weight above 0.'
  const isTyped = (text: string): boolean => text.trim() !== ''
  const typedWeight = z
    .string()
    .refine(isTyped, { error: fieldMessages.required, abort: true })
    .pipe(weight)
    .refine((value) => value > 0, aboveNothing)
  const step = z.object({ from: typedWeight, priceCents: typedAmount(style) })
  return {
    weightSteps: z.array(step).readonly().pipe(shape.weightSteps.unwrap()),
    mostWeight: z.union([
      z.literal('').transform(() => null),
      z
        .string()
        .pipe(weight)
        .refine((value) => value > 0, aboveNothing),
    ]),
  }
}
