import { parseColor, type Color } from 'react-aria-components'
import { readColor } from '@vitrine/rules/site/design/color.ts'

/** A colour as its picker has it: by hue, so that grey does not lose what it was made of. */
export function toPicker(text: string): Color {
  const { red, green, blue, alpha } = readColor(text) ?? { red: 0, green: 0, blue: 0, alpha: 1 }
  return parseColor(`rgba(${red}, ${green}, ${blue}, ${alpha})`).toFormat('hsb')
}

/** Six digits, or `rgba()` for what shines through: the grammar of colours has no eight (spec §5). */
export function fromPicker(color: Color): string {
  const channel = (name: 'red' | 'green' | 'blue') =>
    Math.round(color.toFormat('rgb').getChannelValue(name))
  const [red, green, blue] = [channel('red'), channel('green'), channel('blue')]
  const alpha = Math.round(color.getChannelValue('alpha') * 100) / 100
  if (alpha < 1) return `rgba(${red}, ${green}, ${blue}, ${alpha})`
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
}
