import type { LocaleData } from './cldr/locale-data.ts'
import { BudgetSpent, ErrorCode, runtimeError } from './errors.ts'
import type { TemplateError } from './errors.ts'
import type { RenderEnvironment } from './environment.ts'
import { compileReference, findMacro, Frame, resolve } from './frames.ts'
import type { ReadName } from './frames.ts'
import type { Reference } from './instructions.ts'
import type { Limits } from './limits.ts'
import type { ApplyOptions, Scope } from './scope.ts'
import type { Body, Template, TemplateSource } from './template.ts'

const readZone = compileReference(['website', 'timeZone'])
const defaultTimeZone = 'America/New_York'

/** The engine as a running template needs it. */
export type RunHost = {
  readonly limits: Limits
  internal(source: TemplateSource): Template
}

/** One rendering: its output, frames, budgets and errors. */
export class Run implements Scope {
  out = ''
  frame: Frame
  /** The template whose instruction runs, and where in its text. */
  template: Template
  at = 0
  readonly json: unknown
  readonly environment: RenderEnvironment
  readonly host: RunHost
  readonly errors: TemplateError[] = []
  readsClock = false
  #left: number
  readonly #longest: number
  #depth = 0
  readonly #reported = new Set<unknown>()

  constructor(host: RunHost, template: Template, json: unknown, environment: RenderEnvironment) {
    this.host = host
    this.template = template
    this.json = json
    this.environment = environment
    this.frame = new Frame(json, null)
    this.#left = host.limits.instructions
    this.#longest = host.limits.output
  }

  get node(): unknown {
    return this.frame.node
  }

  get now(): number {
    this.readsClock = true
    return this.environment.now
  }

  get locale(): LocaleData | undefined {
    return this.environment.locale
  }

  get timeZone(): string {
    const ofSite = readZone(this.frame)
    if (typeof ofSite === 'string' && ofSite !== '') return ofSite
    return this.environment.timeZone ?? defaultTimeZone
  }

  resolve(path: Reference): unknown {
    return resolve(this.frame, path)
  }

  look(read: ReadName): unknown {
    return read(this.frame)
  }

  resolveOutside(path: Reference): unknown {
    const { frame } = this
    return resolve(frame.isBarrier ? frame : (frame.parent ?? frame), path)
  }

  /** Runs a whole template; a spent budget ends it with what it has printed. */
  renderAll(): void {
    try {
      this.runBody(this.template.body)
    } catch (error) {
      if (!(error instanceof BudgetSpent)) this.reportUnexpected(error, 'TEMPLATE')
    }
  }

  /**
   * What the rendering printed; the run lets go of it. Closures that hosts and formatters made can
   * keep a run for a while, and a page's text is long: it would grow old with them.
   */
  takeOutput(): string {
    const { out } = this
    this.out = ''
    return out
  }

  runBody(body: Body): void {
    const count = body.length
    this.spend(count + 1)
    for (let place = 0; place < count; place++) (body[place] as Body[number])(this)
  }

