import { ErrorCode, notImplementedMessage } from '../errors.ts'
import { parseExpression } from '../expressions/parse.ts'
import type {
  Arguments,
  BlockNode,
  FormatterCall,
  HostNode,
  Node,
  OrBranch,
  PredicateCall,
  RepeatedNode,
  SectionNode,
} from '../instructions.ts'
import { defaultLimits } from '../limits.ts'
import { scan } from '../scan.ts'
import { isInside } from './code-ranges.ts'
import type { CodeRanges } from './code-ranges.ts'
import { LintCode } from './diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'
import { explainTag, explainUnclosed } from './explain-tag.ts'
import { LintScopes } from './lint-scopes.ts'
import type { LintSettings } from './lint-template.ts'

/** The language of the original engine stops at this many names in one `.if`. */
const mostNamesOfIf = 30

export type LintedText = {
  readonly text: string
  readonly code: CodeRanges
  readonly settings: LintSettings
  readonly report: (fault: Pick<Diagnostic, 'code' | 'message' | 'severity'>, at: number) => void
  readonly lintHostTag: (node: HostNode) => void
}

/** Reports what is wrong with the instructions of a text and with what stayed text among them. */
export function lintNodes(nodes: readonly Node[], linted: LintedText): void {
  new NodeLint(linted).walk(nodes)
}

class NodeLint {
  readonly #linted: LintedText
  readonly #scopes: LintScopes
  readonly #macros = new Set<string>()

  constructor(linted: LintedText) {
    this.#linted = linted
    this.#scopes = new LintScopes(linted.settings.rootNames)
  }

