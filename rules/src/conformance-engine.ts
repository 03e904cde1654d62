import { createLocales } from '@vitrine/template-language/cldr/locale-data.ts'
import type { Locales } from '@vitrine/template-language/cldr/locale-data.ts'
import { describeTree } from '@vitrine/template-language/describe-tree.ts'
import { ErrorCode } from '@vitrine/template-language/errors.ts'
import type { TemplateError } from '@vitrine/template-language/errors.ts'
import { evaluate } from '@vitrine/template-language/expressions/evaluate.ts'
import { parseExpression } from '@vitrine/template-language/expressions/parse.ts'
import { Frame, resolve } from '@vitrine/template-language/frames.ts'
import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'
import type { TemplateEngine } from '@vitrine/template-language/template-engine.ts'
import { platformFormatters, platformPredicates } from './formatter-table.ts'

/** One case of the conformance corpus, as its runner hands it over. */
export type ConformanceCase = {
  readonly template: string
  readonly json: unknown
  readonly partials?: Readonly<Record<string, string>>
  readonly injects?: Readonly<Record<string, unknown>>
  readonly locale?: string
  readonly now?: number
  readonly enableExpr?: boolean
  readonly enableInclude?: boolean
  readonly exprOpts?: ExpressionOptions
}

/** Limits of expressions; without them there are none. */
type ExpressionOptions = { readonly maxTokens?: number; readonly maxStringLen?: number }

const tables = { formatters: platformFormatters, predicates: platformPredicates }
const unlimited = engineWith({})

function engineWith({ maxTokens = 0, maxStringLen = 0 }: ExpressionOptions): TemplateEngine {
  const limits = { expressionTokens: maxTokens, expressionString: maxStringLen }
  return createTemplateEngine({ ...tables, limits })
}

let locales: Locales = { get: () => undefined }

/** Says where language packs come from. */
export function useLocalePacks(loadPack: (language: string) => unknown): void {
  locales = createLocales(loadPack)
}

/** Renders a case with every formatter and predicate of the platform. */
export function render(given: ConformanceCase): {
  output: string
  errors: { type: string; message: string }[]
} {
  const { partials = {}, exprOpts } = given
  const engine = exprOpts === undefined ? unlimited : engineWith(exprOpts)
  const compiled = new Map(
    Object.entries(partials).map(([name, text]) => [name, engine.compile(text, name)]),
  )
  const rendering = engine.compile(given.template, 'template').render(given.json, {
    now: given.now ?? 0,
    partials: (name) => compiled.get(name),
    locale: given.locale === 'none' ? undefined : locales.get(given.locale ?? 'en'),
    injects: given.injects,
    enableExpr: given.enableExpr,
    enableInclude: given.enableInclude,
  })
  return {
    output: rendering.output,
    errors: rendering.errors.map((error) => ({ type: error.stage, message: messageOf(error) })),
  }
}

function messageOf({ code, stage, message }: TemplateError): string {
  if (code === ErrorCode.notImplemented) return message
  return stage === 'engine' ? `RuntimeError: ${message}` : `SyntaxError: ${message}`
}

export type ExpressionGiven = {
  readonly json?: unknown
  readonly vars?: Readonly<Record<string, unknown>>
  readonly opts?: ExpressionOptions
}

/** Evaluates an expression by itself. */
export function evaluateExpression(
  code: string,
  { json = {}, vars = {}, opts = {} }: ExpressionGiven,
): { value: unknown; errors: string[] } {
  const parsed = parseExpression(code, opts.maxTokens ?? 0)
  if (parsed.errors.length > 0) return { value: undefined, errors: [...parsed.errors] }
  const frame = new Frame(json, null)
  for (const [name, value] of Object.entries(vars)) frame.bind(name, value)
  const result = evaluate(parsed.statements, {
    resolve: (path) => resolve(frame, path),
    maxString: opts.maxStringLen ?? 0,
  })
  const errors = result.errors.map(
    (detail) => `RuntimeError: Error reducing expression: ${code}: ${detail}`,
  )
  return { value: result.value, errors }
}

/** The instruction tree of a template in the corpus's notation. */
export function parseTree(template: string): unknown {
  return describeTree(unlimited.compile(template, 'template').template.nodes)
}
