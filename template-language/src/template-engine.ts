import { compileBody } from './compile.ts'
import { CompiledTemplate } from './compiled-template.ts'
import type { Compiler } from './compiler.ts'
import type { Origin, TemplateError } from './errors.ts'
import { coreFormatters } from './formatters/core-formatters.ts'
import type { HostTagScanner } from './host-tags.ts'
import { defaultLimits } from './limits.ts'
import type { Limits } from './limits.ts'
import { parse } from './parse.ts'
import { corePredicates } from './predicates/core-predicates.ts'
import type { RunHost } from './run.ts'
import type { FormatterTable, PredicateTable } from './scope.ts'
import type { Template, TemplateSource } from './template.ts'

export type TemplateEngineOptions = {
  /** The host's formatters and predicates, beside the core ones. */
  readonly formatters?: FormatterTable
  readonly predicates?: PredicateTable
  readonly hostTags?: HostTagScanner
  readonly limits?: Partial<Limits>
}

export type TemplateEngine = {
  /** Compiles template text; never throws. The name appears in errors. */
  compile(text: string, name: string): CompiledTemplate
  /** The names that templates of this engine may use. */
  readonly hasFormatter: (name: string) => boolean
  readonly hasPredicate: (name: string) => boolean
}

/**
 * The engine of the owners' template language: text, data and a clock in, HTML and errors out.
 * Compile once per revision of a template, render as often as needed.
 */
export function createTemplateEngine(options: TemplateEngineOptions = {}): TemplateEngine {
  const tables = {
    formatters: withoutPrototype(coreFormatters, options.formatters),
    predicates: withoutPrototype(corePredicates, options.predicates),
    limits: { ...defaultLimits, ...options.limits },
  }
  const internals = new Map<TemplateSource, Template>()
  const host: RunHost = {
    limits: tables.limits,
    internal(source) {
      const known = internals.get(source)
      if (known !== undefined) return known
      const origin = { name: source.name, line: 1, column: 1 }
      const template = compileText(source.text, origin, { ...tables, host })
      internals.set(source, template)
      return template
    },
  }
  return {
    hasFormatter: (name) => name in tables.formatters,
    hasPredicate: (name) => name in tables.predicates,
    compile(text, name) {
      const settings = { ...tables, host, hostTags: options.hostTags }
      const template = compileText(text, { name, line: 1, column: 1 }, settings)
      return new CompiledTemplate(template, host)
    },
  }
}

type Settings = {
  readonly formatters: FormatterTable
  readonly predicates: PredicateTable
  readonly limits: Limits
  readonly host: RunHost
  readonly hostTags?: HostTagScanner | undefined
}

function compileText(text: string, origin: Origin, settings: Settings): Template {
  const { formatters, predicates, limits, host, hostTags } = settings
  const { nodes, errors, places } = parse(text, origin, {
    hasFormatter: (name) => name in formatters,
    hasPredicate: (name) => name in predicates,
    hostTags,
    blockDepth: limits.blockDepth,
  })
  const collected: TemplateError[] = errors
  const compiler: Compiler = {
    formatters,
    predicates,
    limits,
    host,
    text,
    compileBody: (list) => compileBody(list, compiler),
    compilePart: (part, partOrigin) => {
      const template = compileText(part, partOrigin, settings)
      return template
    },
    originAt: (offset) => ({ name: origin.name, ...places.at(offset) }),
    template: () => template,
  }
  const template: Template = {
    text,
    origin,
    places,
    errors: collected,
    nodes,
    body: compileBody(nodes, compiler),
  }
  return template
}

/** Tables are asked for names that owners write, so nothing may be inherited. */
function withoutPrototype<T>(
  core: Readonly<Record<string, T>>,
  ofHost: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, core, ofHost)
}
