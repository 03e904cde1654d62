import { brotliDecompressSync } from 'node:zlib'

/** Tables by the number that stands for them in a WOFF2 file (its specification, §4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
)
  .match(/.{4} ?/g)
  .map((tag) => tag.slice(0, 4))

/**
 * What a face says of its measures, in units of its em.
 * @param bytes a WOFF2 file
 * @returns {{ unitsPerEm: number, ascent: number, descent: number, lineGap: number,
 *   widthOf: (letter: string) => number | undefined }}
 */
export function readMeasures(bytes) {
  const tables = tablesOf(bytes)
  const head = tables.get('head')
  const hhea = tables.get('hhea')
  const glyphs = glyphsOf(tables.get('cmap'))
  const widths = widthsOf(tables, hhea.readUInt16BE(34))
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    widthOf(letter) {
      const glyph = glyphs(letter.codePointAt(0))
      return glyph === undefined ? undefined : widths[Math.min(glyph, widths.length - 1)]
    },
  }
}

function tablesOf(bytes) {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 file')
  const place = { at: 48 }
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => readEntry(bytes, place))
  const all = brotliDecompressSync(bytes.subarray(place.at, place.at + bytes.readUInt32BE(20)))
  const tables = new Map()
  let start = 0
  for (const { tag, isTransformed, length } of entries) {
    tables.set(tag, all.subarray(start, start + length))
    if (tag === 'hmtx' && isTransformed) tables.set('hmtx alone', tables.get(tag))
    start += length
  }
  return tables
}

function readEntry(bytes, place) {
  const flags = bytes[place.at++]
  const number = flags & 0x3f
  const isNamed = number === 0x3f
  const tag = isNamed ? bytes.toString('latin1', place.at, place.at + 4) : knownTags[number]
  if (isNamed) place.at += 4
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  const plain = readFigure(bytes, place)
  return { tag, isTransformed, length: isTransformed ? readFigure(bytes, place) : plain }
}

/** A figure of one to five bytes, seven bits each. */
function readFigure(bytes, place) {
  let figure = 0
  for (let count = 0; count < 5; count++) {
    const byte = bytes[place.at++]
    figure = figure * 128 + (byte & 0x7f)
    if (byte < 0x80) return figure
  }
  throw new Error('this WOFF2 file has a figure without an end')
}

function widthsOf(tables, count) {
  // transformed, a byte of flags comes first, and then the widths without what stands beside them
  const alone = tables.get('hmtx alone')
  const width = (at) =>
    alone === undefined ? tables.get('hmtx').readUInt16BE(at * 4) : alone.readUInt16BE(1 + at * 2)
  return Array.from({ length: count }, (_, at) => width(at))
}

/** The glyph of a letter, by the table's part for Unicode's first plane. */
function glyphsOf(cmap) {
  const count = cmap.readUInt16BE(2)
  for (let at = 0; at < count; at++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4))
    if (part.readUInt16BE(0) === 4) return (letter) => glyphIn(part, letter)
  }
  throw new Error('this face has no table of letters')
}

function glyphIn(part, letter) {
  const segments = part.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + segments * 2]
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4]
  for (let at = 0; at < segments; at++) {
    if (part.readUInt16BE(ends + at * 2) < letter) continue
    const start = part.readUInt16BE(starts + at * 2)
    if (start > letter) return undefined
    const range = part.readUInt16BE(ranges + at * 2)
    const delta = part.readUInt16BE(deltas + at * 2)
    if (range === 0) return (letter + delta) & 0xffff
    const glyph = part.readUInt16BE(ranges + at * 2 + range + (letter - start) * 2)
    return glyph === 0 ? undefined : (glyph + delta) & 0xffff
  }
  return undefined
}
