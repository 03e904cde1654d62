/**
 * One text for one value: keys sorted, no white space, properties that are `undefined` left out. Two
 * bodies are the same document exactly when these texts are equal.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalElement).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const record = value as Readonly<Record<string, unknown>>
  const properties = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
  return `{${properties.join(',')}}`
}

function canonicalElement(value: unknown): string {
  return value === undefined ? 'null' : canonicalJson(value)
}
