import type { LocaleData } from './cldr/locale-data.ts'
import type { ErrorCode } from './errors.ts'
import type { ReadName } from './frames.ts'
import type { Reference } from './instructions.ts'
import type { TemplateSource } from './template.ts'

export type ApplyOptions = {
  /** Names outside of the partial cannot be seen from within. */
  readonly isPrivate: boolean
  /** Named texts given to the partial as `@args`. */
  readonly args: Readonly<Record<string, string>> | null
}

/** What a formatter or predicate may see and do while a template runs. */
export type Scope = {
  /** The node of the current frame; for a formatter, the first value before any formatter ran. */
  readonly node: unknown
  /** Epoch milliseconds. Reading it marks the rendering as one that holds for a short time. */
  readonly now: number
  /** The zone of dates: the site's, else the environment's, else America/New_York (spec §9). */
  readonly timeZone: string
  /** Absent where a site has no locale; locale formatters then print nothing. */
  readonly locale: LocaleData | undefined
  /** A name looked up from the current frame outward. */
  resolve(path: Reference): unknown
  /** The same for a look-up that was prepared with `compileReference`. */
  look(read: ReadName): unknown
  /** The same from the frame around the current one. */
  resolveOutside(path: Reference): unknown
  /** Runs template text of a formatter on a node; `isPrivate` hides the names around it. */
  renderInternal(source: TemplateSource, node: unknown, isPrivate?: boolean): string
  /** Runs a macro or partial on a node, and reports when there is none. */
  apply(name: string, node: unknown, options: ApplyOptions): string
  report(code: ErrorCode, message: string): void
}

/**
 * A formatter: called once per use with its arguments when the template is compiled, and what it
 * returns runs on each value. The returned value replaces the first one; undefined is missing. A
 * runner that declares no second parameter needs no scope, which saves the engine a frame.
 */
export type Formatter = (args: readonly string[]) => FormatterRun
export type FormatterRun = (values: readonly unknown[], scope: Scope) => unknown
export type FormatterTable = Readonly<Record<string, Formatter>>

/** A predicate, prepared with its arguments like a formatter. Names end with a question mark. */
export type Predicate = (args: readonly string[]) => PredicateRun
export type PredicateRun = (scope: Scope) => boolean
export type PredicateTable = Readonly<Record<string, Predicate>>
