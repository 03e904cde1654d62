import { ErrorCode } from './errors.ts'
import type { ErrorStage, Origin, TemplateError } from './errors.ts'
import type { HostTagScanner } from './host-tags.ts'
import { instructionNames } from './instructions.ts'
import type { BlockNode, Node, OrBranch, Tag } from './instructions.ts'
import { parseTag } from './parse-tag.ts'
import type { TagVocabulary } from './parse-tag.ts'
import { scan } from './scan.ts'
import { TextPlaces } from './text-places.ts'

export type ParseOptions = {
  readonly hasFormatter: (name: string) => boolean
  readonly hasPredicate: (name: string) => boolean
  readonly hostTags?: HostTagScanner | undefined
  readonly blockDepth: number
}

export type ParsedTemplate = {
  readonly nodes: readonly Node[]
  readonly errors: TemplateError[]
  /** Finds lines and columns in the text. */
  readonly places: TextPlaces
}

/** Reads template text into its instruction tree. Every mistake is collected, none stops the rest. */
export function parse(text: string, origin: Origin, options: ParseOptions): ParsedTemplate {
  const errors: TemplateError[] = []
  const places = new TextPlaces(text, origin)
  const report = (code: ErrorCode, stage: ErrorStage, message: string, at: number) => {
    errors.push({ code, stage, message, template: origin.name, ...places.at(at) })
  }
  const vocabulary: TagVocabulary = {
    hasFormatter: options.hasFormatter,
    hasPredicate: options.hasPredicate,
    onUnknownFormatter: (name, at) =>
      report(ErrorCode.formatterUnknown, 'parser', `Formatter '${name}' is unknown`, at),
    onUnknownPredicate: (name, at) =>
      report(ErrorCode.predicateUnknown, 'parser', `Predicate '${name}' is unknown`, at),
  }
  const tree = new TreeBuilder(options.blockDepth, (code, message, at) =>
    report(code, 'assembler', message, at),
  )
  for (const piece of scan(text, options.hostTags)) {
    const at = piece.start
    if (piece.kind === 'text') tree.addText(text.slice(at, piece.end), at)
    else if (piece.kind === 'comment') {
      tree.addTag({ kind: 'comment', text: piece.text, multiline: true, at })
    } else if (piece.kind === 'host') tree.addNode({ kind: 'host', tag: piece.tag, at })
    else {
      const tag = parseTag(text.slice(at + 1, piece.end - 1), at, vocabulary)
      if (tag === undefined) tree.addText(text.slice(at, piece.end), at)
      else tree.addTag(tag)
    }
  }
  return { nodes: tree.finish(text.length), errors, places }
}

type OpenBlock = {
  readonly node: BlockNode
  /** Where the next node goes. */
  list: Node[]
  /** The branch that is being filled, once there was an `{.or}`. */
  branch: OrBranch | null
}

/** Joins tags into blocks (spec §4, template parser). */
class TreeBuilder {
  readonly #root: Node[] = []
  readonly #open: OpenBlock[] = []
  readonly #blockDepth: number
  readonly #report: (code: ErrorCode, message: string, at: number) => void
  #ended: 'no' | 'eof' | 'too-deep' = 'no'

  constructor(blockDepth: number, report: (code: ErrorCode, message: string, at: number) => void) {
    this.#blockDepth = blockDepth
    this.#report = report
  }

  addText(text: string, at: number): void {
    if (!this.#refusedAfterEof('TEXT', at)) this.#list().push({ kind: 'text', text, at })
  }

  addNode(node: Node): void {
    const name = node.kind === 'literal' ? instructionNames[node.name] : instructionNames[node.kind]
    if (!this.#refusedAfterEof(name, node.at)) this.#list().push(node)
  }

  addTag(tag: Tag): void {
    switch (tag.kind) {
      case 'end':
        return this.#end(tag.at)
      case 'or-tag':
        return this.#or({
          kind: 'or',
          predicate: tag.predicate,
          body: [],
          otherwise: null,
          at: tag.at,
        })
      case 'alternates':
        return this.#alternates(tag.at)
      case 'eof':
        return this.#eof(tag.at)
      case 'section':
      case 'repeated':
      case 'predicate':
      case 'if':
      case 'macro':
        return this.#openBlock(tag)
      default:
        return this.addNode(tag)
    }
  }

