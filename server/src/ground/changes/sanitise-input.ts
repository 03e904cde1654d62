/**
 * Takes out what PostgreSQL's JSON cannot hold and no owner means to type: NUL characters and halves
 * of surrogate pairs, anywhere in an action's input.
 */
export function cleanInput(input: unknown): unknown {
  if (typeof input === 'string') return cleanText(input)
  if (Array.isArray(input)) return input.map(cleanInput)
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [cleanText(key), cleanInput(value)]),
  )
}

function cleanText(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}
