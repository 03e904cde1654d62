/** A place in a text, counted from 1. */
export type Place = { readonly line: number; readonly column: number }

/** Finds the line and column of offsets in a text; each but the first look-up is quick. */
export class TextPlaces {
  readonly #text: string
  readonly #origin: Place
  #lineStarts: readonly number[] | undefined

  /** @param origin where the text begins in the file that it is a part of */
  constructor(text: string, origin: Place = { line: 1, column: 1 }) {
    this.#text = text
    this.#origin = origin
  }

  at(offset: number): Place {
    const starts = this.#starts()
    let line = 0
    for (let end = starts.length; end - line > 1;) {
      const middle = (line + end) >>> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else end = middle
    }
    const column = offset - (starts[line] ?? 0)
    const origin = this.#origin
    if (line === 0) return { line: origin.line, column: origin.column + column }
    return { line: origin.line + line, column: column + 1 }
  }

  /** Where a place is in the text. */
  offsetOf({ line, column }: Place): number {
    const origin = this.#origin
    if (line === origin.line) return column - origin.column
    return (this.#starts()[line - origin.line] ?? 0) + column - 1
  }

  #starts(): readonly number[] {
    this.#lineStarts ??= findLineStarts(this.#text)
    return this.#lineStarts
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
