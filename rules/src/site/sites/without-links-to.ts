import type { Reference } from '../../ground/documents/reference.ts'
import type { Layout } from '../blocks/layout.ts'
import { visitLayout } from '../blocks/visit-block.ts'

/** Pages and items that go. */
export type Gone = {
  /** Without the first slash, such as `shop` or `shop/slip-pendant`. */
  readonly paths: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
}

/**
 * Whether an address on this site leads to one of some pages or to something below them.
 * @param gone their paths without the first slash, such as `shop` or `shop/slip-pendant`
 */
export function leadsTo(gone: ReadonlySet<string>, link: string): boolean {
  const [, page = '', item = ''] = /^\/([^/?#]*)(?:\/([^/?#]*))?/.exec(link) ?? []
  return gone.has(page) || gone.has(`${page}/${item}`)
}

/** The layout whose texts and buttons no longer lead to what goes; their words stay. */
export function withoutLinksTo<Kept extends Pick<Layout, 'rows'>>(gone: Gone, layout: Kept): Kept {
  return visitLayout(layout, (one) => (isGone(gone, one) ? null : one))
}

function isGone({ paths, ids }: Gone, { kind, id }: Reference): boolean {
  if (kind === 'path') return leadsTo(paths, `/${id}`)
  return kind !== 'asset' && ids.has(id)
}
