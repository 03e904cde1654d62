import { namedColors } from './named-colors.ts'

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** Of a colour darker than this, text on it is light (spec §9, luminance). */
const darkBelow = 166.4

/**
 * Reads a colour: 3 or 6 hexadecimal digits, `rgb`, `hsl` and `hwb` with or without alpha, names and
 * `transparent` (spec §5). Channels beyond 0-255 and alpha beyond 0-1 are clamped. Undefined for
 * other text.
 */
export function readColor(text: string): Color | undefined {
  const written = text.trim().toLowerCase()
  if (written === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  if (written.startsWith('#')) return readHex(written.slice(1))
  const open = written.indexOf('(')
  if (open === -1) return readHex(namedColors.get(written) ?? '')
  if (written.length > longest || !written.endsWith(')')) return undefined
  const read = readModel(written.slice(0, open))
  const parts = splitParts(written.slice(open + 1, -1))
  if (read === undefined || parts === undefined) return undefined
  const alpha = parts.alpha === undefined ? 1 : readAlpha(parts.alpha)
  const channels = read(parts.channels)
  if (alpha === undefined || channels === undefined) return undefined
  const [red, green, blue] = channels
  return { red: clamp(red, 255), green: clamp(green, 255), blue: clamp(blue, 255), alpha }
}

/** Whether light text is easier to read on a colour than dark text. */
export function isDarkColor({ red, green, blue }: Color): boolean {
  return (red * 299 + green * 587 + blue * 114) / 1000 < darkBelow
}

/** The colour of text that is easier to read on a ground: white on a dark one, else black. */
export function textOn(ground: string): '#ffffff' | '#000000' {
  const color = readColor(ground)
  return color !== undefined && color.alpha > 0 && isDarkColor(color) ? '#ffffff' : '#000000'
}

/** No colour is written with more signs. */
const longest = 100

type Triple = readonly [number, number, number]
type Channels = readonly [string, string, string]

function readHex(digits: string): Color | undefined {
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: 1 }
}

function readModel(name: string): ((channels: Channels) => Triple | undefined) | undefined {
  if (name === 'rgb' || name === 'rgba') return readRgb
  if (name === 'hsl' || name === 'hsla') return ([h, s, l]) => fromPolar(h, s, l, fromHsl)
  if (name === 'hwb') return ([h, w, b]) => fromPolar(h, w, b, fromHwb)
  return undefined
}

/** Three channels and an alpha, by commas, or by blanks with the alpha after a slash. */
function splitParts(
  inner: string,
): { readonly channels: Channels; readonly alpha: string | undefined } | undefined {
  const hasCommas = inner.includes(',')
  const [listed = '', slashed, ...more] = hasCommas ? [inner] : inner.split('/')
  const words = hasCommas ? listed.split(',') : listed.trim().split(/\s+/)
  const [first, second, third, fourth, ...rest] = words.map((word) => word.trim())
  if (first === undefined || second === undefined || third === undefined) return undefined
  if (rest.length > 0 || more.length > 0 || (!hasCommas && fourth !== undefined)) return undefined
  return { channels: [first, second, third], alpha: hasCommas ? fourth : slashed?.trim() }
}

/** All numbers, or all percentages. */
function readRgb(channels: Channels): Triple | undefined {
  const isPercent = channels[0].endsWith('%')
  if (channels.some((channel) => channel.endsWith('%') !== isPercent)) return undefined
  return triple(channels.map((channel) => (isPercent ? percent(channel, 255) : number(channel))))
}

function fromPolar(
  angle: string,
  second: string,
  third: string,
  convert: (hue: number, second: number, third: number) => Triple,
): Triple | undefined {
  const read = triple([number(angle.replace(/deg$/, '')), percent(second, 1), percent(third, 1)])
  if (read === undefined) return undefined
  return convert(((read[0] % 360) + 360) % 360, clamp(read[1], 1), clamp(read[2], 1))
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number) => {
    const place = (shift + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

function fromHwb(hue: number, white: number, black: number): Triple {
  if (white + black >= 1) {
    const gray = (255 * white) / (white + black)
    return [gray, gray, gray]
  }
  const [red, green, blue] = fromHsl(hue, 1, 0.5)
  const mix = (channel: number) => channel * (1 - white - black) + 255 * white
  return [mix(red), mix(green), mix(blue)]
}

function readAlpha(text: string): number | undefined {
  const alpha = text.endsWith('%') ? percent(text, 1) : number(text)
  return alpha === undefined ? undefined : Math.min(Math.max(alpha, 0), 1)
}

function triple(values: readonly (number | undefined)[]): Triple | undefined {
  const [first, second, third] = values
  if (first === undefined || second === undefined || third === undefined) return undefined
  return [first, second, third]
}

function number(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : undefined
}

function percent(text: string, whole: number): number | undefined {
  const share = text.endsWith('%') ? number(text.slice(0, -1)) : undefined
  return share === undefined ? undefined : (share / 100) * whole
}

/** Channels are whole numbers, shares of one are not. */
function clamp(value: number, largest: number): number {
  const kept = Math.min(Math.max(value, 0), largest)
  return largest === 255 ? Math.round(kept) : kept
}

/** A colour as it is stored: six hexadecimal digits, or `rgba()` where something shines through it. */
export function writeColor({ red, green, blue, alpha }: Color): string {
  if (alpha < 1) return `rgba(${red}, ${green}, ${blue}, ${Math.round(alpha * 100) / 100})`
  const digits = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}
