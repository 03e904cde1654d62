import { reservedUrlIds } from '../collections/url-id.ts'
import { findLinkProblem, maxAddressLength } from '../navigation/safe-link.ts'
import {
  captureName,
  fillCaptures,
  indexMappings,
  partsOf,
  type PathPart,
  type UrlMapping,
} from './url-mapping.ts'
import { mappingMessages, mappingSentences, type MappingFaultCode } from './url-mapping-messages.ts'

/** How many bytes the mappings of a site may take (template platform §8). */
export const maxMappingBytes = 400_000
export const maxMappings = 10_000
/** Each of these is tried for an address that is not there. */
export const maxCapturingMappings = 500

export type MappingFault = { readonly line: number; readonly sentence: string }

type Read = { readonly mappings: readonly UrlMapping[]; readonly faults: readonly MappingFault[] }

/** Reads lines of mappings; of those that are wrong their number and what is wrong with them. */
function readUrlMappings(text: string): Read {
  const { mappings, faults } = readLines(text)
  const all = [...faults, ...mappedTwice(mappings)]
  if (isBounded(mappings)) all.push(...circles(mappings))
  return { mappings, faults: all.toSorted((one, other) => one.line - other.line) }
}

/** What visitors are led by: lines that were looked through for circles when they were stored. */
export function storedMappings(text: string): readonly UrlMapping[] {
  return readLines(text).mappings
}

function readLines(text: string): Read {
  const mappings: UrlMapping[] = []
  const faults: MappingFault[] = []
  for (const [at, typed] of text.split('\n').entries()) {
    const line = at + 1
    const words = typed.trim()
    if (words === '' || words.startsWith('#')) continue
    const read = readLine(words)
    if (typeof read === 'string') faults.push({ line, sentence: mappingMessages[read] })
    else mappings.push({ line, ...read })
  }
  return { mappings, faults }
}

const mostTold = 20

/** Why mappings cannot be stored, sentence by sentence; none where they can. */
export function problemsOfMappings(text: string): string[] {
  if (utf8Length(text) > maxMappingBytes) {
    return [mappingSentences.tooLong(maxMappingBytes / 1000)]
  }
  const { mappings, faults } = readUrlMappings(text)
  const lines = text.split('\n')
  const told = faults.slice(0, mostTold).map(({ line, sentence }) => {
    const words = (lines[line - 1] ?? '').trim()
    return `Line ${line} (${words.length > 60 ? `${words.slice(0, 60)}…` : words}) ${sentence}`
  })
  if (faults.length > mostTold) told.push(mappingSentences.more(faults.length - mostTold))
  if (mappings.length > maxMappings) told.push(mappingSentences.tooManyLines(maxMappings))
  if (capturingOf(mappings).length > maxCapturingMappings) {
    told.push(mappingSentences.tooManyCaptures(maxCapturingMappings))
  }
  return told
}

/** Bytes of a text as it is stored. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}

function capturingOf(mappings: readonly UrlMapping[]): readonly UrlMapping[] {
  return mappings.filter(({ from }) => from.some(({ name }) => name !== null))
}

function isBounded(mappings: readonly UrlMapping[]): boolean {
  return mappings.length <= maxMappings && capturingOf(mappings).length <= maxCapturingMappings
}

function readLine(words: string): Omit<UrlMapping, 'line'> | MappingFaultCode {
  const arrow = words.indexOf('->')
  if (arrow < 0) return 'no-arrow'
  const old = words.slice(0, arrow).trim()
  const [to = '', status, ...more] = words
    .slice(arrow + 2)
    .trim()
    .split(/\s+/)
  if (old.length > maxAddressLength || to.length > maxAddressLength) return 'too-long'
  const from = readOld(old)
  if (typeof from === 'string') return from
  const fault = faultOfNew(to, from)
  if (fault !== undefined) return fault
  if (status !== '301' && status !== '302') return 'no-status'
  if (more.length > 0) return 'too-much'
  return { from, to, status: status === '301' ? 301 : 302 }
}

function readOld(old: string): readonly PathPart[] | MappingFaultCode {
  if (!old.startsWith('/') || old.startsWith('//') || /[\s\\]/.test(old)) return 'old-not-path'
  if (/[?#]/.test(old)) return 'old-has-query'
  const parts = partsOf(old)
  const [first] = parts
  if (first === undefined) return 'old-is-home'
  if (isPlatformPath(old)) return 'old-is-platforms'
  const names = new Set<string>()
  const from: PathPart[] = []
  for (const part of parts) {
    const read = readPart(part)
    if (typeof read === 'string') return read
    if (read.name !== null && names.has(read.name)) return 'capture-twice'
    if (read.name !== null) names.add(read.name)
    from.push(read)
  }
  return from
}

/** Whether Vitrine answers a path itself, so that no mapping is asked about it. */
export function isPlatformPath(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  return reservedUrlIds.has(decoded(first).toLowerCase())
}

