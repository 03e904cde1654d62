import { readColor, type Color } from './color.ts'

/** Text reads well on a ground from this contrast on (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/**
 * How much a text stands out from its ground, from 1 to 21 (WCAG 2.2, relative luminance). What
 * shines through a ground is taken for white. Undefined where one of them is no colour.
 */
export function contrastOf(text: string, ground: string): number | undefined {
  const [ink, paper] = [readColor(text), readColor(ground)]
  if (ink === undefined || paper === undefined) return undefined
  const below = over(paper, white)
  const [one, other] = [luminance(over(ink, below)), luminance(below)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 }

/** A colour as it looks on another one, which hides what is below it. */
function over(top: Color, below: Color): Color {
  const mixed = (name: 'red' | 'green' | 'blue') =>
    top[name] * top.alpha + below[name] * (1 - top.alpha)
  return { red: mixed('red'), green: mixed('green'), blue: mixed('blue'), alpha: 1 }
}

function luminance({ red, green, blue }: Color): number {
  const light = (channel: number): number => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}
