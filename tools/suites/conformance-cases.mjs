import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const sectionHead = /^:([A-Za-z0-9_-]+)\s*$/

/** The named sections of a `.case` file; a section ends where the next one begins. */
export function parseSections(text) {
  const sections = {}
  let name
  let lines = []
  const close = () => {
    if (name !== undefined) sections[name] = lines.join('\n')
    lines = []
  }
  for (const line of text.split('\n')) {
    const head = sectionHead.exec(line)
    if (head === null) lines.push(line)
    else {
      close()
      name = head[1]
    }
  }
  close()
  return sections
}

/** Every case of a folder: `.case` files hold one, `.jsonl` files one a line. */
export function* readCases(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.split(sep).join('/'))
  for (const name of names.toSorted((a, b) => (a < b ? -1 : 1))) {
    const path = join(folder, name)
    if (name.endsWith('.case')) yield fromSections(name, parseSections(readFileSync(path, 'utf8')))
    else if (name.endsWith('.jsonl')) yield* fromTable(relative(folder, path), path)
  }
}

function fromSections(id, sections) {
  if (sections.AST !== undefined) {
    return {
      kind: 'tree',
      id,
      template: sections.TEMPLATE.trimEnd(),
      expected: JSON.parse(sections.AST),
    }
  }
  const params = sections.PARAMS ? JSON.parse(sections.PARAMS) : {}
  return {
    kind: 'page',
    id,
    input: {
      template: sections.TEMPLATE,
      json: sections.JSON?.trim() ? JSON.parse(sections.JSON) : {},
      partials: sections.PARTIALS ? JSON.parse(sections.PARTIALS) : undefined,
      injects: sections.INJECT ? readInjects(sections.INJECT) : undefined,
      locale: params.locale,
      now: params.now,
      enableExpr: params.enableExpr,
      enableInclude: params.enableInclude,
      exprOpts: params.exprOpts,
    },
    expected: sections.OUTPUT,
    errors: sections.ERRORS ? JSON.parse(sections.ERRORS) : undefined,
  }
}

/** An injected value is given as JSON, or as a string that may hold JSON. */
function readInjects(text) {
  return Object.fromEntries(
    Object.entries(JSON.parse(text)).map(([path, value]) => [path, parseIfJson(value)]),
  )
}

function parseIfJson(value) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function* fromTable(name, path) {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const row = JSON.parse(line)
    const { expected, errors } = row
    const id = `${name}#${row.id}`
    if (row.expr === undefined) {
      const { template, json, partials, injects, params } = row
      const input = { template, json, partials, injects, ...params }
      yield { kind: 'exact page', id, input, expected, errors }
    } else {
      const { expr, json, vars, opts } = row
      yield { kind: 'expression', id, expr, options: { json, vars, opts }, expected, errors }
    }
  }
}
