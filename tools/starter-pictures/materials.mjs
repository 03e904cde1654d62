import { fractal, noise3 } from './noise.mjs'

/** Linear light from a color as screens write it. */
export function linear(hex) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

/** The six enamels. */
export const enamels = {
  blue: linear('#103684'),
  red: linear('#a81a14'),
  white: linear('#f1efe6'),
  green: linear('#0c4630'),
  yellow: linear('#e9a20c'),
  black: linear('#191b1d'),
}

export const cords = {
  black: linear('#1d1d1f'),
  linen: linear('#c9b592'),
  red: linear('#a8251c'),
}

const mix = (a, b, t) => a.map((value, k) => value + (b[k] - value) * t)

const wallLight = linear('#c5c8be')
const wallDark = linear('#b9bdb2')
function plaster({ at: [x, y, z] }) {
  const broad = fractal(x * 0.03 + 9, y * 0.03, z * 0.03, 4)
  const fine = noise3(x * 2.1, y * 2.1, z * 2.1)
  return mix(wallDark, wallLight, Math.min(1, Math.max(0, broad * 1.3 - 0.1 + fine * 0.12)))
}

const woodLight = linear('#b58a5c')
const woodDark = linear('#7d5531')
/** Boards along x, with rings drawn out into grain. */
function wood({ at: [x, y, z] }) {
  const board = Math.floor((z + 400) / 17)
  const gap = Math.abs(((z + 400) % 17) - 8.5) > 8.42 ? 0.35 : 1
  const shifted = x + board * 137.7
  const rings = fractal(shifted * 0.012, board * 3.1 + y * 0.1, z * 0.16, 3)
  const grain = 0.5 + 0.5 * Math.sin((rings * 9 + z * 0.12) * 6.3)
  const pores = noise3(shifted * 0.35, y * 2, z * 5)
  const tone = 0.25 + 0.45 * grain + 0.3 * pores + 0.25 * (noise3(board * 7.3, 1, 1) - 0.5)
  return mix(woodDark, woodLight, Math.min(1, Math.max(0, tone))).map((value) => value * gap)
}

const mapleLight = linear('#cda36c')
const mapleDark = linear('#96683a')
function maple({ own: [x, y, z] }) {
  const rings = Math.hypot(x + 3 * fractal(y * 0.03, 2, 3, 2), z) * 0.9
  const ring = 0.5 + 0.5 * Math.sin(rings * 2.4 + y * 0.2)
  const pore = noise3(x * 3, y * 0.6, z * 3)
  return mix(mapleDark, mapleLight, 0.35 + 0.35 * ring + 0.3 * pore)
}

const rust = linear('#5d2c14')
const iron = linear('#2b2724')
const oldCoat = linear('#7d8f86')
/** Enamel that has been dropped, and has stood in the rain since. */
function chipped({ own: [x, y, z] }) {
  const wear = fractal(x * 0.13 + 4, y * 0.13 + 1, z * 0.13 + 7, 4) + 0.05 * noise3(x, y, z)
  if (wear > 0.615) return mix(rust, iron, noise3(x * 1.7, y * 1.7, z * 1.7))
  if (wear > 0.6) return iron
  const stain = fractal(x * 0.5, y * 0.06, z * 0.5, 3)
  return mix(oldCoat, rust, Math.max(0, stain - 0.52) * 1.7)
}

const brickLight = linear('#9a8a78')
const brickDark = linear('#5e4a3d')
const mortar = linear('#4c4741')
function firebrick({ at: [x, y] }) {
  const row = Math.floor(y / 6.5)
  const shift = row % 2 ? 11 : 0
  const inRow = y / 6.5 - row
  const inBrick = (((x + shift + 660) % 22) + 22) % 22
  const joint = inRow < 0.06 || inBrick < 0.4
  const which = Math.floor((x + shift + 660) / 22)
  const soot = fractal(x * 0.04, y * 0.04, 5, 4)
  const tone = 0.5 * noise3(which * 3.7, row * 5.1, 2) + 0.5 * fractal(x * 0.5, y * 0.5, 1, 3)
  const own = joint ? mortar : mix(brickDark, brickLight, tone)
  return own.map((value) => value * (0.75 + 1.2 * soot))
}

