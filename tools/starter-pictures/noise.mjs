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
  const row = (dy, dz) => {
    const a = hash3(ix, iy + dy, iz + dz)
    return a + (hash3(ix + 1, iy + dy, iz + dz) - a) * fx
  }
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * fy
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * fy
  return near + (far - near) * fz
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
