import type { Compiler } from './compiler.ts'
import { CompiledTemplate } from './compiled-template.ts'
import type { HostTagCall } from './environment.ts'
import { resolve, type Frame } from './frames.ts'
import type { HostNode } from './instructions.ts'
import { splitReference } from './parse-tag.ts'
import type { Run } from './run.ts'
import type { Step } from './template.ts'

/**
 * Compiles a host tag: attributes are templates that run in the frame of the tag, the body is a
 * template of its own that only the host runs.
 */
export function compileHostTag(node: HostNode, compiler: Compiler): Step {
  const { tag, at } = node
  const attributes = Object.entries(tag.attributes).map(
    ([name, text]) => [name, compileAttribute(text, node, compiler)] as const,
  )
  let body: CompiledTemplate | null = null
  const bodyOnce = () => {
    if (tag.body === null) return null
    const origin = () => compiler.originAt(placeOfBody(tag.body ?? '', node, compiler))
    body ??= new CompiledTemplate(compiler.compilePart(tag.body, origin()), compiler.host)
    return body
  }
  return (run) => {
    const { environment } = run
    if (environment.expandHostTag === undefined) return
    const given: Record<string, string> = {}
    for (const [name, read] of attributes) given[name] = read(run)
    run.at = at
    const { frame } = run
    const call = new TagCall(tag.name, given, run, bodyOnce)
    let output: string
    try {
      output = environment.expandHostTag(call)
    } catch (error) {
      run.frame = frame
      return run.reportUnexpected(error, 'ATOM')
    }
    run.emit(output)
  }
}

/**
 * One call. A class, because V8 lets functions that are written as properties, and all that they see,
 * outlive the young generation: that would be the whole page, for each tag.
 */
class TagCall implements HostTagCall {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly #run: Run
  readonly #frame: Frame
  readonly #bodyOnce: () => CompiledTemplate | null

  constructor(
    name: string,
    attributes: Readonly<Record<string, string>>,
    run: Run,
    bodyOnce: () => CompiledTemplate | null,
  ) {
    this.name = name
    this.attributes = attributes
    this.#run = run
    this.#frame = run.frame
    this.#bodyOnce = bodyOnce
  }

  get body(): CompiledTemplate | null {
    return this.#bodyOnce()
  }

  get json(): unknown {
    return this.#run.json
  }

  get node(): unknown {
    return this.#frame.node
  }

  lookup(path: string): unknown {
    return resolve(this.#frame, splitReference(path))
  }

  render(template: CompiledTemplate, json: unknown): string {
    return this.#run.renderApart(template.template, json)
  }
}

function compileAttribute(text: string, node: HostNode, compiler: Compiler): (run: Run) => string {
  if (!text.includes('{')) return () => text
  const template = compiler.compilePart(text, compiler.originAt(node.at))
  return (run) => run.capture(() => run.runTemplate(template, template.body))
}

function placeOfBody(body: string, node: HostNode, compiler: Compiler): number {
  const found = compiler.text.indexOf(body, node.at)
  return found === -1 ? node.at : found
}