const warmth = [1, 0.8, 0.52]

/** A rim is a little darker where the enamel runs thin; enamel is never quite even. */
function uneven({ own: [x, y, z] }) {
  return 0.93 + 0.14 * fractal(x * 0.12 + 3, y * 0.12, z * 0.12, 3)
}

const cloth = (color) => ({
  albedo: ({ own: [x, y, z] }) => {
    const weave = Math.sin(x * 9 + Math.atan2(z, y) * 5) * Math.sin(x * 9 - Math.atan2(z, y) * 5)
    return color.map((value) => value * (0.8 + 0.35 * weave))
  },
})

/** By name; scenes refer to the names. */
export const materialTable = {
  paint: { paint: 1, shade: uneven, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  matPaint: { paint: 1, shade: uneven },
  white: { albedo: linear('#efece2'), gloss: 0.04, rough: 0.05 },
  whiteware: { albedo: linear('#ece8dc'), gloss: 0.045, rough: 0.01, bump: 0.012 },
  rim: { albedo: linear('#15161a'), gloss: 0.045, rough: 0.02 },
  blue: { albedo: enamels.blue, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  red: { albedo: enamels.red, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  green: { albedo: enamels.green, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  yellow: { albedo: enamels.yellow, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  black: { albedo: enamels.black, gloss: 0.045, rough: 0.006, bump: 0.018, bumpScale: 0.5 },
  brass: { albedo: [0.1, 0.065, 0.02], metal: [0.82, 0.6, 0.28], rough: 0.16 },
  steel: { albedo: [0.05, 0.05, 0.052], metal: [0.62, 0.62, 0.63], rough: 0.22 },
  iron: { albedo: linear('#2c2b2b'), gloss: 0.03, rough: 0.2 },
  cord: cloth(cords.black),
  linen: cloth(cords.linen),
  paintCord: {
    paint: 1,
    shade: ({ own: [x, y, z] }) => {
      const turn = Math.atan2(z, y) * 4
      return 0.82 + 0.3 * Math.sin(x * 5 + turn) * Math.sin(x * 5 - turn)
    },
  },
  bulb: { emit: warmth.map((value) => value * 7) },
  hot: { albedo: [0.35, 0.12, 0.04], glow: [1.5, 0.3, 0.03] },
  ember: { emit: [2.6, 0.62, 0.06], glowLights: true },
  wall: { albedo: plaster, mean: wallLight, bump: 0.06, bumpScale: 0.35 },
  table: { albedo: wood, mean: linear('#99714a'), gloss: 0.02, rough: 0.25 },
  maple: { albedo: maple, mean: mapleLight, gloss: 0.03, rough: 0.2 },
  chipped: { albedo: chipped, gloss: 0.02, rough: 0.1 },
  brick: { albedo: firebrick, mean: linear('#6a5a4d') },
  paper: { albedo: linear('#efebdf') },
  bookA: { albedo: linear('#3b5560') },
  bookB: { albedo: linear('#a3563a') },
  bookC: { albedo: linear('#c8b88a') },
  pear: {
    albedo: ({ own: [x, y, z] }) =>
      mix(linear('#9aa33c'), linear('#b9822e'), fractal(x * 0.3, y * 0.2, z * 0.3 + 3, 3)),
    gloss: 0.03,
    rough: 0.12,
  },
  stalk: { albedo: linear('#4b3420') },
  clay: { albedo: linear('#7e8a86'), gloss: 0.03, rough: 0.1 },
  pencil: { albedo: linear('#c7361f'), gloss: 0.03, rough: 0.06 },
}

export const bulbLight = (strength) => warmth.map((value) => value * strength)
