import type { Reference } from '../../ground/documents/reference.ts'

/** What an address on this site leads to: a file of the site, or a path. Null for all others. */
export function referenceOf(address: string): Reference | null {
  const path = /^\/(?![/\\])([^?#]*)/.exec(address)?.[1]
  if (path === undefined) return null
  const file = /^static\/images\/([\w-]{1,100})\//.exec(path)?.[1]
  if (file !== undefined) return { kind: 'asset', id: file }
  return { kind: 'path', id: path.endsWith('/') ? path.slice(0, -1) : path }
}

/** The address that leads to another thing instead; null where there is none. */
export function readdressed(address: string, from: Reference, to: Reference | null): string | null {
  if (to === null) return null
  if (to.kind === from.kind && to.id === from.id) return address
  if (to.kind !== from.kind) return null
  if (to.kind === 'asset') {
    return address.replace(`/static/images/${from.id}/`, `/static/images/${to.id}/`)
  }
  return to.kind === 'path' ? `/${to.id}${/[?#].*$/s.exec(address)?.[0] ?? ''}` : null
}
