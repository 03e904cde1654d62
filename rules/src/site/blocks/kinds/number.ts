import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'

export type NumberKind = FieldKind<number, number> & {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
  /** What it counts or measures, such as `px`; empty: nothing that has a sign. */
  readonly unit: string
}

export type NumberOptions = FieldWords & {
  readonly min: number
  readonly max: number
  readonly empty: number
  readonly step?: number
  readonly unit?: string
}

/** A number of steps from a smallest one to a largest one. Outside of them it is refused, never bent. */
export function number(options: NumberOptions): NumberKind {
  const { min, max, empty, step = 1, unit = '', ...words } = options
  const fits = (value: unknown): value is number =>
    typeof value === 'number' && value >= min && value <= max && isOnStep(value - min, step)
  return {
    kind: 'number',
    ...wordsOf(words),
    min,
    max,
    step,
    unit,
    schema: z.number().min(min).max(max).refine(fits),
    empty,
    read: (stored) => (fits(stored) ? stored : undefined),
    context: (value) => value,
  }
}

/** Tenths are not exact in binary. */
function isOnStep(distance: number, step: number): boolean {
  const steps = distance / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}
