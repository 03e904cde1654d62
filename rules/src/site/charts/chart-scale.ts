/** What an axis runs over, with the figures that stand at it. */
export type ChartScale = {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

const wishedSteps = 5

/** Round figures around some values; bars begin at zero, lines only where it is near. */
export function chartScale(values: readonly number[], beginsAtZero: boolean): ChartScale {
  let least = Math.min(...values)
  let most = Math.max(...values)
  if (values.length === 0) [least, most] = [0, 1]
  const largest = Math.max(Math.abs(most), Math.abs(least))
  const isNear = most - least > 0.25 * largest
  const isOne = most - least < 1e-6 * largest
  if (beginsAtZero || isNear || isOne) [least, most] = [Math.min(0, least), Math.max(0, most)]
  if (least === most) most = least + 1
  const step = roundStep((most - least) / wishedSteps)
  const first = Math.floor(least / step + 1e-9)
  const last = Math.ceil(most / step - 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => cleaned((first + at) * step))
  return { min: cleaned(first * step), max: cleaned(last * step), ticks }
}

/** Where a value lies on the scale, in percent from its beginning. */
export function shareOf({ min, max }: ChartScale, value: number): number {
  return ((value - min) / (max - min)) * 100
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = rough / power
  return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10)
}

/** Without what binary fractions leave behind. */
function cleaned(value: number): number {
  return Number(value.toPrecision(12))
}
