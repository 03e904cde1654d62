import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { fontWeightTitles, type FontWeight } from '@vitrine/rules/site/design/own-font.ts'

type Choice = { readonly id: string; readonly name: string }

const every = ['100', '200', '300', '400', '500', '600', '700', '800', '900'] as const

/**
 * The weights that a family has, by name; every one for a family that is not known.
 * @param chosen is offered whatever the family has
 */
export function weightChoices(
  fonts: FontsReply | undefined,
  family: string,
  chosen: string,
): readonly Choice[] {
  const own = fonts?.own.filter((one) => one.family === family).map(({ weight }) => weight) ?? []
  const found = fonts?.catalogue.find(({ name }) => name === family)?.weights ?? []
  const ranges = own.length > 0 ? own : found
  const offered = every.filter((weight) => {
    return ranges.length === 0 || ranges.some((range) => isWithin(range, Number(weight)))
  })
  const some = offered.map((id) => ({ id, name: fontWeightTitles[id] }))
  if (some.some(({ id }) => id === chosen)) return some
  return [{ id: chosen, name: weightName(chosen) }, ...some]
}

function weightName(weight: string): string {
  if (weight === '') return 'As the template has it'
  return fontWeightTitles[weight as FontWeight] ?? weight
}

/** @param range one weight, or the first and the last */
function isWithin(range: string, weight: number): boolean {
  const [from = 0, to = from] = range.split(' ').map(Number)
  return from <= weight && weight <= to
}
