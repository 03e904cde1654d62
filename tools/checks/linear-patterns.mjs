import { readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

/** Patterns that were examined and found linear, each as it stands in the code. */
export const recordPath = new URL('./linear-patterns.json', import.meta.url)

/**
 * Patterns that meet what strangers or owners send take time that grows no faster than their input.
 * To examine one takes seconds, so those that passed are recorded: see
 * docs/decisions/0022-patterns-are-linear.md.
 */
export const linearPatterns = {
  name: 'linear patterns',
  async run(folder, recorded = JSON.parse(readFileSync(recordPath, 'utf8'))) {
    const { patterns, computed } = findPatterns(folder)
    const known = new Set(recorded)
    const used = new Set(patterns.map(textOf))
    return [
      ...computed.map(({ place }) => `${place} puts a pattern together; write it out.`),
      ...(await refusalsOf(patterns.filter((one) => !known.has(textOf(one))))),
      ...recorded
        .filter((text) => !used.has(text))
        .map((text) => `linear-patterns.json has ${text}, which is nowhere; ${remedy}.`),
    ]
  },
}

const remedy = 'npm run record-patterns brings the record up to date'

async function refusalsOf(patterns) {
  const refusals = []
  for (const pattern of patterns) {
    const { status, why } = await examine(pattern)
    const said = status === 'safe' ? `is linear and not recorded; ${remedy}.` : why
    refusals.push(`${pattern.place} ${textOf(pattern)} ${said}`)
  }
  return refusals
}

/**
 * The record as it has to be, and the refusals of what cannot be part of it. Patterns that are
 * recorded already are believed.
 */
export async function recordPatterns(folder, recorded) {
  const known = new Set(recorded)
  const refused = []
  const { patterns } = findPatterns(folder)
  for (const pattern of patterns) {
    if (known.has(textOf(pattern))) continue
    if ((await examine(pattern)).status === 'safe') known.add(textOf(pattern))
    else refused.push(pattern)
  }
  const texts = new Set(patterns.map(textOf).filter((text) => known.has(text)))
  return { record: [...texts].toSorted(), problems: await refusalsOf(refused) }
}

const looksAt = /^(?:rules|server|template-language)\/src\//

/** All patterns of these packages that could take long, and calls that put one together. */
function findPatterns(folder) {
  const patterns = []
  const computed = []
  for (const path of listFiles(folder, (one) => looksAt.test(one) && isCode(one) && !isTest(one))) {
    const { text, program } = readSource(folder, path)
    const note = (node, source, flags = '') => {
      const place = `${path}:${lineOf(text, node.start)}`
      if (typeof source !== 'string' || typeof flags !== 'string') computed.push({ place })
      else if (!isPlainlyLinear(source)) patterns.push({ place, source, flags })
    }
    const noteCall = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [source, flags] = node.arguments
      note(node, source?.value, flags === undefined ? '' : flags.value)
    }
    new Visitor({
      Literal(node) {
        if (node.regex) note(node, node.regex.pattern, node.regex.flags)
      },
      NewExpression: noteCall,
      CallExpression: noteCall,
    }).visit(program)
  }
  return { patterns, computed }
}

/**
 * Without a repetition that has no end, and without a group that is counted, each place of the input
 * is tried a small fixed number of times; ways through a counted group multiply.
 */
function isPlainlyLinear(source) {
  return !/[*+]|\{\d*,?\d{3,}\}|\{\d+,\}|\)\{/.test(source)
}

function textOf({ source, flags }) {
  return `/${source}/${flags}`
}

const verdicts = new Map()

/** The library's verdict: `safe`, or why not. No phase has a limit of time, so that none depends on the load. */
async function examine(pattern) {
  const text = textOf(pattern)
  const known = verdicts.get(text)
  if (known !== undefined) return known
  // loaded where it is needed only; its other entry starts programs of their own
  const { default: recheck } = await import('recheck/lib/browser.js')
  const { status, complexity, attack } = recheck.checkSync(pattern.source, pattern.flags, {
    randomSeed: 1,
    timeout: 120_000,
    incubationTimeout: null,
    attackTimeout: null,
    logger: null,
  })
  const why =
    status === 'vulnerable'
      ? `takes ${complexity.summary} time, such as for ${attack.pattern}.`
      : 'could not be shown to be linear; write it simpler.'
  const verdict = { status, why }
  verdicts.set(text, verdict)
  return verdict
}
