import type { Origin } from './errors.ts'
import type { Node } from './instructions.ts'
import type { Limits } from './limits.ts'
import type { RunHost } from './run.ts'
import type { FormatterTable, PredicateTable } from './scope.ts'
import type { Body, Template } from './template.ts'

/** What turning instructions into functions needs from the engine. */
export type Compiler = {
  readonly formatters: FormatterTable
  readonly predicates: PredicateTable
  readonly limits: Limits
  readonly host: RunHost
  readonly text: string
  compileBody(nodes: readonly Node[]): Body
  /** Compiles a part of a template's text as a template of its own. */
  compilePart(text: string, origin: Origin): Template
  /** Where an offset of the template's text stands. */
  originAt(offset: number): Origin
  /** The template that is being compiled; known once the steps run. */
  template(): Template
}
