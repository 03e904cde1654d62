import { Visitor } from 'vite'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

/** Actions that no screen of the editor names, and who performs them. */
const performedElsewhere = new Map([
  ['add-domain', 'the server, which makes the record that proves it'],
  ['add-asset', 'the server, for a file that is uploaded'],
  ['replace-asset', 'the server, for a file that is uploaded in place of another'],
  ['add-sold-file', 'the server, for a file of a product that is uploaded'],
  ['replace-sold-file', 'the server, for a file that is uploaded in place of another'],
  ['import-products', 'the server, for a file of products'],
  ['save-layout', 'programs of an owner, which write a layout as a whole'],
])

/**
 * What an owner can do has a screen: each owner action is named somewhere in the editor. That the
 * editor names no other is a matter of types.
 */
export const actionScreens = {
  name: 'action screens',
  run(folder, elsewhere = performedElsewhere) {
    const actions = declaredActions(folder)
    const named = namesInEditor(folder)
    const declared = new Set(actions.map(({ name }) => name))
    return [
      ...actions
        .filter(({ name }) => !named.has(name) && !elsewhere.has(name))
        .map(
          ({ name, place }) => `${place} declares "${name}", which no screen of the editor does.`,
        ),
      ...[...elsewhere.keys()]
        .filter((name) => named.has(name) || !declared.has(name))
        .map((name) => `tools/checks/action-screens.mjs excuses "${name}" without need.`),
    ]
  },
}

/** The names in `ownerAction({ name: '…' })`, with their places. */
function declaredActions(folder) {
  const found = []
  for (const path of sourcesOf(folder, 'rules/src/')) {
    const { text, program } = readSource(folder, path)
    new Visitor({
      CallExpression({ callee, arguments: [declaration] }) {
        if (callee.name !== 'ownerAction' || declaration?.type !== 'ObjectExpression') return
        for (const { key, value } of declaration.properties) {
          if (key?.name !== 'name' || typeof value?.value !== 'string') continue
          found.push({ name: value.value, place: `${path}:${lineOf(text, value.start)}` })
        }
      },
    }).visit(program)
  }
  return found
}

/** What only says something of an action has it as the key of a table: that is no screen. */
function namesInEditor(folder) {
  const names = new Set()
  for (const path of sourcesOf(folder, 'editor/src/')) {
    const keys = new Set()
    new Visitor({
      Property({ key }) {
        keys.add(key.start)
      },
      Literal({ value, start }) {
        if (typeof value === 'string' && !keys.has(start)) names.add(value)
      },
    }).visit(readSource(folder, path).program)
  }
  return names
}

function sourcesOf(folder, start) {
  return listFiles(folder, (path) => path.startsWith(start) && isCode(path) && !isTest(path))
}
