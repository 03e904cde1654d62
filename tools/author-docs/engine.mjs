import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Modules of the engine in source, by the names that the pages' making uses. */
const modules = {
  engine: 'rules/src/conformance-engine.ts',
  platform: 'rules/src/formatter-table.ts',
  formatters: 'template-language/src/formatters/core-formatters.ts',
  predicates: 'template-language/src/predicates/core-predicates.ts',
  errors: 'template-language/src/errors.ts',
  lint: 'template-language/src/lint/diagnostic.ts',
  limits: 'template-language/src/limits.ts',
  blocks: 'rules/src/site/blocks/block-types.ts',
}

/**
 * The real engine with every formatter and predicate, and what it knows by name.
 * @param load imports a module of TypeScript by its path
 */
export async function openEngine(folder, load) {
  const loaded = {}
  for (const [name, path] of Object.entries(modules)) loaded[name] = await load(join(folder, path))
  const require = createRequire(join(folder, 'template-language', 'package.json'))
  loaded.engine.useLocalePacks((language) =>
    readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
  )
  const { coreFormatters } = loaded.formatters
  const { corePredicates } = loaded.predicates
  const { platformFormatters, platformPredicates } = loaded.platform
  return {
    render: loaded.engine.render,
    formatters: Object.keys({ ...coreFormatters, ...platformFormatters }).toSorted(),
    predicates: Object.keys({ ...corePredicates, ...platformPredicates }).toSorted(),
    errorCodes: Object.values(loaded.errors.ErrorCode),
    lintCodes: Object.values(loaded.lint.LintCode),
    limits: loaded.limits.defaultLimits,
    blockTypes: loaded.blocks.blockTypes,
    sliceTypes: loaded.blocks.sliceTypes,
  }
}
