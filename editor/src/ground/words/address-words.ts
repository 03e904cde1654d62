/** A text that an address says; undefined where it says none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Words that are looked for; an address makes a number of digits. */
export function wordsOf(value: unknown): string {
  return (typeof value === 'number' ? String(value) : (textOf(value) ?? '')).slice(0, 200)
}
