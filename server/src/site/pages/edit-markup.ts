import { Parser } from 'htmlparser2'

/**
 * A page for the editor's frame without the elements that would lead the frame elsewhere by
 * themselves: a refresh, and a base for its links. Links and forms stay; the frame's script, its
 * policy and the frame's sandbox keep them from leading anywhere.
 */
export function withoutNavigation(html: string): string {
  const kept: string[] = []
  let from = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!leadsAway(name, attributes)) return
      kept.push(html.slice(from, parser.startIndex))
      from = parser.endIndex + 1
    },
  })
  parser.end(html)
  return kept.join('') + html.slice(from)
}

function leadsAway(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'base') return true
  return name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'refresh'
}
