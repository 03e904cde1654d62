import { platformFormatters, platformPredicates } from '@vitrine/rules/templates/formatter-table.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'
import { findPlatformTag } from './platform-tags.ts'

const engine = createTemplateEngine({
  formatters: platformFormatters,
  predicates: platformPredicates,
  hostTags: findPlatformTag,
})

/** Compiles a file of a template, with the platform's formatters, predicates and tags. */
export function compileTemplate(text: string, name: string): CompiledTemplate {
  return engine.compile(text, name)
}
