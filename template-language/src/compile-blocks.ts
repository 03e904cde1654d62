import type { Compiler } from './compiler.ts'
import { compileHere, compileReference, Frame } from './frames.ts'
import type { ReadName } from './frames.ts'
import type {
  IfNode,
  OrBranch,
  PredicateCall,
  PredicateNode,
  RepeatedNode,
  SectionNode,
} from './instructions.ts'
import type { Run } from './run.ts'
import type { Step } from './template.ts'
import { isTruthy } from './values.ts'

/** Both branches run inside the frame of the section's value. */
export function compileSection(node: SectionNode, compiler: Compiler): Step {
  const read = compileHere(node.reference)
  const body = compiler.compileBody(node.body)
  const otherwise = compileOr(node.otherwise, compiler)
  return (run) => {
    const outer = run.frame
    const value = read(outer)
    run.frame = new Frame(value, outer)
    try {
      if (isTruthy(value)) run.runBody(body)
      else otherwise?.(run)
    } finally {
      run.frame = outer
    }
  }
}

/** The body runs per element of a list; the `{.or}` branch runs outside of the list's frame. */
export function compileRepeated(node: RepeatedNode, compiler: Compiler): Step {
  const read = compileHere(node.reference)
  const body = compiler.compileBody(node.body)
  const alternates = node.alternates && compiler.compileBody(node.alternates)
  const otherwise = compileOr(node.otherwise, compiler)
  return (run) => {
    const outer = run.frame
    const list = read(outer)
    if (!Array.isArray(list) || list.length === 0) return otherwise?.(run)
    const frame = new Frame(list, outer)
    const last = list.length - 1
    try {
      for (let index = 0; index <= last; index++) {
        frame.index = index
        run.frame = new Frame(list[index], frame)
        run.runBody(body)
        if (alternates !== null && index < last) run.runBody(alternates)
      }
    } finally {
      run.frame = outer
    }
  }
}

export function compilePredicate(node: PredicateNode, compiler: Compiler): Step {
  const test = compileTest(node.predicate, node.at, compiler)
  return compileTestedBlock(test, node, 'PREDICATE', compiler)
}

/**
 * References are joined from left to right without precedence; after each operator the reading ends
 * when `||` made it true or `&&` made it false.
 */
export function compileIf(node: IfNode, compiler: Compiler): Step {
  const { operators } = node
  const reads = node.references.map(compileReference)
  const test = ({ frame }: Run) => {
    let result = isTruthy((reads[0] as ReadName)(frame))
    for (let place = 0; place < operators.length; place++) {
      const next = isTruthy((reads[place + 1] as ReadName)(frame))
      const isOr = operators[place] === '||'
      result = isOr ? result || next : result && next
      if (result === isOr) return result
    }
    return result
  }
  return compileTestedBlock(test, node, 'IF', compiler)
}

type Test = (run: Run) => boolean

function compileTestedBlock(
  test: Test,
  node: PredicateNode | IfNode | OrBranch,
  instruction: string,
  compiler: Compiler,
): Step {
  const body = compiler.compileBody(node.body)
  const otherwise = compileOr(node.otherwise, compiler)
  return (run) => {
    let result: boolean
    const outer = run.frame
    try {
      result = test(run)
    } catch (error) {
      run.frame = outer
      return run.reportUnexpected(error, instruction)
    }
    if (result) run.runBody(body)
    else otherwise?.(run)
  }
}

function compileOr(branch: OrBranch | null, compiler: Compiler): Step | null {
  if (branch === null) return null
  if (branch.predicate !== null) {
    const test = compileTest(branch.predicate, branch.at, compiler)
    return compileTestedBlock(test, branch, 'OR_PREDICATE', compiler)
  }
  const body = compiler.compileBody(branch.body)
  return (run) => run.runBody(body)
}

function compileTest(call: PredicateCall, at: number, compiler: Compiler): Test {
  const predicate = call.known ? compiler.predicates[call.name] : undefined
  if (predicate === undefined) return () => false
  const test = predicate(call.args?.list ?? [])
  return (run) => {
    run.at = at
    return test(run)
  }
}
