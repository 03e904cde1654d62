import type { HostTag } from './host-tags.ts'

/** Steps of a dotted name: keys, or an index for a segment of digits. */
export type Reference = readonly (string | number)[]

/** Arguments as written after a formatter's or predicate's name, split at their first character. */
export type Arguments = { readonly list: readonly string[]; readonly delimiter: string }

export type FormatterCall = { readonly name: string; readonly args: Arguments | null }

export type PredicateCall = {
  readonly name: string
  readonly args: Arguments | null
  /** Unknown predicates keep their block and are false. */
  readonly known: boolean
}

type At = { readonly at: number }

export type TextNode = { readonly kind: 'text'; readonly text: string } & At
export type CommentNode = {
  readonly kind: 'comment'
  readonly text: string
  readonly multiline: boolean
} & At
export type LiteralName = 'space' | 'tab' | 'newline' | 'meta-left' | 'meta-right'
export type LiteralNode = { readonly kind: 'literal'; readonly name: LiteralName } & At
export type VariableNode = {
  readonly kind: 'variable'
  readonly references: readonly Reference[]
  readonly formatters: readonly FormatterCall[]
} & At
export type BindNode = {
  readonly kind: 'bind'
  readonly name: string
  readonly references: readonly Reference[]
  readonly formatters: readonly FormatterCall[]
} & At
export type ContextNode = {
  readonly kind: 'context'
  readonly name: string
  readonly bindings: readonly { readonly key: string; readonly reference: Reference }[]
} & At
export type InjectNode = {
  readonly kind: 'inject'
  readonly name: string
  readonly path: string
  readonly args: Arguments | null
} & At
export type IncludeNode = {
  readonly kind: 'include'
  readonly name: string
  readonly args: Arguments
} & At
export type EvalNode = { readonly kind: 'eval'; readonly code: string } & At
export type HostNode = { readonly kind: 'host'; readonly tag: HostTag } & At

/** A branch after `{.or}`; without a predicate it is the last one. */
export type OrBranch = {
  readonly kind: 'or'
  readonly predicate: PredicateCall | null
  readonly body: Node[]
  otherwise: OrBranch | null
} & At

export type SectionNode = {
  readonly kind: 'section'
  readonly reference: Reference
  readonly body: Node[]
  otherwise: OrBranch | null
} & At
export type RepeatedNode = {
  readonly kind: 'repeated'
  readonly reference: Reference
  readonly body: Node[]
  alternates: Node[] | null
  otherwise: OrBranch | null
} & At
export type PredicateNode = {
  readonly kind: 'predicate'
  readonly predicate: PredicateCall
  readonly body: Node[]
  otherwise: OrBranch | null
} & At
export type IfNode = {
  readonly kind: 'if'
  readonly references: readonly Reference[]
  /** The operator that stands before the reference of the next place. */
  readonly operators: readonly ('&&' | '||')[]
  readonly body: Node[]
  otherwise: OrBranch | null
} & At
export type MacroNode = {
  readonly kind: 'macro'
  readonly path: string
  readonly body: Node[]
} & At

export type BlockNode = SectionNode | RepeatedNode | PredicateNode | IfNode | MacroNode

export type Node =
  | TextNode
  | CommentNode
  | LiteralNode
  | VariableNode
  | BindNode
  | ContextNode
  | InjectNode
  | IncludeNode
  | EvalNode
  | HostNode
  | BlockNode

/** What a tag is by itself, before blocks are joined. */
export type Tag =
  | Exclude<Node, TextNode | HostNode>
  | ({ readonly kind: 'or-tag'; readonly predicate: PredicateCall | null } & At)
  | ({ readonly kind: 'alternates' } & At)
  | ({ readonly kind: 'end' } & At)
  | ({ readonly kind: 'eof' } & At)

/** The names that messages use for instructions. */
export const instructionNames = {
  text: 'TEXT',
  comment: 'COMMENT',
  variable: 'VARIABLE',
  bind: 'BINDVAR',
  context: 'CTXVAR',
  inject: 'INJECT',
  include: 'INCLUDE',
  eval: 'EVAL',
  host: 'ATOM',
  section: 'SECTION',
  repeated: 'REPEATED',
  predicate: 'PREDICATE',
  if: 'IF',
  macro: 'MACRO',
  or: 'OR_PREDICATE',
  'or-tag': 'OR_PREDICATE',
  alternates: 'ALTERNATES_WITH',
  end: 'END',
  eof: 'EOF',
  space: 'SPACE',
  tab: 'TAB',
  newline: 'NEWLINE',
  'meta-left': 'META_LEFT',
  'meta-right': 'META_RIGHT',
} as const
