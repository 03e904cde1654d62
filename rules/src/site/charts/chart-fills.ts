/**
 * Each series has a fill and a sign of its own beside its colour, so that it is told from the others
 * without it. The stylesheet gives colours to `chart-tone-1` and on.
 */
const tones = 6

/** Lines over a square of 8, drawn in what lets the ground through. */
const overlays: readonly string[] = [
  '',
  '<path d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4"/>',
  '<path d="M0 2h8M0 6h8"/>',
  '<path d="M-2 6l4 4M0 0l8 8M6 -2l4 4"/>',
  '<path d="M2 0v8M6 0v8"/>',
  '<path d="M0 8l8 -8M0 0l8 8"/>',
]

const signs: readonly string[] = [
  '<circle r="4.5"/>',
  '<path d="M-4 -4h8v8h-8z"/>',
  '<path d="M0 -5.500l5.500 9.500h-11z"/>',
  '<path d="M0 -5.500l5.500 5.500l-5.500 5.500l-5.500 -5.500z"/>',
  '<path d="M0 5.500l5.500 -9.500h-11z"/>',
  '<path d="M-5 -1.700h3.300v-3.300h3.400v3.300h3.300v3.400h-3.300v3.300h-3.400v-3.300h-3.300z"/>',
]

const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2', '12 4'] as const

/** Class of a series' colour; more series than tones begin again, with other fills. */
export function toneClass(series: number): string {
  return `chart-tone-${(series % tones) + 1}`
}

function overlayOf(series: number): string {
  const turn = Math.floor(series / tones)
  return overlays[(series + turn) % overlays.length] ?? ''
}

export function fillId(chartId: string, series: number): string {
  return `chart-${chartId}-fill-${series}`
}

export function signId(chartId: string, series: number): string {
  return `chart-${chartId}-sign-${series}`
}

export function dashOf(series: number): string {
  const turn = Math.floor(series / tones)
  const dash = dashes[(series + turn) % dashes.length] ?? ''
  return dash === '' ? '' : ` stroke-dasharray="${dash}"`
}

export function fillPatterns(chartId: string, count: number): string {
  const patterns = Array.from(
    { length: count },
    (_, series) =>
      `<pattern id="${fillId(chartId, series)}" width="8" height="8" patternUnits="userSpaceOnUse">` +
      `<rect width="8" height="8" class="${toneClass(series)}"/>` +
      `<g class="chart-hatch">${overlayOf(series)}</g></pattern>`,
  )
  return `<defs>${patterns.join('')}</defs>`
}

export function lineSigns(chartId: string, count: number): string {
  const all = Array.from({ length: count }, (_, series) => {
    const turn = Math.floor(series / tones)
    const sign = signs[(series + turn) % signs.length] ?? ''
    return `<g id="${signId(chartId, series)}" class="${toneClass(series)}">${sign}</g>`
  })
  return `<defs>${all.join('')}</defs>`
}
