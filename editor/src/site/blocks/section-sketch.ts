import type { LayoutRow } from '@vitrine/rules/site/blocks/layout.ts'
import type { PageSection, SketchBlock } from '@vitrine/rules/site/blocks/page-sections.ts'

/** A stroke of a small drawing; units of a page that is 120 wide. */
export type Stroke = {
  readonly kind: 'heading' | 'words' | 'picture' | 'button' | 'line' | 'play'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Drawn = { readonly strokes: readonly Stroke[]; readonly height: number }

const pageWidth = 120
const margin = 8
const gap = 5

/** A row as it is drawn: of a section that we drew, or one that an owner keeps. */
type SketchRow = readonly {
  readonly span: number
  readonly blocks: readonly SketchBlock[]
  readonly rows?: readonly LayoutRow[]
}[]

/** How rows of blocks look from far away. */
export function sketchOf(rows: readonly SketchRow[]): Drawn {
  if (rows.length === 0) return { strokes: [], height: 2 * margin }
  const { strokes, height } = drawRows(rows, {
    x: margin,
    y: margin,
    width: pageWidth - 2 * margin,
  })
  return { strokes, height: height + 2 * margin }
}

export function sketchRowsOf(rows: readonly LayoutRow[]): readonly SketchRow[] {
  return rows.map(({ columns }) => columns)
}

export function sketchRowsOfSections(sections: readonly PageSection[]): readonly SketchRow[] {
  return sections.flatMap(({ rows }) => rows)
}

function drawRows(rows: readonly SketchRow[], spot: Spot): Drawn {
  const strokes: Stroke[] = []
  let y = spot.y
  for (const row of rows) {
    const drawn = drawRow(row, { ...spot, y })
    strokes.push(...drawn.strokes)
    y += drawn.height + gap
  }
  return { strokes, height: Math.max(0, y - gap - spot.y) }
}

function drawRow(row: SketchRow, { x: left, y: top, width: whole }: Spot): Drawn {
  // the spans of a row fill it, in twelve columns and in one
  const all = row.reduce((sum, { span }) => sum + span, 0)
  let from = 0
  let height = 0
  const strokes: Stroke[] = []
  for (const { span, blocks, rows = [] } of row) {
    const x = left + (from / all) * whole
    const width = Math.max(1, (span / all) * whole - (from + span < all ? gap : 0))
    let y = top
    for (const block of blocks) {
      const drawn = drawBlock(block, { x, y, width })
      strokes.push(...drawn.strokes)
      y += drawn.height + 3
    }
    const inner = drawRows(sketchRowsOf(rows), { x, y, width })
    strokes.push(...inner.strokes)
    height = Math.max(height, y + (rows.length > 0 ? inner.height : -3) - top)
    from += span
  }
  return { strokes, height: Math.max(0, height) }
}

type Spot = { readonly x: number; readonly y: number; readonly width: number }

const drawings: Readonly<Record<number, (spot: Spot, block: SketchBlock) => Drawn>> = {
  2: drawText,
  5: (spot) => drawPicture(spot, 0.56),
  8: drawGallery,
  21: () => ({ strokes: [], height: 6 }),
  31: (spot) => drawLines(spot, 'heading', [0.9, 0.6]),
  32: drawVideo,
  47: (spot) => drawLines(spot, 'line', [1]),
  53: (spot) => ({ strokes: [{ ...spot, kind: 'button', width: 22, height: 6 }], height: 6 }),
  55: drawList,
  69: (spot) => drawLines(spot, 'heading', [0.8, 0.7, 0.85]),
}

function drawBlock(block: SketchBlock, spot: Spot): Drawn {
  return (drawings[block.type] ?? drawUnknown)(spot, block)
}

/** What has no drawing of its own is words, as most things are. */
function drawUnknown(spot: Spot): Drawn {
  return drawLines(spot, 'words', [0.9, 0.7])
}

function drawText(spot: Spot, { value }: SketchBlock): Drawn {
  const html = String(value['html'])
  const hasHeading = /<h[23]>/.test(html)
  const head = hasHeading ? drawLines(spot, 'heading', [0.7]) : { strokes: [], height: 0 }
  const words = (html.replace(/<h[23]>.*?<\/h[23]>/g, '').match(/<p>/g) ?? []).length
  const shares = Array.from({ length: Math.min(words * 2, 4) }, (_, at) => [0.95, 0.8][at % 2] ?? 1)
  const y = spot.y + head.height + (hasHeading && words > 0 ? 3 : 0)
  const rest = drawLines({ ...spot, y }, 'words', shares)
  return { strokes: [...head.strokes, ...rest.strokes], height: y - spot.y + rest.height }
}

function drawLines(spot: Spot, kind: Stroke['kind'], shares: readonly number[]): Drawn {
  const height = { heading: 4, line: 1 }[kind as 'heading'] ?? 2
  const step = height + 2.5
  const strokes = shares.map((share, at) => ({
    ...spot,
    kind,
    y: spot.y + at * step,
    width: spot.width * share,
    height,
  }))
  return { strokes, height: Math.max(0, shares.length * step - 2.5) }
}

function drawPicture(spot: Spot, ratio: number): Drawn {
  const height = Math.min(spot.width * ratio, 38)
  return { strokes: [{ ...spot, kind: 'picture', height }], height }
}

function drawVideo(spot: Spot): Drawn {
  const { strokes, height } = drawPicture(spot, 0.56)
  const play = { x: spot.x + spot.width / 2 - 4, y: spot.y + height / 2 - 4, width: 8, height: 8 }
  return { strokes: [...strokes, { ...play, kind: 'play' }], height }
}

function drawGallery(spot: Spot, { value }: SketchBlock): Drawn {
  if (value['design'] === 'slideshow') return drawPicture(spot, 0.4)
  return drawTiles(spot, 4, 2, 0)
}

function drawList(spot: Spot): Drawn {
  return drawTiles(spot, 3, 1, 3)
}

/** Pictures side by side, each with words of some height below it. */
function drawTiles(spot: Spot, across: number, down: number, words: number): Drawn {
  const width = (spot.width - (across - 1) * 3) / across
  const step = width * 0.8 + 3 + words
  const strokes = Array.from({ length: across * down }, (_, at): Stroke[] => {
    const x = spot.x + (at % across) * (width + 3)
    const y = spot.y + Math.floor(at / across) * step
    const below: Stroke = {
      kind: 'words',
      x,
      y: y + width * 0.8 + 2,
      width: width * 0.7,
      height: 2,
    }
    return [{ kind: 'picture', x, y, width, height: width * 0.8 }, ...(words > 0 ? [below] : [])]
  }).flat()
  return { strokes, height: down * step - 3 }
}