  finish(at: number): readonly Node[] {
    const last = this.#open.at(-1)
    if (this.#ended === 'no' && last !== undefined) this.#reportUnclosed(last)
    if (this.#ended === 'eof') this.#refusedAfterEof('EOF', at)
    return this.#root
  }

  #list(): Node[] {
    return this.#open.at(-1)?.list ?? this.#root
  }

  #refusedAfterEof(name: string, at: number): boolean {
    if (this.#ended === 'no') return false
    if (this.#ended === 'eof') {
      this.#report(
        ErrorCode.afterEof,
        `${name} Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.`,
        at,
      )
    }
    return true
  }

  #openBlock(node: BlockNode): void {
    if (this.#refusedAfterEof(instructionNames[node.kind], node.at)) return
    if (this.#open.length >= this.#blockDepth) {
      this.#ended = 'too-deep'
      const message = `Blocks are nested more than ${this.#blockDepth} deep`
      return this.#report(ErrorCode.blocksTooDeep, message, node.at)
    }
    this.#list().push(node)
    this.#open.push({ node, list: node.body, branch: null })
  }

  #end(at: number): void {
    if (this.#refusedAfterEof('END', at)) return
    if (this.#open.pop() === undefined) this.#reportAtRoot('END', at)
  }

  #or(branch: OrBranch): void {
    if (this.#refusedAfterEof('OR_PREDICATE', branch.at)) return
    const block = this.#open.at(-1)
    if (block === undefined) return this.#reportAtRoot('OR_PREDICATE', branch.at)
    if (block.node.kind === 'macro') return this.#reportInBlock('OR_PREDICATE', block, branch.at)
    if (block.branch === null) block.node.otherwise = branch
    else if (block.branch.predicate === null) {
      const message = 'This OR_PREDICATE block will never execute.'
      return this.#report(ErrorCode.deadCodeBlock, message, branch.at)
    } else block.branch.otherwise = branch
    block.branch = branch
    block.list = branch.body
  }

  #alternates(at: number): void {
    if (this.#refusedAfterEof('ALTERNATES_WITH', at)) return
    const block = this.#open.at(-1)
    if (block === undefined) return this.#reportAtRoot('ALTERNATES_WITH', at)
    const { node } = block
    if (node.kind !== 'repeated' || block.branch !== null || node.alternates !== null) {
      return this.#reportInBlock('ALTERNATES_WITH', block, at)
    }
    node.alternates = []
    block.list = node.alternates
  }

  #eof(at: number): void {
    if (this.#refusedAfterEof('EOF', at)) return
    const last = this.#open.at(-1)
    if (last !== undefined) this.#reportUnclosed(last)
    this.#ended = 'eof'
  }

  #reportAtRoot(name: string, at: number): void {
    this.#report(ErrorCode.notAllowedAtRoot, `Instruction ${name} not allowed at root`, at)
  }

  #reportInBlock(name: string, block: OpenBlock, at: number): void {
    const message = `${name} instruction is not allowed inside ${nameOfBlock(block)} block.`
    this.#report(ErrorCode.notAllowedInBlock, message, at)
  }

  /** Only the innermost unclosed block is told; the outer ones follow from it. */
  #reportUnclosed(block: OpenBlock): void {
    const message = `Reached EOF in the middle of ${nameOfBlock(block)}`
    this.#report(ErrorCode.eofInBlock, message, block.branch?.at ?? block.node.at)
  }
}

function nameOfBlock(block: OpenBlock): string {
  return block.branch === null ? instructionNames[block.node.kind] : instructionNames.or
}
