/** How many of each line, by its number, as it is typed; what is not there is none. */
export type TypedPieces = Readonly<Record<number, string>>

export type ReadPieces = {
  readonly units: readonly { readonly line: number; readonly quantity: number }[]
  /** What cannot be read, by its line. */
  readonly errors: TypedPieces
}

/** Reads numbers of pieces. @param lefts how many there are at most; lines of which nothing is left have no field */
export function readPieces(
  lefts: readonly { readonly line: number; readonly left: number }[],
  typed: TypedPieces,
): ReadPieces {
  const errors: Record<number, string> = {}
  const units: { line: number; quantity: number }[] = []
  for (const { line, left } of lefts) {
    const text = (typed[line] ?? '').trim()
    if (text === '' || left === 0) continue
    const quantity = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
    if (quantity > 0 && quantity <= left) units.push({ line, quantity })
    else if (quantity !== 0) errors[line] = `Please enter a whole number from 0 to ${left}.`
  }
  return { units, errors }
}