  spend(instructions: number): void {
    this.#left -= instructions
    if (this.#left >= 0) return
    const { instructions: limit } = this.host.limits
    const message = `Template was stopped after ${limit} instructions`
    this.#stop(ErrorCode.instructionLimit, message)
  }

  emit(text: string): void {
    const out = this.out + text
    this.out = out
    if (out.length > this.#longest) this.#stopAtOutputLimit()
  }

  /** Guards a value that was made, but not yet printed. */
  guardLength(length: number): void {
    if (length > this.#longest) this.#stopAtOutputLimit()
  }

  #stopAtOutputLimit(): never {
    const { output: limit } = this.host.limits
    this.out = this.out.slice(0, limit)
    return this.#stop(ErrorCode.outputLimit, `Output was cut after ${limit} characters`)
  }

  #stop(code: ErrorCode, message: string): never {
    if (!this.#reported.has(code)) this.report(code, message)
    this.#reported.add(code)
    throw new BudgetSpent(message)
  }

  /** What the action prints, kept from the output. A spent budget keeps what it printed so far. */
  capture(action: () => void): string {
    const outer = this.out
    this.out = ''
    try {
      action()
      const inner = this.out
      this.out = outer
      return inner
    } catch (error) {
      this.out = error instanceof BudgetSpent ? outer + this.out : outer
      throw error
    }
  }

  /** Runs an action in a frame of its own; the frame is left whatever happens. */
  within(frame: Frame, action: () => void): void {
    const outer = this.frame
    this.frame = frame
    try {
      action()
    } finally {
      this.frame = outer
    }
  }

  renderInternal(source: TemplateSource, node: unknown, isPrivate = false): string {
    const template = this.host.internal(source)
    const frame = new Frame(node, this.frame, isPrivate)
    return this.capture(() => this.within(frame, () => this.runTemplate(template, template.body)))
  }

  /** Runs steps of a template in the current frame, one level deeper. */
  runTemplate(template: Template, body: Body): void {
    const outer = this.template
    const { at } = this
    this.template = template
    try {
      this.runBody(body)
    } finally {
      this.template = outer
      this.at = at
    }
  }

  apply(name: string, node: unknown, options: ApplyOptions): string {
    return this.capture(() =>
      this.enterPartial(name, (template, body) => {
        const frame = new Frame(node, this.frame, options.isPrivate)
        if (options.args !== null) frame.bind('@args', options.args)
        this.within(frame, () => this.runTemplate(template, body))
      }),
    )
  }

  /** Finds a macro or partial by name and hands it over, with the depth counted. */
  enterPartial(name: string, action: (template: Template, body: Body) => void): void {
    const macro = findMacro(this.frame, name)
    const found = macro ?? this.#findPartial(name)
    if (found === undefined) return
    this.enter(name, () => action(found.template, found.body))
  }

  enter(name: string, action: () => void): void {
    const { includeDepth } = this.host.limits
    if (this.#depth >= includeDepth) {
      const message = `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${includeDepth}`
      return this.report(ErrorCode.partialRecursion, message)
    }
    this.#depth++
    try {
      action()
    } finally {
      this.#depth--
    }
  }

  /** Runs a template on data of its own: nothing of the present frames is visible to it. */
  renderApart(template: Template, json: unknown): string {
    return this.capture(() =>
      this.enter(template.origin.name, () => {
        this.within(new Frame(json, null), () => {
          this.errors.push(...(this.reportOnce(template) ? template.errors : []))
          this.runTemplate(template, template.body)
        })
      }),
    )
  }

  #findPartial(name: string): { template: Template; body: Body } | undefined {
    const template = this.environment.partials?.(name)?.template
    if (template === undefined) {
      const message = `Attempt to apply partial '${name}' which could not be found.`
      this.report(ErrorCode.partialMissing, message)
      return undefined
    }
    if (template.errors.length === 0) return { template, body: template.body }
    if (this.reportOnce(template)) {
      for (const error of template.errors) {
        const message = `Parse of partial "${name}" failed: SyntaxError: ${error.message}`
        const { line, column, template: file } = error
        this.errors.push({
          code: ErrorCode.partialSyntax,
          stage: 'engine',
          message,
          template: file,
          line,
          column,
        })
      }
    }
    return { template, body: [] }
  }

  /** True the first time it is asked about a thing in this rendering. */
  reportOnce(thing: unknown): boolean {
    if (this.#reported.has(thing)) return false
    this.#reported.add(thing)
    return true
  }

  report(code: ErrorCode, message: string): void {
    this.errors.push(runtimeError(this.template, this.at, code, message))
  }

  /** A spent budget goes on upward; everything else is told and ends the one instruction. */
  reportUnexpected(error: unknown, instruction: string): void {
    if (error instanceof BudgetSpent) throw error
    const name = error instanceof Error ? error.name : 'Error'
    const detail = error instanceof Error ? error.message : String(error)
    const message = `Unexpected ${name} error when executing ${instruction}: ${detail}`
    this.report(ErrorCode.unexpected, message)
  }
}
