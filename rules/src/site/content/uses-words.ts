import type { Use, UsesReply } from './uses-api.ts'

/** How many places a sentence names. */
const mostNamed = 5

/** What people call a place in which something is used. */
export function nameOfUse({ kind, name }: Pick<Use, 'kind' | 'name'>): string {
  if (kind === 'site-settings') return 'Settings'
  if (kind === 'design') return 'Style'
  if (kind === 'layout') return 'Blocks on every page'
  if (kind === 'section') return `Section “${name}”`
  return name
}

/** Such as `Home, About and 3 more`. */
export function namesOfUses({ uses, hasMore }: UsesReply): string {
  const names = [...new Set(uses.map(nameOfUse))]
  const more = names.length - mostNamed
  if (more <= 0) return hasMore ? `${names.join(', ')} and more` : names.join(', ')
  const rest = hasMore ? 'more' : `${more} more`
  return `${names.slice(0, mostNamed).join(', ')} and ${rest}`
}

/**
 * What is said when a page or a product goes that others lead to; empty where none do. A menu loses
 * its line with the page.
 */
export function leadersWords({ uses, hasMore }: UsesReply): string {
  const leading = uses.filter(({ kind }) => kind !== 'navigation')
  const names = namesOfUses({ uses: leading, hasMore })
  if (leading.length === 0) return ''
  return leading.length === 1 && !hasMore
    ? `${names} still leads there.`
    : `Still lead there: ${names}.`
}
