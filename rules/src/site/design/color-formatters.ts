import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child } from '@vitrine/template-language/values.ts'

/** Colours above this number are light (spec §9, colour weight). */
const lightAbove = 8388607.5

/** `light` or `dark` for a hex colour; missing for anything else. */
const colorWeight: Formatter = () => (values) => {
  const digits = /^#?([0-9a-fA-F]{3,6})$/.exec(asString(values[0]))?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return Number.parseInt(full, 16) > lightAbove ? 'light' : 'dark'
}

/** A colour of hue, saturation and lightness as CSS; says what is wrong with one that is not. */
const websiteColor: Formatter =
  () =>
  ([value]) => {
    const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map(
      (name) => {
        const part = child(value, name)
        return part === undefined ? undefined : asNumber(part)
      },
    )
    if (hue === undefined || saturation === undefined || lightness === undefined) {
      return 'Missing an H/S/L value.'
    }
    const wrong =
      (isWithin(hue, 360) ? '' : 'Hue out of bounds. ') +
      (isWithin(saturation, 1) ? '' : 'Saturation out of bounds. ') +
      (isWithin(lightness, 1) ? '' : 'Lightness out of bounds. ') +
      (isWithin(alpha ?? 1, 1) ? '' : 'Alpha out of bounds.')
    if (wrong !== '') return wrong
    const parts = `${rounded(hue)}, ${rounded(saturation * 100)}%, ${rounded(lightness * 100)}%`
    return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${rounded(alpha)})`
  }

function isWithin(value: number, largest: number): boolean {
  return value >= 0 && value <= largest
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

export const colorFormatters: FormatterTable = {
  'color-weight': colorWeight,
  'website-color': websiteColor,
}
