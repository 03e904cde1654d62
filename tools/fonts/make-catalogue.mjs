import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families, licences, subsets } from './families.mjs'
import { readMeasures } from './read-woff2.mjs'

export const cataloguePath = 'server/src/site/design/font-catalogue.json'

/**
 * The catalogue of fonts as the installed packages make it, and what is wrong with them.
 * @param folder the project's
 */
export function makeCatalogue(folder) {
  const ranges = {}
  const problems = []
  const made = Object.entries(families).flatMap(([category, ids]) =>
    ids.flatMap((id) => {
      try {
        return [makeFamily(folder, { id, category }, ranges)]
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
        return []
      }
    }),
  )
  const sorted = made.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return { catalogue: { ranges, families: sorted }, problems }
}

function makeFamily(folder, { id, category }, ranges) {
  const variable = `@fontsource-variable/${id}`
  const isVariable = existsSync(join(folder, 'node_modules', variable))
  const name = isVariable ? variable : `@fontsource/${id}`
  const at = (...path) => join(folder, 'node_modules', name, ...path)
  const facts = JSON.parse(readFileSync(at('metadata.json'), 'utf8'))
  const licence = facts.license.type
  if (!licences.includes(licence)) throw new Error(`its licence ${licence} is none of ours`)
  noteRanges(ranges, JSON.parse(readFileSync(at('unicode.json'), 'utf8')))
  const faces = facesOf({ id, facts, isVariable, at })
  const regular = faces.find(({ style }) => style === 'normal')
  return {
    name: facts.family,
    category,
    package: name,
    licence,
    fallback: fallbackOf(category, readFileSync(at('files', regular.file))),
    faces,
  }
}

function noteRanges(ranges, own) {
  for (const subset of subsets) {
    if (own[subset] === undefined) continue
    ranges[subset] ??= own[subset]
    if (ranges[subset] !== own[subset]) throw new Error(`its ${subset} has letters of its own`)
  }
}

function facesOf({ id, facts, isVariable, at }) {
  const { wght } = facts.variable === false ? {} : (facts.variable ?? {})
  const weights = isVariable
    ? [{ weight: `${wght.min} ${wght.max}`, file: 'wght' }]
    : [400, 700]
        .filter((weight) => facts.weights.includes(weight))
        .map((weight) => ({ weight: String(weight), file: String(weight) }))
  const styles = ['normal', 'italic'].filter((style) => facts.styles.includes(style))
  return subsets
    .filter((subset) => facts.subsets.includes(subset))
    .flatMap((subset) =>
      styles.flatMap((style) =>
        weights.map(({ weight, file }) => {
          const name = `${id}-${subset}-${file}-${style}.woff2`
          const bytes = readFileSync(at('files', name))
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
          return { subset, style, weight, file: name, hash, bytes: bytes.length }
        }),
      ),
    )
}

/** How often letters stand in English texts, in thousandths; the gap between words is the last. */
const frequencies = {
  a: 65,
  b: 13,
  c: 22,
  d: 33,
  e: 103,
  f: 18,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 62,
  p: 15,
  q: 1,
  r: 50,
  s: 53,
  t: 75,
  u: 23,
  v: 8,
  w: 17,
  x: 1,
  y: 14,
  z: 1,
  ' ': 183,
}

/** Widths of the same letters in faces that machines have, in thousandths of their em. */
const localWidths = {
  Arial: widths(
    [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833],
    [556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 278],
  ),
  'Times New Roman': widths(
    [444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778],
    [500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 250],
  ),
  'Courier New': widths(Array(13).fill(600), Array(14).fill(600)),
}

function widths(aToM, nToGap) {
  const all = [...aToM, ...nToGap]
  return Object.fromEntries(Object.keys(frequencies).map((letter, at) => [letter, all[at]]))
}

const localOf = { serif: 'Times New Roman', 'slab-serif': 'Times New Roman', mono: 'Courier New' }

/** How a face that every machine has is stretched, so that no line moves when the font arrives. */
function fallbackOf(category, bytes) {
  const local = localOf[category] ?? 'Arial'
  const { unitsPerEm, ascent, descent, lineGap, widthOf } = readMeasures(bytes)
  const own = averageOf((letter) => ((widthOf(letter) ?? 0) / unitsPerEm) * 1000)
  const size = own / averageOf((letter) => localWidths[local][letter])
  const percent = (figure) => Number(((figure / unitsPerEm / size) * 100).toFixed(1))
  return {
    local,
    size: Number((size * 100).toFixed(1)),
    ascent: percent(ascent),
    descent: percent(-descent),
    lineGap: percent(lineGap),
  }
}

function averageOf(widthOf) {
  const letters = Object.entries(frequencies)
  const sum = letters.reduce((total, [letter, often]) => total + widthOf(letter) * often, 0)
  return sum / letters.reduce((total, [, often]) => total + often, 0)
}

export function printCatalogue(catalogue) {
  return `${JSON.stringify(catalogue, null, 2)}\n`
}
