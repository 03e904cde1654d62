import type {
  Arguments,
  FormatterCall,
  IfNode,
  Node,
  OrBranch,
  PredicateCall,
  Reference,
} from '../instructions.ts'

/**
 * An instruction tree as template text again. Braces that are text are written as tags, because what
 * stood between them may have been dropped.
 */
export function printTree(nodes: readonly Node[]): string {
  return nodes.map(printNode).join('')
}

function printNode(node: Node): string {
  switch (node.kind) {
    case 'text':
      return node.text.replaceAll('{', '{.meta-left}')
    case 'literal':
      return `{.${node.name}}`
    case 'comment':
      return node.multiline ? `{##${node.text}##}` : `{#${node.text.replace(/^#/, ' #')}}`
    case 'variable':
      return `{${printValues(node)}}`
    case 'bind':
      return `{.var ${node.name} ${printValues(node)}}`
    case 'context': {
      const bindings = node.bindings.map(({ key, reference }) => `${key}=${reference.join('.')}`)
      return `{.ctx ${node.name} ${bindings.join(' ')}}`
    }
    case 'inject':
      return `{.inject ${node.name} ${node.path}${printArguments(node.args)}}`
    case 'include':
      return `{.include ${node.name}${node.args.list.length === 0 ? '' : printArguments(node.args)}}`
    case 'eval':
      return `{.eval ${node.code}}`
    case 'host':
      return ''
    case 'macro':
      return `{.macro ${node.path}}${printTree(node.body)}{.end}`
    default:
      return printBlock(node)
  }
}

type Block = Extract<Node, { otherwise: OrBranch | null }>

function printBlock(node: Block): string {
  const rest = `${printOr(node.otherwise)}{.end}`
  const body = printTree(node.body)
  switch (node.kind) {
    case 'section':
      return `{.section ${node.reference.join('.')}}${body}${rest}`
    case 'repeated': {
      const between =
        node.alternates === null ? '' : `{.alternates with}${printTree(node.alternates)}`
      return `{.repeated section ${node.reference.join('.')}}${body}${between}${rest}`
    }
    case 'if':
      return `{.if ${printCondition(node)}}${body}${rest}`
    case 'predicate':
      return `{.${printPredicate(node.predicate)}}${body}${rest}`
  }
}

function printCondition({ references, operators }: IfNode): string {
  return references
    .map((reference, place) => {
      const operator = operators[place]
      return reference.join('.') + (operator === undefined ? '' : ` ${operator} `)
    })
    .join('')
}

function printOr(branch: OrBranch | null): string {
  if (branch === null) return ''
  const head = branch.predicate === null ? '{.or}' : `{.or ${printPredicate(branch.predicate)}}`
  return `${head}${printTree(branch.body)}${printOr(branch.otherwise)}`
}

function printPredicate({ name, args }: PredicateCall): string {
  return name + printArguments(args)
}

function printArguments(args: Arguments | null): string {
  return args === null ? '' : args.delimiter + args.list.join(args.delimiter)
}

function printValues(values: {
  readonly references: readonly Reference[]
  readonly formatters: readonly FormatterCall[]
}): string {
  const names = values.references.map((reference) => reference.join('.')).join(', ')
  const calls = values.formatters.map(({ name, args }) => `|${name}${printArguments(args)}`)
  return names + calls.join('')
}
