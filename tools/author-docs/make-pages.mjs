import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { docCommentOf } from './doc-comments.mjs'
import { makeBlocksPage } from './blocks-page.mjs'
import { readExamples, readNotes } from './read-notes.mjs'
import { exampleText, listed, writePage } from './write-page.mjs'

const guideFolder = 'tools/author-docs/guide'
const notesFolders = ['template-language/src', 'rules/src']

/** Where the pages stand in the project. */
export const pagesFolder = 'docs/template-authors'

/**
 * All pages of the template authors' book by their path in its folder, and what is missing as
 * sentences: a name without a note, a note without an example or a sentence, an untold error.
 */
export function makePages(folder, engine) {
  const entries = readAllNotes(folder, engine)
  const problems = [...missingNames(entries, engine)]
  const pages = new Map()
  const linkTo = linkerFrom(entries, (path) => `../${path}`, problems)
  for (const { entry, kind, room, path } of entries) {
    const comment = docCommentOf(join(folder, dirname(entry.path)), entry.name)
    if (comment === undefined && entry.what.length === 0)
      problems.push(`${entry.name} has neither a doc comment nor a sentence in ${entry.path}.`)
    if (entry.examples.length === 0) problems.push(`${entry.name} has no example.`)
    pages.set(path, writePage({ kind, room, entry, comment }, engine.render, linkTo))
  }
  const guide = makeGuide(
    folder,
    engine,
    linkerFrom(entries, (path) => `../${path}`, problems),
  )
  for (const { path, text } of guide) pages.set(path, text)
  const errors = makeErrorPage(folder, engine)
  pages.set('language/errors.md', errors.text)
  problems.push(...errors.problems)
  pages.set('language/blocks.md', makeBlocksPage(engine.blockTypes, engine.sliceTypes))
  pages.set('README.md', makeIndex(guide, entries))
  return { pages, problems }
}

function readAllNotes(folder, { formatters, predicates }) {
  const known = { formatter: new Set(formatters), predicate: new Set(predicates) }
  return notesFolders
    .flatMap((place) => listNotes(folder, place))
    .flatMap((path) => {
      const { room, entries } = readNotes(readFileSync(join(folder, path), 'utf8'), path)
      return entries.map((entry) => {
        const kind = entry.name.endsWith('?') ? 'predicate' : 'formatter'
        if (!known[kind].has(entry.name)) throw new Error(`${path}: there is no ${entry.name}.`)
        return { entry, kind, room, path: `${kind}s/${entry.name.replace('?', '')}.md` }
      })
    })
}

function listNotes(folder, place) {
  return readdirSync(join(folder, place), { recursive: true })
    .filter((file) => file.endsWith('.notes'))
    .map((file) => join(place, file))
    .toSorted()
}

function missingNames(entries, { formatters, predicates }) {
  const noted = entries.map(({ entry }) => entry.name)
  const missing = [...formatters, ...predicates].filter((name) => !noted.includes(name))
  const twice = noted.filter((name, at) => noted.indexOf(name) !== at)
  return [
    ...missing.map((name) => `${name} has no page: write its entry in a .notes file.`),
    ...twice.map((name) => `${name} is noted twice.`),
  ]
}

function linkerFrom(entries, toPath, problems) {
  const paths = new Map(entries.map(({ entry, path }) => [entry.name, path]))
  return (name) => {
    const path = paths.get(name)
    if (path === undefined) problems.push(`A note or page names ${name}, which has no page.`)
    return `[${name}](${toPath(path ?? '')})`
  }
}

