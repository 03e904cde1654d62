import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCases } from './conformance-cases.mjs'
import { specifiedOutputs } from './specified-outputs.mjs'

const adapterPath = join('rules', 'testing', 'conformance-adapter.mjs')
const differencesShown = 20

/**
 * Runs a folder of template language cases against the built engine. Where the specification says
 * something else than a case, the specification's output is wanted.
 * @returns a tally; tree cases are skipped by an engine that shows no tree
 */
export async function runConformance(
  folder,
  corpus,
  { filter = '', say = console.log, specified = specifiedOutputs } = {},
) {
  const engine = await import(pathToFileURL(join(folder, adapterPath)))
  const tally = { passed: 0, failed: 0, failures: [], skips: [] }
  let trees = 0
  for (const found of readCases(corpus)) {
    const oneCase = { ...found, expected: specified.get(found.id) ?? found.expected }
    if (!oneCase.id.includes(filter)) continue
    if (oneCase.kind === 'tree' && engine.parse === undefined) {
      trees += 1
      continue
    }
    const difference = differenceOf(engine, oneCase)
    if (difference === undefined) tally.passed += 1
    else {
      tally.failed += 1
      tally.failures.push({ title: oneCase.id, reason: difference })
      if (tally.failed <= differencesShown) say(`FAILED ${oneCase.id}\n${difference}`)
    }
  }
  if (tally.failed > differencesShown) say(`... and ${tally.failed - differencesShown} more`)
  if (trees > 0) {
    const reason = `The engine shows no syntax tree, so ${trees} optional cases about its shape have nothing to compare.`
    tally.skips.push({ title: 'template language corpus, syntax trees', reason, wholeSuite: false })
  }
  return tally
}

function differenceOf(engine, oneCase) {
  try {
    const { found, wanted } = compared(engine, oneCase)
    return found === wanted ? undefined : `  wanted ${wanted}\n  found  ${found}`
  } catch (error) {
    return `  threw ${error?.stack ?? error}`
  }
}

/** What the engine made of a case, and what it should have, both as text. */
function compared(engine, oneCase) {
  if (oneCase.kind === 'tree') {
    return pair(engine.parse(oneCase.template).ast, oneCase.expected)
  }
  if (oneCase.kind === 'expression') {
    const { value, errors } = engine.evaluate(oneCase.expr, oneCase.options)
    const withErrors = oneCase.errors !== undefined
    return pair(
      [unsigned(encodeValue(value)), withErrors ? messages(errors) : null],
      [unsigned(oneCase.expected), withErrors ? oneCase.errors : null],
    )
  }
  const { output, errors } = engine.render(oneCase.input)
  const tidy = (text) => (oneCase.kind === 'page' ? text.trim() : text)
  const withErrors = oneCase.errors !== undefined
  return pair(
    [tidy(output), withErrors ? messages(errors) : null],
    [tidy(oneCase.expected), withErrors ? oneCase.errors : null],
  )
}

function pair(found, wanted) {
  return { found: JSON.stringify(found), wanted: JSON.stringify(wanted) }
}

function messages(errors = []) {
  return errors.map((error) => (typeof error === 'string' ? error : error.message))
}

/** Values that JSON cannot say: numbers that are none, and the absence of a value. */
function encodeValue(value) {
  if (value === undefined) return { $undefined: 1 }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $num: String(value) }
  return value
}

/** The sign of zero is not compared. */
function unsigned(value) {
  if (value === 0 || value?.$num === '-0') return 0
  return value
}
