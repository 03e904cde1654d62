import { platformFormatters, platformPredicates } from '@vitrine/rules/templates/formatter-table.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'
import { findPlatformTag } from './platform-tags.ts'

/** The language as sites speak it: the platform's formatters, predicates and tags. */
export const siteTemplateEngine = createTemplateEngine({
  formatters: platformFormatters,
  predicates: platformPredicates,
  hostTags: findPlatformTag,
})

/** Compiles a file of a template, with the platform's formatters, predicates and tags. */
export function compileTemplate(text: string, name: string): CompiledTemplate {
  return siteTemplateEngine.compile(text, name)
}
