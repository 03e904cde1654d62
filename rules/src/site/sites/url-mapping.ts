import type {} from '../../ground/documents/document.ts'

/** Where visitors are led who come by an address that is no longer there, as its owner typed it. */
export type UrlMappings = {
  /** Lines such as `/old/[name] -> /new/[name] 301`; blank ones and those with a # say nothing. */
  readonly text: string
}

export const noUrlMappings: UrlMappings = { text: '' }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** One per site, id `site`; absent: none. */
    'url-mappings': UrlMappings
  }
}

/** What an old address has between two slashes; `name` stands for all that is between both ends. */
export type PathPart = {
  readonly before: string
  readonly name: string | null
  readonly after: string
}

export type UrlMapping = {
  /** From 1. */
  readonly line: number
  readonly from: readonly PathPart[]
  /** A path, or a whole address, with captures in brackets. */
  readonly to: string
  readonly status: 301 | 302
}

export type FoundMapping = {
  readonly mapping: UrlMapping
  readonly captured: ReadonlyMap<string, string>
}

/** Finds what maps a path: the first line that does. */
export type FindMapping = (path: string) => FoundMapping | undefined

/** The parts of a path between its slashes; a slash at its end counts for nothing. */
export function partsOf(path: string): string[] {
  const parts = path.split('/').slice(1)
  while (parts.length > 0 && parts.at(-1) === '') parts.pop()
  return parts
}

/** Many plain mappings cost one look-up; only those with captures are tried in turn. */
export function indexMappings(mappings: readonly UrlMapping[]): FindMapping {
  const plain = new Map<string, UrlMapping>()
  const capturing: UrlMapping[] = []
  for (const mapping of mappings) {
    if (mapping.from.some(({ name }) => name !== null)) capturing.push(mapping)
    else {
      const path = mapping.from.map(({ before }) => before).join('/')
      if (!plain.has(path)) plain.set(path, mapping)
    }
  }
  return (path) => {
    const parts = partsOf(path)
    const exact = plain.get(parts.join('/'))
    for (const mapping of capturing) {
      if (exact !== undefined && exact.line < mapping.line) break
      const captured = capture(mapping.from, parts)
      if (captured !== undefined) return { mapping, captured }
    }
    return exact && { mapping: exact, captured: new Map() }
  }
}

function capture(
  from: readonly PathPart[],
  parts: readonly string[],
): ReadonlyMap<string, string> | undefined {
  // most mappings are not about it, which its plain parts tell at the least cost
  if (from.length !== parts.length) return undefined
  if (from.some(({ before, name }, at) => name === null && parts[at] !== before)) return undefined
  const captured = new Map<string, string>()
  for (const [at, { before, name, after }] of from.entries()) {
    const part = parts[at] ?? ''
    if (name === null) continue
    const value = part.slice(before.length, part.length - after.length)
    const fits = part.startsWith(before) && part.endsWith(after) && value !== ''
    // a step up or none at all would lead elsewhere than what was written
    if (!fits || part.length <= before.length + after.length || /^\.{1,2}$/.test(value)) {
      return undefined
    }
    captured.set(name, value)
  }
  return captured
}

/** Puts what was captured where its names stand; it can be no more than a part of a path or a query. */
export function fillCaptures(to: string, captured: ReadonlyMap<string, string>): string {
  return to.replace(captureName, (whole, name: string) => {
    const value = captured.get(name)
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** A capture, such as `[name]`. */
export const captureName = /\[([A-Za-z][\w-]{0,30})\]/g
