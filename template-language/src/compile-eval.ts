import type { Compiler } from './compiler.ts'
import { ErrorCode } from './errors.ts'
import { evaluate } from './expressions/evaluate.ts'
import { parseExpression } from './expressions/parse.ts'
import { describeStatements } from './expressions/describe.ts'
import { resolve } from './frames.ts'
import type { EvalNode } from './instructions.ts'
import type { Step } from './template.ts'
import { emission } from './values.ts'

/** An expression keeps neither output nor names when anything in it fails. */
export function compileEval(node: EvalNode, compiler: Compiler): Step {
  const isDebug = node.code.startsWith('#')
  const code = isDebug ? node.code.slice(1) : node.code
  const { limits } = compiler
  const parsed = parseExpression(code, limits.expressionTokens)
  const debugText = describeStatements(parsed.statements)
  return (run) => {
    if (run.environment.enableExpr === false) return
    run.at = node.at
    if (isDebug) run.emit(`EVAL=${debugText}`)
    if (parsed.errors.length > 0) {
      if (!run.reportOnce(node)) return
      for (const detail of parsed.errors) {
        const message = `Error parsing expression: ${JSON.stringify(code)}: ${detail}`
        run.report(ErrorCode.expressionParse, message)
      }
      return
    }
    run.spend(parsed.size)
    const result = evaluate(parsed.statements, {
      resolve: (path) => resolve(run.frame, path),
      maxString: limits.expressionString,
    })
    for (const detail of result.errors) {
      run.report(ErrorCode.expressionReduce, `Error reducing expression: ${code}: ${detail}`)
    }
    if (result.errors.length > 0) return
    for (const [name, value] of result.assigned) run.frame.bind(name, value)
    if (result.value === undefined) return
    if (isDebug) run.emit(' -> ')
    run.emit(emission(result.value))
  }
}
