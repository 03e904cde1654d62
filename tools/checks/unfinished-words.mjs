import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

const notes = /\b(?:TODO|FIXME|HACK)\b/g
const testFunctions = new Set(['it', 'test', 'describe', 'suite'])
const holdingBack = new Set(['skip', 'only', 'todo', 'fails'])

/** Work is finished or named in an issue; a test runs or is not there. */
export const unfinishedWords = {
  name: 'unfinished words',
  run(folder) {
    return listFiles(folder, isCode).flatMap((path) => {
      const { text, program, comments } = readSource(folder, path)
      const found = comments.flatMap((comment) =>
        [...comment.value.matchAll(notes)].map(
          ([word]) =>
            `${path}:${lineOf(text, comment.start)} says ${word}; finish it or take it out.`,
        ),
      )
      if (!isTest(path)) return found
      const held = findHeldBack(program).map(
        ({ start, word }) => `${path}:${lineOf(text, start)} holds a test back with .${word}.`,
      )
      return [...found, ...held]
    })
  },
}

function findHeldBack(program) {
  const found = []
  new Visitor({
    MemberExpression(node) {
      const word = node.property.name
      if (holdingBack.has(word) && testFunctions.has(rootName(node.object))) {
        found.push({ start: node.start, word })
      }
    },
  }).visit(program)
  return found
}

function rootName(node) {
  if (node.type === 'MemberExpression') return rootName(node.object)
  if (node.type === 'CallExpression') return rootName(node.callee)
  return node.name
}
