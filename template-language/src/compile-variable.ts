import type { Compiler } from './compiler.ts'
import { compileReference, Frame } from './frames.ts'
import type { BindNode, FormatterCall, Reference, VariableNode } from './instructions.ts'
import type { Run } from './run.ts'
import type { FormatterRun } from './scope.ts'
import type { Step } from './template.ts'
import { emission } from './values.ts'

export function compileVariable(node: VariableNode, compiler: Compiler): Step {
  const first = node.references[0] as Reference
  if (node.formatters.length === 0) return emitReference(first)
  const runs = prepare(node.formatters, compiler)
  const read = readValues(node.references)
  const { at } = node
  const usesScope = runs.some((run) => run.length > 1)
  return (run) => {
    const outer = run.frame
    const values = read(outer)
    run.at = at
    try {
      if (usesScope) run.frame = new Frame(values[0], outer)
      format(values, runs, run)
    } catch (error) {
      run.frame = outer
      return run.reportUnexpected(error, 'VARIABLE')
    }
    run.frame = outer
    const value = values[0]
    run.emit(typeof value === 'string' ? value : emission(value))
  }
}

export function compileBind(node: BindNode, compiler: Compiler): Step {
  const runs = prepare(node.formatters, compiler)
  const read = readValues(node.references)
  return (run) => {
    const values = read(run.frame)
    const outer = run.frame
    run.at = node.at
    try {
      format(values, runs, run)
    } catch (error) {
      run.frame = outer
      return run.reportUnexpected(error, 'BINDVAR')
    }
    run.frame.bind(node.name, values[0])
  }
}

/** Text and the value behind it in one step, which is most of what templates do; it counts as two. */
export function emitTextAndValue(text: string, { references }: VariableNode): Step {
  const read = compileReference(references[0] as Reference)
  return (run) => {
    run.spend(1)
    const value = read(run.frame)
    run.emit(text + (typeof value === 'string' ? value : emission(value)))
  }
}

function emitReference(reference: Reference): Step {
  const read = compileReference(reference)
  return (run) => {
    const value = read(run.frame)
    run.emit(typeof value === 'string' ? value : emission(value))
  }
}

function readValues(references: readonly Reference[]): (frame: Frame) => unknown[] {
  const [first, ...others] = references.map(compileReference)
  if (first === undefined) return () => []
  if (others.length === 0) return (frame) => [first(frame)]
  return (frame) => [first(frame), ...others.map((read) => read(frame))]
}

/** Formatters run from left to right, each replacing the first value. */
function format(values: unknown[], runs: readonly FormatterRun[], run: Run): void {
  for (let place = 0; place < runs.length; place++) {
    run.spend(formatterCost + sizeCost(values[0]))
    const value = (runs[place] as FormatterRun)(values, run)
    if (typeof value === 'string') {
      run.guardLength(value.length)
      run.spend(value.length >> 6)
    }
    values[0] = value
  }
}

/** A formatter counts as this many instructions, so that the budget bounds the time of a page. */
const formatterCost = 5

/**
 * Long texts and lists cost more to work on, and long results to make, whether they are printed or
 * not: by these the slowest formatters stay within a quarter of a second over a whole budget.
 */
function sizeCost(value: unknown): number {
  if (typeof value === 'string') return value.length >> 4
  return Array.isArray(value) ? value.length >> 4 : 0
}

function prepare(calls: readonly FormatterCall[], compiler: Compiler): FormatterRun[] {
  return calls.map((call) => {
    const formatter = compiler.formatters[call.name]
    if (formatter === undefined) return ([value]: readonly unknown[]) => value
    return formatter(call.args?.list ?? [])
  })
}
