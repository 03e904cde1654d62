import type {} from '../../ground/context.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { coreFormatters } from '@vitrine/template-language/formatters/core-formatters.ts'
import { corePredicates } from '@vitrine/template-language/predicates/core-predicates.ts'
import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'
import {
  createTemplateEngine,
  type TemplateEngine,
} from '@vitrine/template-language/template-engine.ts'
import type { Keep } from '../../ground/keep.ts'
import { findPlatformTag } from './platform-tags.ts'

/** What the features of all areas add to the language; listed by the package's root. */
export type LanguageParts = {
  readonly formatters: FormatterTable
  readonly predicates: PredicateTable
  /** The platform's own markup by the path of the owner's file that would stand in for it. */
  readonly markup: ReadonlyMap<string, string>
}

/**
 * The language as sites speak it: the platform's formatters, predicates, tags and markup. Templates
 * are compiled once per text, whichever site or revision asks, so starters share theirs and an edit
 * compiles what it changed.
 */
export class TemplateLanguage {
  readonly engine: TemplateEngine
  readonly markup: ReadonlyMap<string, string>
  /** The names that templates of a site may use, in the order of the alphabet. */
  readonly vocabulary: { readonly formatters: string[]; readonly predicates: string[] }
  readonly #compiled: Keep<CompiledTemplate>

  constructor({ formatters, predicates, markup }: LanguageParts, compiled: Keep<CompiledTemplate>) {
    this.#compiled = compiled
    this.engine = createTemplateEngine({ formatters, predicates, hostTags: findPlatformTag })
    this.markup = markup
    this.vocabulary = {
      formatters: Object.keys({ ...coreFormatters, ...formatters }).toSorted(),
      predicates: Object.keys({ ...corePredicates, ...predicates }).toSorted(),
    }
  }

  /** @param name what errors in it are reported under */
  compile(text: string, name: string): CompiledTemplate {
    const key = `${name}\0${text}`
    const kept = this.#compiled.get(key)
    if (kept !== undefined) return kept
    const made = this.engine.compile(text, name)
    this.#compiled.set(key, made)
    return made
  }
}

declare module '../../ground/context.ts' {
  interface Context {
    readonly templates: TemplateLanguage
  }
}
