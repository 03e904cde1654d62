/** Drawing on plates: densities from 0 to 1 in place of colours. */
import { noise3, randomFrom } from '../noise.mjs'

export const ink = (density) => {
  const level = Math.round(255 * (1 - density))
  return `rgb(${level},${level},${level})`
}

const stops = (pairs) =>
  pairs.map(([at, density]) => `<stop offset="${at}" stop-color="${ink(density)}"/>`).join('')

/** A gradient from top to bottom, over the whole plate. */
export const fall = (id, ...pairs) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(pairs)}</linearGradient>`

export const across = (id, ...pairs) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(pairs)}</linearGradient>`

/** Light or ink that fades from a point: densities with their opacity. */
export const halo = (id, density, strength = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${ink(density)}" stop-opacity="${strength}"/><stop offset="0.35" stop-color="${ink(density)}" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="${ink(density)}" stop-opacity="0"/></radialGradient>`

export const blur = (id, by) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${by}"/></filter>`

export function plate([width, height], defs, ...shapes) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs><rect width="${width}" height="${height}" fill="#fff"/>${shapes.flat(9).join('')}</svg>`
}

export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** How high a ridge stands at a place. */
export const ridge = (seed, base, rise, length) => (x) =>
  base -
  rise * (noise3(x / length, seed, 0.5) - 0.5) * 2 -
  rise * 0.28 * (noise3((x / length) * 4.1, seed, 7.5) - 0.5)

/** The ground below a ridge. */
export function land([width, height], top, fill, more = '') {
  const points = []
  for (let x = -20; x <= width + 20; x += 6) points.push(`${x} ${top(x).toFixed(1)}`)
  return shape(`M${points.join('L')}L${width + 20} ${height + 20}L-20 ${height + 20}Z`, fill, more)
}

/** Small lights left open in the plate. */
export function stars([width, height], count, seed, fill = '#fff', largest = 2.6) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const size = 0.7 + largest * random() ** 5
    return disc(
      (random() * width).toFixed(1),
      (random() * height).toFixed(1),
      size.toFixed(2),
      fill,
    )
  })
}

/** A spruce from its foot. */
export function spruce(x, y, height, fill, seed = 1) {
  const random = randomFrom(Math.round(x * 7 + seed * 131 + 5))
  const half = height * (0.16 + random() * 0.05)
  let d = `M${x} ${y - height}`
  const tiers = 7
  for (const side of [1, -1]) {
    const order = Array.from({ length: tiers }, (_, at) => (side === 1 ? at + 1 : tiers - at))
    for (const tier of order) {
      const out = (half * tier) / tiers
      const low = y - height + (height * 0.92 * tier) / tiers
      const inner = x + side * out * 0.55
      const [tip, notch] = [
        `L${(x + side * out * (0.92 + random() * 0.2)).toFixed(1)} ${low.toFixed(1)}`,
        `L${inner.toFixed(1)} ${(low - height * 0.02).toFixed(1)}`,
      ]
      d += side === 1 ? tip + notch : notch + tip
    }
  }
  return (
    shape(`${d}Z`, fill) +
    rect(x - height * 0.018, y - height * 0.1, height * 0.036, height * 0.12, fill)
  )
}

export function wood(from, to, top, count, [low, high], fill, seed = 1) {
  const random = randomFrom(seed * 977)
  return Array.from({ length: count }, () => {
    const x = from + (to - from) * random()
    return spruce(Math.round(x), top(x) + 10, low + (high - low) * random(), fill, seed)
  })
}
