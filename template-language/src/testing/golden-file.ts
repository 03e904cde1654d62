/** A golden file: sections that begin with a line such as `:TEMPLATE`, each without blanks at its end. */
export type GoldenFile = {
  readonly template: string
  readonly json: unknown
  readonly output: string
  readonly errors: readonly string[]
  readonly partials: Readonly<Record<string, string>>
  readonly injects: Readonly<Record<string, unknown>>
  /** The locale (`none` for no locale at all) and the instant of the rendering. */
  readonly params: { readonly locale?: string; readonly now?: number }
}

/** Reads the text of a golden file; a section that is not there is empty. */
export function readGoldenFile(text: string): GoldenFile {
  const [, ...parts] = text.split(/^:([A-Z]+)\n/m)
  const sections = new Map<string, string>()
  for (let place = 0; place + 1 < parts.length; place += 2) {
    sections.set(parts[place] ?? '', (parts[place + 1] ?? '').trimEnd())
  }
  const object = (name: string) => JSON.parse(sections.get(name) ?? '{}') as Record<string, never>
  return {
    template: sections.get('TEMPLATE') ?? '',
    json: JSON.parse(sections.get('JSON') ?? '{}'),
    output: sections.get('OUTPUT') ?? '',
    errors: (JSON.parse(sections.get('ERRORS') ?? '[]') as string[]).toSorted(),
    partials: object('PARTIALS'),
    injects: object('INJECT'),
    params: object('PARAMS'),
  }
}
