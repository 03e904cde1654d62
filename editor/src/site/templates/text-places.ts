/** A text in lines, as the code editor holds it. */
export type Lines = {
  readonly lines: number
  readonly length: number
  line(number: number): { readonly from: number; readonly to: number; readonly text: string }
}

type Place = { readonly line: number; readonly column: number }

/** The offset of a line and column counted from 1; the nearest one where there is no such place. */
export function offsetOf(text: Lines, { line, column }: Place): number {
  const found = text.line(Math.min(Math.max(1, line), text.lines))
  if (line > text.lines) return text.length
  return Math.min(found.to, found.from + Math.max(0, column - 1))
}

/** What to underline for a mistake at a place: its tag, its word, or the one letter that is there. */
export function rangeOf(text: Lines, place: Place): { from: number; to: number } {
  const from = offsetOf(text, place)
  const line = text.line(Math.min(Math.max(1, place.line), text.lines))
  const rest = line.text.slice(from - line.from)
  const tag = /^\{[^{}]*\}|^<\/?squarespace:[\w-]*|^[\w@$.-]+|^\S/.exec(rest)?.[0].length ?? 0
  const to = Math.min(text.length, from + Math.max(1, tag))
  // at the very end there is nothing to underline but what stands before
  return from === to ? { from: Math.max(0, from - 1), to } : { from, to }
}
