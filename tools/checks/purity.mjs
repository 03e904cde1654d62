import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

/** Rules and the language take the instant and the random source as arguments. */
export const purity = {
  name: 'purity',
  run(folder) {
    const isPure = (path) =>
      /^(rules|template-language)\/src\//.test(path) && isCode(path) && !isTest(path)
    return listFiles(folder, isPure).flatMap((path) => {
      const { text, program } = readSource(folder, path)
      return findImpurities(program).map(
        ({ start, what }) => `${path}:${lineOf(text, start)} ${what}; take it as an argument.`,
      )
    })
  },
}

function findImpurities(program) {
  const found = []
  const note = (node, what) => found.push({ start: node.start, what })
  new Visitor({
    NewExpression(node) {
      if (isName(node.callee, 'Date') && node.arguments.length === 0) {
        note(node, 'reads the clock with new Date()')
      }
    },
    CallExpression(node) {
      if (isName(node.callee, 'Date')) note(node, 'reads the clock with Date()')
    },
    MemberExpression(node) {
      const property = node.property.name ?? node.property.value
      if (isName(node.object, 'Date') && property === 'now') {
        note(node, 'reads the clock with Date.now')
      }
      if (isName(node.object, 'Math') && property === 'random') {
        note(node, 'makes its own chance with Math.random')
      }
      if (isName(node.object, 'Temporal') && property === 'Now') {
        note(node, 'reads the clock with Temporal.Now')
      }
    },
  }).visit(program)
  return found
}

function isName(node, name) {
  return node.type === 'Identifier' && node.name === name
}
