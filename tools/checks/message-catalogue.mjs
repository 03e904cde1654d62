import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'vite'
import { listFiles, readSource } from './source-files.mjs'
import { specifiedSentences } from './specified-sentences.mjs'

export const specificationPath = join('..', 'shared', 'spec', 'platform-specification.md')

/**
 * The specification's sentences stand in the features' `-messages.ts` files to the letter; and where
 * the specification lies beside the project, this list of them is true to it.
 */
export const messageCatalogue = {
  name: 'message catalogue',
  run(folder, sentences = specifiedSentences) {
    const written = writtenSentences(folder)
    const missing = sentences
      .filter(({ built, text }) => built && !written.has(text))
      .map(
        ({ feature, text }) =>
          `No -messages.ts file has the specified ${feature} sentence "${text}".`,
      )
    const unnoted = sentences
      .filter(({ built, text }) => !built && written.has(text))
      .map(({ text }) => `"${text}" is built; say so in tools/checks/specified-sentences.mjs.`)
    return [...missing, ...unnoted, ...unspecified(join(folder, specificationPath), sentences)]
  },
}

/** Texts of all string literals in messages files; a hole is written `{}`. */
function writtenSentences(folder) {
  const texts = new Set()
  for (const path of listFiles(folder, (file) => /-messages\.tsx?$/.test(file))) {
    new Visitor({
      Literal(node) {
        if (typeof node.value !== 'string') return
        texts.add(node.value)
        // of a sentence that is said in several languages, whose holes have names
        texts.add(node.value.replaceAll(/\{\w+\}/g, '{}'))
      },
      TemplateLiteral(node) {
        texts.add(node.quasis.map((part) => part.value.cooked).join('{}'))
      },
    }).visit(readSource(folder, path).program)
  }
  return texts
}

function unspecified(path, sentences) {
  if (!existsSync(path)) return []
  const specification = readFileSync(path, 'utf8')
  return sentences
    .filter(({ text }) => !text.split('{}').every((part) => specification.includes(part)))
    .map(({ text }) => `The specification has no sentence "${text}".`)
}
