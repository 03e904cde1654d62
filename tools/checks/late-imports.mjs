import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

/**
 * What `import('...')` may name, package by package. The lint's walls look at import statements
 * only, so these repeat them for imports at run time.
 */
const walls = [
  {
    name: 'template-language',
    allowed: /^(\.\.?\/|@vitrine\/template-language\/|@phensley\/|temporal-polyfill)/,
  },
  { name: 'rules', allowed: /^(\.\.?\/|@vitrine\/(rules|template-language)\/)/ },
  {
    name: 'storefront',
    allowed: /^(\.\.?\/|@vitrine\/rules\/|embla-carousel)/,
    refused: /-api\.ts$/,
  },
  { name: 'editor', allowed: /./, refused: /^(node:|@vitrine\/(server|storefront))/ },
  {
    name: 'server',
    allowed: /./,
    refused: /^(@vitrine\/(storefront|editor)|\.\.\/[a-z-]+\/(.*\/)?[a-z-]+-(store|routes)\.ts$)/,
  },
]

const otherPackagePath = /\.\.\/(template-language|rules|server|storefront|editor|tools)\//

/** The walls hold for what is loaded late, too; and such a name is written out, so that they can. */
export const lateImports = {
  name: 'late imports',
  run(folder) {
    return listFiles(folder, (path) => isCode(path) && !isTest(path)).flatMap((path) => {
      const wall = walls.find(({ name }) => path.startsWith(`${name}/src/`))
      if (wall === undefined) return []
      const { text, program } = readSource(folder, path)
      return findLateImports(program)
        .filter(({ specifier }) => !mayImport(wall, specifier))
        .map(
          ({ start, specifier }) =>
            `${path}:${lineOf(text, start)} may not import ${specifier ?? 'a name that is computed'}.`,
        )
    })
  },
}

function mayImport({ allowed, refused }, specifier) {
  if (specifier === undefined || otherPackagePath.test(specifier)) return false
  return allowed.test(specifier) && !refused?.test(specifier)
}

function findLateImports(program) {
  const found = []
  new Visitor({
    ImportExpression(node) {
      found.push({ start: node.start, specifier: node.source.value })
    },
  }).visit(program)
  return found
}
