import { ErrorCode } from '../errors.ts'
import type { Origin } from '../errors.ts'
import type { HostTag } from '../host-tags.ts'
import type { HostNode } from '../instructions.ts'
import type { TemplateEngine } from '../template-engine.ts'
import { TextPlaces } from '../text-places.ts'
import { coreArgumentChecks } from './argument-checks.ts'
import type { ArgumentCheck, ArgumentChecks } from './argument-checks.ts'
import { findCode, isInside } from './code-ranges.ts'
import type { Diagnostic, Fault } from './diagnostic.ts'
import { lintNodes } from './lint-nodes.ts'
import { coreNeededArguments } from './needed-arguments.ts'
import type { NeededArguments } from './needed-arguments.ts'

export type LintOptions = {
  /** Beside those of the language itself. */
  readonly neededArguments?: NeededArguments
  /** Beside those of the language itself. */
  readonly argumentChecks?: ArgumentChecks
  /** Names that the outermost frame has and no value inside it repeats, such as `website`. */
  readonly rootNames?: readonly string[]
  /** Formatters and predicates that are known and report that they are not yet implemented. */
  readonly unfinished?: readonly string[]
  /** Whether there is a partial by this name; absent where that is not known. */
  readonly hasPartial?: (name: string) => boolean
  /** What is wrong with a tag of the host as such; its parts are linted in any case. */
  readonly explainHostTag?: (tag: HostTag) => Fault | undefined
}

/**
 * Every mistake that template text shows before it runs, in the order of their places: what the
 * engine reports of it, tags that are malformed and so print as text, and tags that cannot do what
 * they say. Never throws.
 */
export function lintTemplate(
  engine: TemplateEngine,
  text: string,
  name: string,
  options: LintOptions = {},
): Diagnostic[] {
  const settings = {
    engine,
    neededArguments: new Map([
      ...Object.entries(coreNeededArguments),
      ...Object.entries(options.neededArguments ?? {}),
    ]),
    argumentChecks: new Map([
      ...Object.entries(coreArgumentChecks),
      ...Object.entries(options.argumentChecks ?? {}),
    ]),
    rootNames: options.rootNames ?? [],
    unfinished: new Set(options.unfinished),
    hasPartial: options.hasPartial,
    explainHostTag: options.explainHostTag,
  }
  const found = lintPart(text, { name, line: 1, column: 1 }, settings)
  return found.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

export type LintSettings = {
  readonly engine: TemplateEngine
  readonly neededArguments: ReadonlyMap<string, number>
  readonly argumentChecks: ReadonlyMap<string, ArgumentCheck>
  readonly rootNames: readonly string[]
  readonly unfinished: ReadonlySet<string>
  readonly hasPartial: LintOptions['hasPartial']
  readonly explainHostTag: LintOptions['explainHostTag']
}

/** Lints a text, or a part of one that a host tag holds. */
function lintPart(text: string, origin: Origin, settings: LintSettings): Diagnostic[] {
  const code = findCode(text)
  const { template } = settings.engine.compile(text, origin.name)
  const placesAlone = new TextPlaces(text)
  const places = new TextPlaces(text, origin)
  const place = (at: number) => places.at(at)
  const diagnostics: Diagnostic[] = template.errors.map((error) => {
    const at = placesAlone.offsetOf(error)
    // code such as `{a|b}` prints as it stands
    const isCodeText = error.code === ErrorCode.formatterUnknown && isInside(code, at)
    return {
      code: error.code,
      message: error.message,
      severity: isCodeText ? 'warning' : 'error',
      ...place(at),
    }
  })
  lintNodes(template.nodes, {
    text,
    code,
    settings,
    report: (fault, at) => diagnostics.push({ ...fault, ...place(at) }),
    lintHostTag: (node) =>
      diagnostics.push(
        ...lintHostTag(node, text, settings, (at) => ({ name: origin.name, ...place(at) })),
      ),
  })
  return diagnostics
}

/** The attributes and the body of a host tag are templates of their own. */
function lintHostTag(
  { tag, at }: HostNode,
  text: string,
  settings: LintSettings,
  originAt: (offset: number) => Origin,
): Diagnostic[] {
  const parts = Object.values(tag.attributes).filter((value) => value.includes('{'))
  if (tag.body !== null) parts.push(tag.body)
  return parts.flatMap((part) => {
    const found = text.indexOf(part, at)
    return lintPart(part, originAt(found === -1 ? at : found), settings)
  })
}
