import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { featureWords, infrastructureWords } from './feature-words.mjs'

const packages = ['template-language', 'rules', 'server', 'storefront', 'editor']
const vagueWords = ['common', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils']

/** A folder directly under a package's `src` is a feature of the shared list, or infrastructure. */
export const featureFolders = {
  name: 'feature folders',
  run(folder) {
    const known = new Set([...featureWords, ...infrastructureWords])
    return packages.flatMap((name) => {
      const source = join(folder, name, 'src')
      return subfolders(source)
        .filter((word) => !known.has(word))
        .map((word) =>
          vagueWords.includes(word)
            ? `${name}/src/${word} says nothing; name the folder for what lies in it.`
            : `${name}/src/${word} is no word of tools/checks/feature-words.mjs; use the feature's word, or add it there.`,
        )
    })
  },
}

function subfolders(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
