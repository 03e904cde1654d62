// Lets the runner of the conformance corpus drive the built engine (rules/dist).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const built = new URL('../dist/conformance-engine.js', import.meta.url)
const engine = await import(built.href)
const require = createRequire(built)

/** Reads one language pack of the locale data from disk. */
function readPack(language) {
  return readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')
}

engine.useLocalePacks(readPack)

export const name = 'vitrine'
export const render = (given) => engine.render(given)
export const evaluate = (code, given) => engine.evaluateExpression(code, given)
export const parse = (template) => ({ ast: engine.parseTree(template) })