  walk(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'macro') this.#macros.add(node.path)
      this.#lint(node)
    }
  }

  #lint(node: Node): void {
    switch (node.kind) {
      case 'text':
        return this.#lintText(node.text, node.at)
      case 'comment':
        if (node.multiline && !this.#linted.text.includes('##}', node.at + 3)) {
          this.#error(LintCode.eofInComment, 'Reached EOF in the middle of a comment.', node.at)
        }
        return
      case 'variable':
        return this.#lintFormatters(node.formatters, node.at)
      case 'bind':
        this.#scopes.bind(node.name)
        return this.#lintFormatters(node.formatters, node.at)
      case 'context':
        this.#scopes.bind(node.name)
        return this.#lintContextEnd(node.at)
      case 'inject':
        return this.#scopes.bind(node.name)
      case 'eval':
        return this.#lintExpression(node.code, node.at)
      case 'host':
        return this.#lintHostTag(node)
      case 'literal':
      case 'include':
        return
      default:
        return this.#lintBlock(node)
    }
  }

  #lintHostTag(node: HostNode): void {
    const { settings, report, lintHostTag } = this.#linted
    const fault = settings.explainHostTag?.(node.tag)
    if (fault !== undefined) report(fault, node.at)
    lintHostTag(node)
  }

  #lintBlock(node: BlockNode): void {
    switch (node.kind) {
      case 'section':
        this.#lintSectionName(node)
        return this.#scopes.within(() => {
          this.walk(node.body)
          this.#lintBranch(node.otherwise)
        })
      case 'repeated':
        this.#lintSectionName(node)
        this.#scopes.within(() => {
          this.walk(node.body)
          this.walk(node.alternates ?? [])
        })
        return this.#lintBranch(node.otherwise)
      case 'predicate':
        this.#lintPredicate(node.predicate, node.at)
        break
      case 'if':
        if (node.references.length > mostNamesOfIf) {
          const message = `The IF instruction tests more than ${mostNamesOfIf} variables.`
          this.#warn(LintCode.ifTooManyVars, message, node.at)
        }
        break
      case 'macro':
        return this.#scopes.apart(() => this.walk(node.body))
    }
    this.walk(node.body)
    this.#lintBranch(node.otherwise)
  }

  #lintBranch(branch: OrBranch | null): void {
    if (branch === null) return
    if (branch.predicate !== null) this.#lintPredicate(branch.predicate, branch.at)
    this.walk(branch.body)
    this.#lintBranch(branch.otherwise)
  }

  #lintText(text: string, start: number): void {
    const { code, settings, report } = this.#linted
    for (const piece of scan(text, undefined)) {
      if (piece.kind !== 'tag') continue
      const at = start + piece.start
      const inner = text.slice(piece.start + 1, piece.end - 1)
      const fault = explainTag(inner, isInside(code, at), settings.engine.hasFormatter)
      if (fault !== undefined) report(fault, at)
    }
    const open = text.lastIndexOf('{')
    const unclosed = open === -1 ? undefined : explainUnclosed(text.slice(open))
    if (unclosed !== undefined) report(unclosed, start + open)
  }

  #lintFormatters(calls: readonly FormatterCall[], at: number): void {
    for (const { name, args } of calls) {
      if (this.#isUnfinished(name, at)) continue
      if (this.#hasArguments(name, args)) {
        if (name === 'apply') this.#lintPartial(args?.list[0] ?? '', at)
        const wrong = this.#wrongArguments(name, args)
        if (wrong !== undefined) {
          const message = `Formatter '${name}' arguments are invalid: ${wrong}.`
          this.#warn(LintCode.formatterArgsInvalid, message, at)
        }
        continue
      }
      const message = `Formatter '${name}' needs arguments but none were provided.`
      this.#warn(LintCode.formatterNeedsArgs, message, at)
    }
  }

  /** Says so where a name has no code behind it. */
  #isUnfinished(name: string, at: number): boolean {
    if (!this.#linted.settings.unfinished.has(name)) return false
    this.#error(ErrorCode.notImplemented, notImplementedMessage(name), at)
    return true
  }

  /** A partial may also be a macro that whoever applies this text has made. */
  #lintPartial(name: string, at: number): void {
    const { hasPartial } = this.#linted.settings
    if (hasPartial === undefined || this.#macros.has(name) || hasPartial(name)) return
    const message = `Attempt to apply partial '${name}' which could not be found.`
    this.#warn(ErrorCode.partialMissing, message, at)
  }

  #lintPredicate({ name, args, known }: PredicateCall, at: number): void {
    if (this.#isUnfinished(name, at)) return
    if (!known) return
    if (this.#hasArguments(name, args)) {
      const wrong = this.#wrongArguments(name, args)
      if (wrong === undefined) return
      const invalid = `Predicate '${name}' arguments are invalid: ${wrong}.`
      return this.#warn(LintCode.predicateArgsInvalid, invalid, at)
    }
    const message = `Predicate '${name}' needs arguments but none were provided.`
    this.#warn(LintCode.predicateNeedsArgs, message, at)
  }

  /** Arguments that are all empty are missing ones. */
  #wrongArguments(name: string, args: Arguments | null): string | undefined {
    if (args === null || args.list.every((one) => one === '')) return undefined
    return this.#linted.settings.argumentChecks.get(name)?.(args.list)
  }

  #hasArguments(name: string, args: Arguments | null): boolean {
    const given = args?.list.filter((one) => one !== '').length ?? 0
    return given >= (this.#linted.settings.neededArguments.get(name) ?? 0)
  }

  #lintSectionName({ reference, at }: SectionNode | RepeatedNode): void {
    if (!this.#scopes.isOuter(reference)) return
    const name = reference[0]
    const message = `A section looks for its name in its own frame only, and '${name}' belongs to an outer one.`
    this.#warn(LintCode.outerName, message, at)
  }

  #lintExpression(code: string, at: number): void {
    const plain = code.startsWith('#') ? code.slice(1) : code
    for (const detail of parseExpression(plain, defaultLimits.expressionTokens).errors) {
      const message = `Error parsing expression: ${JSON.stringify(plain)}: ${detail}`
      this.#error(ErrorCode.expressionParse, message, at)
    }
  }

  /** What follows a binding without being one is passed over when the tag runs. */
  #lintContextEnd(at: number): void {
    const { text } = this.#linted
    const last =
      text
        .slice(at, text.indexOf('}', at))
        .split(/[ \f\n\r\t\v]+/)
        .at(-1) ?? ''
    if (last === '' || last.includes('=')) return
    const message = `Extra characters found after CTXVAR instruction: '${last}'.`
    this.#warn(LintCode.extraChars, message, at)
  }

  #warn(code: Diagnostic['code'], message: string, at: number): void {
    this.#linted.report({ code, message, severity: 'warning' }, at)
  }

  #error(code: Diagnostic['code'], message: string, at: number): void {
    this.#linted.report({ code, message, severity: 'error' }, at)
  }
}
