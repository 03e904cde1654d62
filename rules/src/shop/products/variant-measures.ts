import { z } from 'zod'

/**
 * What a variant weighs and how large it is, packed to be sent, by the names of the page context; and
 * how much it holds, in the unit that its product says (`unit-price.ts`).
 */
export const measureNames = ['weight', 'len', 'width', 'height', 'content'] as const
export type MeasureName = (typeof measureNames)[number]

/** In the units of the site's country, with three decimals at most; absent or 0: not known. */
export type Measures = { readonly [Name in MeasureName]?: number | undefined }

/** The largest that may be said of a measure, in its unit. */
export const mostMeasure = 100_000

const measure = z
  .number()
  .min(0)
  .max(mostMeasure)
  .transform((value) => Math.round(value * 1000) / 1000)
  .optional()

export const measureFields = {
  weight: measure,
  len: measure,
  width: measure,
  height: measure,
  content: measure,
}

/** Measures with 0 for those that are not known. */
export function knownOrZero(measures: Measures): { readonly [Name in MeasureName]: number } {
  const { weight = 0, len = 0, width = 0, height = 0, content = 0 } = measures
  return { weight, len, width, height, content }
}

/** Those that are known. */
export function knownMeasures(measures: Measures): Measures {
  const known = measureNames.flatMap((name) => {
    const value = measures[name] ?? 0
    return value > 0 ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}
