import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { areas, rootWords } from './feature-words.mjs'

const vagueWords = ['common', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils']

/** A folder under a package's `src` is an area, and a folder in that a feature of it. */
export const featureFolders = {
  name: 'feature folders',
  run(folder) {
    return Object.entries(rootWords).flatMap(([name, words]) => {
      const source = `${name}/src`
      const known = name === 'template-language' ? words : [...words, ...Object.keys(areas)]
      return subfolders(folder, source).flatMap((word) => {
        if (!known.includes(word)) return [refusal(`${source}/${word}`, word)]
        return strangersIn(folder, `${source}/${word}`, areas[word])
      })
    })
  },
}

function strangersIn(folder, area, features) {
  if (features === undefined) return []
  return subfolders(folder, area)
    .filter((word) => !features.includes(word))
    .map((word) => refusal(`${area}/${word}`, word))
}

function refusal(path, word) {
  return vagueWords.includes(word)
    ? `${path} says nothing; name the folder for what lies in it.`
    : `${path} is no word of tools/checks/feature-words.mjs; use the feature's word in its area, or add it there.`
}

function subfolders(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
