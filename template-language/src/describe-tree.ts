import type { Arguments, FormatterCall, Node, OrBranch, Reference } from './instructions.ts'

/** Numbers of instructions in the notation that other engines of the language exchange. */
const codes = {
  text: 0,
  variable: 1,
  section: 2,
  end: 3,
  repeated: 4,
  predicate: 5,
  bind: 6,
  or: 7,
  if: 8,
  inject: 9,
  macro: 10,
  comment: 11,
  'meta-left': 12,
  'meta-right': 13,
  newline: 14,
  space: 15,
  tab: 16,
  root: 17,
  eof: 18,
  context: 22,
  eval: 23,
  include: 24,
} as const

/** The instruction tree as plain data, in the notation of the field's other engines. */
export function describeTree(nodes: readonly Node[]): unknown {
  return [codes.root, 1, describeAll(nodes), codes.eof]
}

function describeAll(nodes: readonly Node[]): unknown[] {
  return nodes.map(describeNode)
}

function describeNode(node: Node): unknown {
  switch (node.kind) {
    case 'text':
      return [codes.text, node.text]
    case 'literal':
      return codes[node.name]
    case 'comment':
      return [codes.comment, node.text, node.multiline ? 1 : 0]
    case 'variable':
      return [codes.variable, node.references, describeFormatters(node.formatters)]
    case 'bind':
      return [codes.bind, node.name, node.references, describeFormatters(node.formatters)]
    case 'context': {
      const bindings = node.bindings.map(({ key, reference }) => [key, reference])
      return [codes.context, node.name, bindings]
    }
    case 'inject':
      return [codes.inject, node.name, node.path, describeArguments(node.args)]
    case 'include':
      return [codes.include, node.name, describeArguments(node.args)]
    case 'eval':
      return [codes.eval, node.code]
    case 'host':
      return [codes.text, '']
    case 'macro':
      return [codes.macro, node.path, describeAll(node.body)]
    default:
      return describeBlock(node)
  }
}

type Block = Extract<Node, { otherwise: OrBranch | null }>

function describeBlock(node: Block): unknown {
  const body = describeAll(node.body)
  const otherwise = describeOr(node.otherwise)
  switch (node.kind) {
    case 'section':
      return [codes.section, node.reference, body, otherwise]
    case 'repeated':
      return [codes.repeated, node.reference, body, otherwise, describeAll(node.alternates ?? [])]
    case 'if': {
      const operators = node.operators.map((operator) => (operator === '&&' ? 1 : 0))
      return [codes.if, operators, describeReferences(node.references), body, otherwise]
    }
    case 'predicate': {
      const { name, args } = node.predicate
      return [codes.predicate, name, describeArguments(args), body, otherwise]
    }
  }
}

function describeOr(branch: OrBranch | null): unknown {
  if (branch === null) return codes.end
  const body = describeAll(branch.body)
  const otherwise = describeOr(branch.otherwise)
  if (branch.predicate === null) return [codes.or, 0, 0, body, otherwise]
  const { name, args } = branch.predicate
  return [codes.or, name, describeArguments(args), body, otherwise]
}

function describeReferences(references: readonly Reference[]): unknown {
  return references
}

function describeArguments(args: Arguments | null): unknown {
  return args === null ? 0 : [args.list, args.delimiter]
}

function describeFormatters(calls: readonly FormatterCall[]): unknown {
  if (calls.length === 0) return 0
  return calls.map(({ name, args }) => (args === null ? [name] : [name, describeArguments(args)]))
}