function readPart(part: string): PathPart | MappingFaultCode {
  if (part === '.' || part === '..') return 'old-is-page-of-nobody'
  const captures = [...part.matchAll(captureName)]
  const [found] = captures
  const rest = part.replace(captureName, '')
  if (captures.length > 1 || /[[\]]/.test(rest)) return 'capture-not-valid'
  if (found === undefined) return { before: decoded(part), name: null, after: '' }
  const before = decoded(part.slice(0, found.index))
  const after = decoded(part.slice(found.index + found[0].length))
  return { before, name: found[1] ?? '', after }
}

/** Addresses are compared as people read them, however they were pasted. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function faultOfNew(to: string, from: readonly PathPart[]): MappingFaultCode | undefined {
  const isPath = to.startsWith('/') && !to.startsWith('//')
  if (!isPath && !/^https?:\/\//i.test(to)) return 'new-not-address'
  if (!isPath && /^https?:\/\/[^/?#]*\[/i.test(to)) return 'capture-in-host'
  if (to.includes('\\')) return 'new-not-address'
  if (findLinkProblem(to.replace(captureName, 'x')) !== undefined) return 'new-not-address'
  const names = new Set(from.flatMap(({ name }) => name ?? []))
  for (const [, name = ''] of to.matchAll(captureName)) {
    if (!names.has(name)) return 'capture-unknown'
  }
  return undefined
}

function* mappedTwice(mappings: readonly UrlMapping[]): Iterable<MappingFault> {
  const known = new Map<string, number>()
  for (const { from, line } of mappings) {
    // captures of any name take up the same
    const key = JSON.stringify(
      from.map(({ before, name, after }) => [before, name !== null, after]),
    )
    const before = known.get(key)
    if (before === undefined) known.set(key, line)
    else yield { line, sentence: mappingSentences.mappedBefore(before) }
  }
}

/** What stands for what a visitor has where a mapping has a capture. */
const anything = 'anything-at-all'

/** Lines that lead back to themselves, each circle told once. */
function* circles(mappings: readonly UrlMapping[]): Iterable<MappingFault> {
  const find = indexMappings(mappings)
  const done = new Set<UrlMapping>()
  for (const start of mappings) {
    const way: UrlMapping[] = []
    let here: UrlMapping | undefined = start
    while (here !== undefined && !done.has(here)) {
      done.add(here)
      way.push(here)
      here = nextOf(here, find)
    }
    const at = here === undefined ? -1 : way.indexOf(here)
    const last = way.at(-1)
    if (at < 0 || here === undefined || last === undefined) continue
    yield here === last
      ? { line: here.line, sentence: mappingMessages.itself }
      : { line: last.line, sentence: mappingSentences.circle(here.line) }
  }
}

/** The line that would map what a line leads to. */
function nextOf(
  mapping: UrlMapping,
  find: ReturnType<typeof indexMappings>,
): UrlMapping | undefined {
  const { to, from } = mapping
  if (!to.startsWith('/')) return undefined
  const names = from.flatMap(({ name }) => (name === null ? [] : [[name, anything] as const]))
  const [path = ''] = fillCaptures(to, new Map(names)).split(/[?#]/)
  const next = find(decoded(path))?.mapping
  // one page for whatever is gone: where that is gone too, nobody is led to it again
  const isCatchAll = next === mapping && names.length > 0 && !to.includes('[')
  return isCatchAll ? undefined : next
}
