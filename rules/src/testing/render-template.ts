import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createLocales } from '@vitrine/template-language/cldr/locale-data.ts'
import type { Rendering } from '@vitrine/template-language/environment.ts'
import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'
import { platformFormatters, platformPredicates } from '../formatter-table.ts'

const require = createRequire(import.meta.url)

export const locales = createLocales((language) =>
  readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
)

const engine = createTemplateEngine({
  formatters: platformFormatters,
  predicates: platformPredicates,
})

export type Given = {
  readonly locale?: string
  /** Epoch milliseconds. */
  readonly now?: number
}

/** Renders a template with every formatter and predicate of the platform. */
export function render(text: string, json: unknown, given: Given = {}): Rendering {
  const locale = given.locale === 'none' ? undefined : locales.get(given.locale ?? 'en-US')
  return engine.compile(text, 'test').render(json, { now: given.now ?? 0, locale })
}

/** What a template prints. */
export function print(text: string, json: unknown, given: Given = {}): string {
  return render(text, json, given).output
}
