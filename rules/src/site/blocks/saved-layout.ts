import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentRef,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import type { ActionResult } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { refusedLayout } from './layout-schema.ts'
import type { Layout, LayoutRow } from './layout.ts'

/** The layout, and the page or item that it is the content of. */
export function readLayout(input: { layoutId: string }): readonly DocumentSelector[] {
  const [kind, id] = ownerOf(input.layoutId)
  const layout = { kind: 'layout', id: input.layoutId } as const
  return kind === null ? [layout] : [layout, { kind, id }]
}

/** What a layout is the content of, for history. */
export function contentOf(layout: string): DocumentRef {
  const [kind, id] = ownerOf(layout)
  return { kind: kind ?? 'layout', id }
}

function ownerOf(id: string): readonly ['collection' | 'item' | null, string] {
  if (id.startsWith('page-')) return ['collection', id.slice('page-'.length)]
  if (id.startsWith('item-')) return ['item', id.slice('item-'.length)]
  return [null, id]
}

/**
 * A layout's new content. The page or item whose content it is becomes the owner's own, so that
 * clearing the sample content leaves it.
 */
export function savedLayout(
  documents: DocumentReader,
  id: string,
  layout: Pick<Layout, 'columns' | 'rows'>,
  now: number,
): ActionResult {
  const { locked } = documents.find('layout', id) ?? {}
  const after = { ...layout, updatedOn: now, ...(locked === true && { locked }) }
  const edits: DocumentEdit[] = [{ kind: 'layout', id, after }]
  const [kind, ownerId] = ownerOf(id)
  if (kind === 'collection') {
    const page = documents.find('collection', ownerId)
    if (page === undefined) return refuse(blocksRefusal('no-such-layout'))
    edits.push({ kind, id: ownerId, after: { ...page, sample: false, updatedOn: now } })
  } else if (kind === 'item') {
    const item = documents.find('item', ownerId)
    if (item === undefined) return refuse(blocksRefusal('no-such-layout'))
    edits.push({ kind, id: ownerId, after: { ...item, sample: false, updatedOn: now } })
  }
  return ok(edits)
}

/**
 * The layout with its rows arranged anew, as most actions on layouts do it: refused where there is
 * no such layout, where it is locked, and where its rows would not keep the rules of layouts.
 * @param begins what stands for a layout that nothing was put in yet; absent: there must be one
 */
export function rearranged(
  documents: DocumentReader,
  { id, now, begins }: { id: string; now: number; begins?: Layout | undefined },
  arrange: (layout: Layout) => Result<readonly LayoutRow[]>,
): ActionResult {
  const layout = documents.find('layout', id) ?? begins
  if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
  if (layout.locked) return refuse(blocksRefusal('layout-locked'))
  const arranged = arrange(layout)
  if (!arranged.ok) return arranged
  const { columns } = layout
  const rows = arranged.value
  if (rows === layout.rows || canonicalJson(rows) === canonicalJson(layout.rows)) return ok([])
  const refusal = refusedLayout({ columns, rows })
  if (refusal !== undefined) return refuse(refusal)
  return savedLayout(documents, id, { columns, rows }, now)
}