/** Pages of the language; `%limit:NAME%` stands for a limit and `%link:NAME%` for a link. */
function makeGuide(folder, engine, linkTo) {
  const place = join(folder, guideFolder)
  const files = readdirSync(place).filter((file) => /^\d+-.*\.guide$/.test(file))
  return files.toSorted().map((file) => {
    const body = readFileSync(join(place, file), 'utf8')
    const { text, examples } = readExamples(body, file, (at) => `%example:${at}%`)
    const filled = text
      .replace(/%limit:(\w+)%/g, (_all, name) => engine.limits[name].toLocaleString('en-US'))
      .replace(/%link:([\w?-]+)%/g, (_all, name) => linkTo(name))
      .replace(/%example:(\d+)%/g, (_all, at) => exampleText(examples[at], engine.render))
    const path = `language/${file.replace(/^\d+-/, '').replace('.guide', '.md')}`
    return { path, title: /^# (.+)$/m.exec(body)?.[1] ?? file, text: `${filled.trimEnd()}\n` }
  })
}

/** The table of errors: for every code of the engine and of the check its cause and its cure. */
function makeErrorPage(folder, { errorCodes, lintCodes }) {
  const notes = readFileSync(join(folder, guideFolder, 'errors.notes'), 'utf8')
  const told = new Map()
  for (const line of notes.split('\n')) {
    const [code, cause, cure] = line.split(' | ')
    if (cure !== undefined) told.set(code, { cause, cure })
  }
  const lines = notes.split('\n').filter((line) => line !== '' && !line.includes(' | '))
  const rows = (codes) => [
    '| code | what happened | what to do |',
    '| --- | --- | --- |',
    ...codes.map((code) => `| \`${code}\` | ${told.get(code)?.cause} | ${told.get(code)?.cure} |`),
  ]
  const text = [
    lines.join('\n\n'),
    '## While a page is rendered',
    rows(errorCodes).join('\n'),
    '## Only told by the check',
    rows(lintCodes).join('\n'),
  ].join('\n\n')
  const all = [...errorCodes, ...lintCodes]
  const problems = [
    ...all.filter((code) => !told.has(code)).map((code) => `errors.notes does not tell ${code}.`),
    ...[...told.keys()]
      .filter((code) => !all.includes(code))
      .map((code) => `errors.notes tells ${code}, which there is not.`),
  ]
  return { text: `${text}\n`, problems }
}

function makeIndex(guide, entries) {
  const rooms = [...new Set(entries.map(({ room }) => room))]
  const parts = [
    '# For template authors',
    'A template is text with tags in braces. These pages tell what the tags do. Every example was run by the engine that renders your site, and what stands under "Prints" is what it printed.',
    '## The language',
    listed([
      ...guide.map(({ title, path }) => `[${title}](${path})`),
      '[Blocks](language/blocks.md)',
      '[Errors](language/errors.md)',
    ]),
  ]
  for (const room of rooms) {
    const own = entries.filter((one) => one.room === room)
    parts.push(`## ${room.charAt(0).toUpperCase()}${room.slice(1)}`)
    for (const kind of ['formatter', 'predicate']) {
      const links = own
        .filter((one) => one.kind === kind)
        .map(({ entry, path }) => `[${entry.name}](${path})`)
      if (links.length > 0)
        parts.push(`${kind === 'formatter' ? 'Formatters' : 'Predicates'}: ${links.join(', ')}`)
    }
  }
  return `${parts.join('\n\n')}\n`
}

/** How the committed pages differ from the made ones, as sentences. */
export function comparePages(folder, pages) {
  const place = join(folder, pagesFolder)
  const present = existsSync(place)
    ? readdirSync(place, { recursive: true }).filter((file) => file.endsWith('.md'))
    : []
  const stale = [...pages]
    .filter(
      ([path, text]) => !present.includes(path) || readFileSync(join(place, path), 'utf8') !== text,
    )
    .map(([path]) => `${join(pagesFolder, path)} is not what npm run author-docs writes.`)
  const left = present
    .map((file) => relative(place, join(place, file)))
    .filter((file) => !pages.has(file))
    .map((file) => `${join(pagesFolder, file)} is a page of nothing.`)
  return [...stale, ...left]
}
