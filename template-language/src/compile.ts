import { compileEval } from './compile-eval.ts'
import { compileHostTag } from './compile-host-tag.ts'
import { compileIf, compilePredicate, compileRepeated, compileSection } from './compile-blocks.ts'
import { compileBind, compileVariable, emitTextAndValue } from './compile-variable.ts'
import type { Compiler } from './compiler.ts'
import { resolve } from './frames.ts'
import type {
  ContextNode,
  IncludeNode,
  InjectNode,
  LiteralName,
  MacroNode,
  Node,
} from './instructions.ts'
import type { Body, Step } from './template.ts'

const literals: Record<LiteralName, string> = {
  space: ' ',
  tab: '\t',
  newline: '\n',
  'meta-left': '{',
  'meta-right': '}',
}

/** Turns a list of instructions into functions; neighbouring text becomes one. */
export function compileBody(nodes: readonly Node[], compiler: Compiler): Body {
  const steps: Step[] = []
  let text = ''
  const flush = () => {
    if (text !== '') steps.push(emitText(text))
    text = ''
  }
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text
    else if (node.kind === 'literal') text += literals[node.name]
    else if (text !== '' && node.kind === 'variable' && node.formatters.length === 0) {
      steps.push(emitTextAndValue(text, node))
      text = ''
    } else if (node.kind !== 'comment') {
      flush()
      steps.push(compileNode(node, compiler))
    }
  }
  flush()
  return steps
}

function emitText(text: string): Step {
  return (run) => run.emit(text)
}

function compileNode(node: Node, compiler: Compiler): Step {
  switch (node.kind) {
    case 'text':
      return emitText(node.text)
    case 'literal':
      return emitText(literals[node.name])
    case 'comment':
      return () => {}
    case 'variable':
      return compileVariable(node, compiler)
    case 'bind':
      return compileBind(node, compiler)
    case 'context':
      return compileContext(node)
    case 'inject':
      return compileInject(node)
    case 'include':
      return compileInclude(node)
    case 'eval':
      return compileEval(node, compiler)
    case 'host':
      return compileHostTag(node, compiler)
    case 'section':
      return compileSection(node, compiler)
    case 'repeated':
      return compileRepeated(node, compiler)
    case 'predicate':
      return compilePredicate(node, compiler)
    case 'if':
      return compileIf(node, compiler)
    case 'macro':
      return compileMacro(node, compiler)
  }
}

function compileContext(node: ContextNode): Step {
  return ({ frame }) => {
    const bound = Object.create(null) as Record<string, unknown>
    for (const { key, reference } of node.bindings) bound[key] = resolve(frame, reference) ?? null
    frame.bind(node.name, bound)
  }
}

function compileInject(node: InjectNode): Step {
  return ({ frame, environment: { injects } }) => {
    const found = injects !== undefined && Object.hasOwn(injects, node.path)
    frame.bind(node.name, found ? injects[node.path] : undefined)
  }
}

function compileInclude(node: IncludeNode): Step {
  const prints = node.args.list.includes('output')
  return (run) => {
    if (run.environment.enableInclude === false) return
    run.at = node.at
    const output = run.capture(() => {
      run.enterPartial(node.name, (template, body) => run.runTemplate(template, body))
    })
    if (prints) run.emit(output)
  }
}

function compileMacro(node: MacroNode, compiler: Compiler): Step {
  const body = compileBody(node.body, compiler)
  return (run) => run.frame.defineMacro(node.path, { template: compiler.template(), body })
}
