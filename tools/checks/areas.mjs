import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Visitor } from 'vite'
import { findCircles } from './find-circles.mjs'
import { areas } from './feature-words.mjs'
import { isCode, isTest, lineOf, listFiles, readSource } from './source-files.mjs'

const packages = ['rules', 'server', 'storefront', 'editor']
const order = Object.keys(areas)

/**
 * An area imports itself and those before it, in its own package and in others, types too; the root
 * of a package alone knows all of them. No files and no rooms (features of an area) stand on each
 * other in a circle.
 */
export const areaWalls = {
  name: 'areas',
  run(folder) {
    const edges = readImports(folder)
    return [
      ...edges.filter(runsBack).map(sayRunsBack),
      ...findCircles(edges.map(({ from, to }) => [from, to])).map(sayFiles),
      ...findCircles(roomEdges(edges)).map(sayRooms),
    ]
  },
}

/** Every import of one of our files by another: `{ from, to, line }`, paths from the root. */
function readImports(folder) {
  const isOurs = (path) => /\.tsx?$/.test(path) && isCode(path) && !isTest(path)
  const files = packages.flatMap((name) =>
    existsSync(join(folder, name, 'src'))
      ? listFiles(join(folder, name, 'src'), isOurs).map((path) => `${name}/src/${path}`)
      : [],
  )
  return files.flatMap((from) => {
    const { text, program } = readSource(folder, from)
    return specifiersOf(program).flatMap(({ specifier, start }) => {
      const to = resolve(from, specifier)
      return to === undefined ? [] : [{ from, to, line: lineOf(text, start) }]
    })
  })
}

function specifiersOf(program) {
  const found = []
  const note = (node) => {
    if (typeof node.source?.value === 'string') {
      found.push({ specifier: node.source.value, start: node.start })
    }
  }
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program)
  return found
}

function resolve(from, specifier) {
  if (!/\.tsx?$/.test(specifier)) return undefined
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const named = /^@vitrine\/([a-z-]+)\/(.+)$/.exec(specifier)
  return named !== null && packages.includes(named[1]) ? `${named[1]}/src/${named[2]}` : undefined
}

/** The area of a file, and its room; both undefined at the root of a package. */
function placeOf(path) {
  const [name, , area, feature] = path.split('/')
  if (!order.includes(area)) return {}
  // what lies in an area itself, such as the context, belongs to no room
  const isRoom = !feature.includes('.')
  return { area, room: isRoom ? `${name}/src/${area}/${feature}` : undefined }
}

/** A migration mends what features of any area have stored. */
const isMigration = (path) => path.includes('/ground/db/migrations/')

function runsBack({ from, to }) {
  if (isMigration(from)) return false
  const { area } = placeOf(from)
  if (area === undefined) return false
  const other = placeOf(to).area
  return other === undefined || order.indexOf(other) > order.indexOf(area)
}

function sayRunsBack({ from, to, line }) {
  const { area } = placeOf(from)
  const above = placeOf(to).area ?? 'the root'
  return `${from}:${line} imports ${to}: ${area} stands below ${above}. Hand it in from above (docs/decisions/0038-areas.md).`
}

function roomEdges(edges) {
  return edges.flatMap(({ from, to }) => {
    const [a, b] = [placeOf(from).room, placeOf(to).room]
    return a === undefined || b === undefined || a === b ? [] : [[a, b]]
  })
}

function sayFiles(files) {
  return `These files import each other in a circle: ${files.join(', ')}.`
}

function sayRooms(rooms) {
  return `These rooms import each other in a circle: ${rooms.join(', ')}.`
}
