import { escapeHtml } from '../../ground/words/escape-html.ts'
import type { Group, LookUp, Seen } from './field-kind.ts'

export type ArchiveGrouping = 'month' | 'category' | 'tag' | 'author'

export type ArchiveOptions = {
  readonly collectionId: string | null
  readonly groupBy: ArchiveGrouping
  readonly layout: 'index' | 'list' | 'dropdown'
}

/** So many of a page's newest posts stand below their groups; each group leads to all that it has. */
const listedPosts = 200

/**
 * What an archive's markup is told: its groups, each with its name or the instant of its month, how
 * many posts it has, where it leads, and the newest of its posts where these are listed.
 */
export function archiveView(page: Seen, options: ArchiveOptions, look: LookUp): Seen {
  const { collectionId, groupBy } = options
  if (collectionId === null) return { groups: [] }
  // an author has no page to go to, so posts stand below each
  const layout = groupBy === 'author' ? 'list' : options.layout
  const posts =
    layout === 'list'
      ? look.items({ collectionId, limit: listedPosts, category: '', tag: '', featured: false })
      : []
  const groups =
    groupBy === 'author'
      ? byAuthor(posts)
      : look
          .groups({ collectionId, by: groupBy })
          .map((group) => groupSeen(group, { groupBy, page, posts }))
  return {
    page,
    groups,
    parameter: groupBy,
    isByMonth: groupBy === 'month',
    isIndex: layout === 'index',
    isList: layout === 'list',
    isDropdown: layout === 'dropdown',
  }
}

type Around = {
  readonly groupBy: Exclude<ArchiveGrouping, 'author'>
  readonly page: Seen
  readonly posts: readonly Seen[]
}

function groupSeen(group: Group, { groupBy, page, posts }: Around): Seen {
  const { name, count, query, from, before } = group
  const own = posts.filter((post) => isIn(post, group, groupBy))
  return {
    name: escapeHtml(name),
    count,
    href: `${String(page['fullUrl'])}${escapeHtml(query)}`,
    posts: own,
    hasMore: own.length > 0 && own.length < count,
    ...(from !== undefined && before !== undefined && { from }),
  }
}

function isIn(post: Seen, { name, from, before }: Group, groupBy: Around['groupBy']): boolean {
  if (groupBy === 'month') {
    const at = Number(post['publishOn'])
    return from !== undefined && before !== undefined && at >= from && at < before
  }
  const words = post[groupBy === 'tag' ? 'tags' : 'categories']
  return Array.isArray(words) && words.includes(escapeHtml(name))
}

/** Posts by who wrote them, in the order of their newest; those that nobody signed have no group. */
function byAuthor(posts: readonly Seen[]): readonly Seen[] {
  const found = new Map<string, Seen[]>()
  for (const post of posts) {
    const author = post['author'] as { readonly displayName?: unknown } | undefined
    const name = author?.displayName
    if (typeof name !== 'string' || name === '') continue
    const own = found.get(name) ?? []
    found.set(name, own)
    own.push(post)
  }
  // where there may be older posts, nobody has counted them
  const isAll = posts.length < listedPosts
  return [...found].map(([name, own]) => ({
    name,
    posts: own,
    hasMore: false,
    ...(isAll && { count: own.length }),
  }))
}
