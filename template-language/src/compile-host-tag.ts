import type { Compiler } from './compiler.ts'
import { CompiledTemplate } from './compiled-template.ts'
import type { HostTagCall } from './environment.ts'
import { resolve } from './frames.ts'
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
    const { expandHostTag } = run.environment
    if (expandHostTag === undefined) return
    const given: Record<string, string> = {}
    for (const [name, read] of attributes) given[name] = read(run)
    run.at = at
    const { frame } = run
    const call: HostTagCall = {
      name: tag.name,
      attributes: given,
      get body() {
        return bodyOnce()
      },
      json: run.json,
      node: frame.node,
      lookup: (path) => resolve(frame, splitReference(path)),
      render: (template, json) => run.renderApart(template.template, json),
    }
    let output: string
    try {
      output = expandHostTag(call)
    } catch (error) {
      run.frame = frame
      return run.reportUnexpected(error, 'ATOM')
    }
    run.emit(output)
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
