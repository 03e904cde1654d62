/** A platform tag as it is met while a template runs: its attributes are text by then. */
export type PlatformTagCall = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The paired tag's body, to be run on a context of its own; null when there is none. */
  readonly body: CompiledTemplate | null
}

export type TemplateProblem = {
  readonly message: string
  readonly template: string
  readonly line: number
  readonly column: number
}

/** What a rendering is given beside its data. */
export type RenderEnvironment = {
  /** A partial by the name that `apply` gives it. */
  readonly partials: (name: string) => CompiledTemplate | undefined
  readonly expandTag: (call: PlatformTagCall) => string
  /** Epoch milliseconds. */
  readonly now: number
  readonly timeZone: string
  readonly locale: string
}

export type Rendering = { readonly output: string; readonly problems: readonly TemplateProblem[] }

/** A template text, compiled once and run many times. Running it never throws. */
export type CompiledTemplate = {
  readonly name: string
  /** Whether its output holds for a short time only, such as "an hour ago". */
  readonly tellsTime: boolean
  readonly problems: readonly TemplateProblem[]
  render(json: unknown, environment: RenderEnvironment): Rendering
}

/** Whether the text uses a formatter whose output moves with the clock. */
export function tellsTime(text: string): boolean {
  return /\|\s*(?:timesince|relative-time)\b/.test(text)
}
