import type { Route } from './route.ts'

/** Routes by their path; those of one path differ in their method or their origin. */
export type PathGroups = ReadonlyMap<string, readonly Route[]>

/** @throws Error where one origin declares the same method and path twice */
export function groupByPath(routes: readonly Route[]): PathGroups {
  const seen = new Set<string>()
  for (const { method, path, on } of routes) {
    const key = `${method} ${path} on ${on}`
    if (seen.has(key)) throw new Error(`declared twice: ${key}`)
    seen.add(key)
  }
  const groups = new Map<string, Route[]>()
  for (const route of routes) groups.set(route.path, [...(groups.get(route.path) ?? []), route])
  return groups
}

/**
 * The routes of the path that was asked for, whatever their method; none where no route has it. It
 * looks through all of them: for methods that nothing declares there, which are rare.
 * @param url as it was asked for, with its query
 */
export function findGroup(groups: PathGroups, url: string): readonly Route[] {
  const asked = segmentsOf(decoded(url.split('?', 1)[0] ?? ''))
  if (asked.some((segment) => segment.includes('\0'))) return []
  for (const [path, group] of groups) {
    if (isPathOf(segmentsOf(path), asked)) return group
  }
  return []
}

function isPathOf(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, at) =>
      segment.startsWith(':') ? asked[at] !== '' : segment === asked[at],
    )
  )
}

/** A slash at the end changes nothing, as for the router. */
function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
