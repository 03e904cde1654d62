import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

/** The one kind of map that keeps data, and where all of its kind are made. */
const kept = 'server/src/site/views/kept.ts'
const owner = 'server/src/site/views/'

/**
 * What never changes once it is there, so that what is made of it alone may hang on it: bodies of
 * documents, a site's core and what is compiled of it, a language.
 */
const unchanging = [
  'Asset',
  'Design',
  'LocaleData',
  'NavigationItem',
  'Product',
  'SiteSettings',
  'SiteTemplate',
  'SiteView',
  'StyledCore',
  'TemplateFile',
]

const maps = ['Map', 'Set', 'LRUCache', 'Kept', 'KeptWork', 'SharedWork']
const writes = /^(?:set|add|push|unshift|do|make)$/

/**
 * What the server keeps of sites between requests has one owner, `SiteViews`, and a limit: no file
 * keeps a map beside it, for as long as the process lives.
 */
export const caches = {
  name: 'caches',
  run(folder) {
    const isServer = (path) => /^server\/src\/.*\.ts$/.test(path) && isCode(path) && !isTest(path)
    return listFiles(folder, isServer).flatMap((path) => {
      const { text, program } = readSource(folder, path)
      const say = ({ start }, what) => `${path}:${lineOf(text, start)} ${what}`
      return [
        ...strangers(path, program).map((node) =>
          say(node, `makes a cache: ${owner}site-views.ts makes all of them.`),
        ),
        ...lastingMaps(program, writtenNames(program)).map((node) =>
          say(node, 'keeps data in the module: let SiteViews keep it (docs/decisions/0041).'),
        ),
      ]
    })
  },
}

/** Caches that are made outside of their owner. */
function strangers(path, program) {
  const found = []
  visit(program, (node) => {
    const isLibrary = node.type === 'ImportDeclaration' && node.source.value === 'lru-cache'
    if (isLibrary && path !== kept) found.push(node)
    const made = node.type === 'NewExpression' ? node.callee.name : undefined
    if (['Kept', 'KeptWork'].includes(made) && !path.startsWith(owner)) found.push(node)
    return true
  })
  return found
}

/** Maps that live as long as the module: its own variables, and static ones of its classes. */
function lastingMaps(program, written) {
  const found = []
  for (const { name, value } of lastingValues(program)) {
    visit(value, (node) => {
      if (isFunction(node)) return false
      if (node.type !== 'NewExpression') return true
      const { callee } = node
      const isWritten = node.arguments.length === 0 || written.has(name)
      if (maps.includes(callee.name) && isWritten) found.push(node)
      if (callee.name === 'WeakMap' && !unchanging.includes(keyType(node))) found.push(node)
      return true
    })
    const isEmpty = value.properties?.length === 0
    if (isEmpty && written.has(name)) found.push(value)
  }
  return found
}

function lastingValues({ body }) {
  const found = []
  for (const statement of body) {
    const { type, declarations } = statement.declaration ?? statement
    if (type !== 'VariableDeclaration') continue
    for (const { id, init } of declarations) {
      if (init) found.push({ name: id.name, value: init })
    }
  }
  visit({ body }, (node) => {
    if (node.type === 'PropertyDefinition' && node.static && node.value) {
      found.push({ name: node.key.name, value: node.value })
    }
    return true
  })
  return found
}

/** Names of variables that something is put into. */
function writtenNames(program) {
  const found = new Set()
  visit(program, (node) => {
    const { type, callee, left } = node
    const isCall = type === 'CallExpression' && callee.type === 'MemberExpression'
    if (isCall && writes.test(callee.property.name)) found.add(callee.object.name)
    if (type === 'AssignmentExpression' && left.type === 'MemberExpression') {
      found.add(left.object.name)
    }
    return true
  })
  return found
}

/** The first type that a `new WeakMap<Key, Value>()` names. */
function keyType({ typeArguments }) {
  return typeArguments?.params[0]?.typeName?.name
}

function isFunction({ type }) {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

/** Calls `look` with each node; where it answers false, what is inside is passed over. */
function visit(node, look) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look)
    return
  }
  if (typeof node.type === 'string' && !look(node)) return
  for (const value of Object.values(node)) visit(value, look)
}
