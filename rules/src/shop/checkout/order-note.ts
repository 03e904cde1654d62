/** The longest note of a shopper, in UTF-16 units, as a field counts them. */
export const mostOrderNote = 1000

/**
 * What a shopper tells the shop with an order, over several lines. What no field shows is left out, and
 * more than one empty line in a row is one.
 */
export function tidyNote(typed: string): string {
  const lines = typed
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd())
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

/** The lines of a note, as they are shown; none where there is none. */
export function noteLines(note: string): readonly string[] {
  return note === '' ? [] : note.split('\n')
}
