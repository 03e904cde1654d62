/** Repeatable noise: the same pictures come out on every machine. */

/** @returns {number} 0 to 1 for three whole numbers */
export function hash3(x, y, z) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x1b873593)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}

function smooth(t) {
  return t * t * (3 - 2 * t)
}

/** Value noise, 0 to 1. */
export function noise3(x, y, z) {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const fx = smooth(x - ix)
  const fy = smooth(y - iy)
  const fz = smooth(z - iz)
  const a = lerp(hash3(ix, iy, iz), hash3(ix + 1, iy, iz), fx)
  const b = lerp(hash3(ix, iy + 1, iz), hash3(ix + 1, iy + 1, iz), fx)
  const c = lerp(hash3(ix, iy, iz + 1), hash3(ix + 1, iy, iz + 1), fx)
  const d = lerp(hash3(ix, iy + 1, iz + 1), hash3(ix + 1, iy + 1, iz + 1), fx)
  return lerp(lerp(a, b, fy), lerp(c, d, fy), fz)
}

function lerp(a, b, t) {
  return a + (b - a) * t
}

/** Several octaves of noise, about 0 to 1. */
export function fractal(x, y, z, octaves = 4) {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise3(x * scale, y * scale, z * scale)
    scale *= 2.03
    weight *= 0.5
  }
  return sum
}

/** A small fast generator of numbers from 0 to 1. */
export function randomFrom(seed) {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}
