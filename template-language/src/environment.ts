import type { LocaleData } from './cldr/locale-data.ts'
import type { TemplateError } from './errors.ts'
import type { CompiledTemplate } from './compiled-template.ts'

/** A host tag that is met while a template runs: its attributes are evaluated by then. */
export type HostTagCall = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The paired tag's body, compiled on first use; null when there is none. */
  readonly body: CompiledTemplate | null
  /** The data that the whole rendering was given. */
  readonly json: unknown
  /** The node of the frame in which the tag stands. */
  readonly node: unknown
  /** A dotted name looked up from the frame in which the tag stands. */
  lookup(path: string): unknown
  /**
   * Runs a template on data of its own, within the budgets of this rendering; its errors join the
   * rendering's. Nothing of the frames around the tag is visible to it.
   */
  render(template: CompiledTemplate, json: unknown): string
}

/** What a rendering is given beside its data. */
export type RenderEnvironment = {
  /** Epoch milliseconds. */
  readonly now: number
  readonly timeZone?: string | undefined
  readonly locale?: LocaleData | undefined
  partials?(name: string): CompiledTemplate | undefined
  /** Values for `.inject` by their path. */
  readonly injects?: Readonly<Record<string, unknown>> | undefined
  expandHostTag?(call: HostTagCall): string
  /** Whether `.eval` runs; without it the tag prints nothing. On unless false. */
  readonly enableExpr?: boolean | undefined
  /** Whether `.include` runs; without it the tag prints nothing. On unless false. */
  readonly enableInclude?: boolean | undefined
}

export type Rendering = {
  readonly output: string
  readonly errors: readonly TemplateError[]
  /** Whether the output depends on the instant it was made, such as "about an hour ago". */
  readonly readsClock: boolean
}
