import type { RenderEnvironment, Rendering } from './environment.ts'
import type { TemplateError } from './errors.ts'
import { Run } from './run.ts'
import type { RunHost } from './run.ts'
import type { Template } from './template.ts'

/**
 * A template text, compiled once and run many times. Running it never throws: mistakes are in the
 * rendering's errors, after those of reading the text.
 */
export class CompiledTemplate {
  readonly template: Template
  readonly #host: RunHost

  constructor(template: Template, host: RunHost) {
    this.template = template
    this.#host = host
  }

  get name(): string {
    return this.template.origin.name
  }

  /** Mistakes in the text itself. */
  get errors(): readonly TemplateError[] {
    return this.template.errors
  }

  render(json: unknown, environment: RenderEnvironment): Rendering {
    const run = new Run(this.#host, this.template, json, environment)
    run.renderAll()
    const errors = [...this.template.errors, ...run.errors]
    return { output: run.takeOutput(), errors, readsClock: run.readsClock }
  }
}
