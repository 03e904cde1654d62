/** A size as a figure and its unit; null for what is calculated or no size. */
export type Size = { readonly figure: number; readonly unit: string }

export function readSize(text: string): Size | null {
  const match = /^\s*(?<figure>-?\d*\.?\d+)(?<unit>[a-z%]*)\s*$/i.exec(text)
  const { figure, unit } = match?.groups ?? {}
  return figure === undefined || unit === undefined ? null : { figure: Number(figure), unit }
}

export function writeSize({ figure, unit }: Size): string {
  return `${Math.round(figure * 10_000) / 10_000}${unit}`
}

type Range = { readonly min: number; readonly max: number; readonly step: number }

/** How far a size goes where the template does not say, by its unit and what it is without an owner. */
export function likelyRange({ figure, unit }: Size): Range {
  if (unit === '%') return { min: 0, max: Math.max(100, figure), step: 1 }
  const isFine = unit === 'em' || unit === 'rem' || unit === ''
  const reach = Math.max(Math.abs(figure) * 3, isFine ? 3 : 60)
  return { min: figure < 0 ? -reach : 0, max: Math.ceil(reach), step: isFine ? 0.05 : 1 }
}
