import type { WeightPrices, WeightStep } from '@vitrine/rules/site/sites/site-settings.ts'

/** What the fields of weights are called where two people edit them at once. */
export const weightLabels = { weightSteps: 'Prices by weight', mostWeight: 'Not above' } as const

/** Prices by weight, such as `from 2 kg $9.50`. @param money writes minor units */
export function weightsInWords(
  { weightSteps = [], mostWeight = null }: WeightPrices,
  unit: string,
  money: (cents: number) => string,
): string {
  return [
    ...weightSteps.map(({ from, priceCents }) => `from ${from} ${unit} ${money(priceCents)}`),
    ...(mostWeight === null ? [] : [`up to ${mostWeight} ${unit}`]),
  ].join(', ')
}

/** A stored value of one of those fields; undefined for any other field. */
export function weightWords(
  field: string,
  value: unknown,
  unit: string,
  money: (cents: number) => string,
): string | undefined {
  if (field === 'mostWeight') return typeof value === 'number' ? `${value} ${unit}` : 'Any weight'
  if (field !== 'weightSteps' || !Array.isArray(value)) return undefined
  const words = weightsInWords({ weightSteps: value as readonly WeightStep[] }, unit, money)
  return words === '' ? 'None' : words
}
