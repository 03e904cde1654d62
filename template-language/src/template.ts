import type { Origin, TemplateError } from './errors.ts'
import type { Node } from './instructions.ts'
import type { Run } from './run.ts'
import type { TextPlaces } from './text-places.ts'

/** One compiled instruction. */
export type Step = (run: Run) => void
export type Body = readonly Step[]

/** Compiled template text. It holds no state of a rendering and may be run any number of times. */
export type Template = {
  readonly text: string
  readonly origin: Origin
  readonly places: TextPlaces
  readonly errors: readonly TemplateError[]
  readonly nodes: readonly Node[]
  readonly body: Body
}

/** A named piece of a template, defined while it runs. */
export type Macro = { readonly template: Template; readonly body: Body }

/** Template text that a formatter owns; the engine compiles it once, by the identity of this value. */
export type TemplateSource = { readonly name: string; readonly text: string }
