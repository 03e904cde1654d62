import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentRef,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import { isDraftId, publicIdOf } from '../../ground/documents/draft-of.ts'
import type { ActionResult } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal, inWordsOf } from './blocks-messages.ts'
import { drawnSlide, standingLayout } from './drawn-slides.ts'
import { findBlock } from './find-in-rows.ts'
import { refusedLayout } from './layout-schema.ts'
import type { Layout, LayoutRow } from './layout.ts'

/** The layout, what is public of a draft, and the page or item that it is the content of. */
export function readLayout({ layoutId: id }: { layoutId: string }): readonly DocumentSelector[] {
  const [kind, ownerId] = ownerOf(id)
  const owner = kind === null ? [] : [{ kind, id: ownerId }]
  return [...layoutOrPublic(id), ...owner]
}

/** A layout, and of a draft also what it is while it is not stored. */
export function layoutOrPublic(id: string): readonly DocumentSelector[] {
  const layout = { kind: 'layout', id } as const
  return isDraftId(id) ? [layout, { kind: 'layout', id: publicIdOf(id) }] : [layout]
}

/** What a layout is the content of, for history. */
export function contentOf(layout: string): DocumentRef {
  const [kind, id] = ownerOf(layout)
  return { kind: kind ?? 'layout', id }
}

function ownerOf(layoutId: string): readonly ['collection' | 'item' | null, string] {
  const id = publicIdOf(layoutId)
  if (id.startsWith('page-')) return ['collection', id.slice('page-'.length)]
  if (id.startsWith('item-')) return ['item', id.slice('item-'.length)]
  return [null, id]
}

/** What is saved of a layout. `promotes` null: no block is promoted; absent: that stays as it is. */
type Saved = Pick<Layout, 'columns' | 'rows' | 'slide'> & {
  readonly promotes?: string | null | undefined
}

/**
 * A layout's new content; what it is beside that stays, unless it is said. The page or item whose
 * content it is becomes the owner's own, so that clearing the sample content leaves it.
 */
export function savedLayout(
  documents: DocumentReader,
  id: string,
  { promotes: promoted, ...layout }: Saved,
  now: number,
): ActionResult {
  const standing = standingLayout(documents, id)
  const { locked, slide = undefined } = { ...standing, ...layout }
  const promotes = promoted === undefined ? standing?.promotes : (promoted ?? undefined)
  const saved = {
    ...layout,
    // a block that is gone stands for nothing
    ...(promotes !== undefined && findBlock(layout.rows, promotes) && { promotes }),
    updatedOn: now,
    ...(locked === true && { locked }),
    ...(slide !== undefined && { slide }),
  }
  const after = isDraftId(id) && isPublic(documents, id, saved) ? null : saved
  const edits: readonly DocumentEdit[] = [{ kind: 'layout', id, after }]
  const owner = editedOwner(documents, id, now)
  return owner.ok ? ok([...edits, ...owner.value]) : owner
}

/** Whether a draft says what is public: then it is none any more. */
function isPublic(
  documents: DocumentReader,
  id: string,
  draft: Pick<Layout, 'rows' | 'slide' | 'promotes'>,
): boolean {
  const what = ({ rows, slide, promotes }: typeof draft): string =>
    canonicalJson([rows, slide ?? null, promotes ?? null])
  return what(standingLayout(documents, publicIdOf(id)) ?? { rows: [] }) === what(draft)
}

/**
 * The page or item whose content is edited. It is the owner's own from then on; when it was changed is
 * said to visitors, so an edit of a draft is no change yet.
 */
export function editedOwner(
  documents: DocumentReader,
  layoutId: string,
  now: number,
): ActionResult {
  const [kind, id] = ownerOf(layoutId)
  if (kind === null) return ok([])
  const owner = documents.find(kind, id)
  if (owner === undefined) return refuse(blocksRefusal('no-such-layout'))
  if (isDraftId(layoutId) && !owner.sample) return ok([])
  const updatedOn = isDraftId(layoutId) ? owner.updatedOn : now
  return ok([{ kind, id, after: { ...owner, sample: false, updatedOn } } as DocumentEdit])
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
  const layout = documents.find('layout', id) ?? drawnSlide(id) ?? begins
  if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
  if (layout.locked) return refuse(blocksRefusal('layout-locked'))
  const arranged = arrange(layout)
  if (!arranged.ok) return refuse(inWordsOf(layout, arranged.refusal))
  const { columns, slide } = layout
  const rows = arranged.value
  if (rows === layout.rows || canonicalJson(rows) === canonicalJson(layout.rows)) return ok([])
  const refusal = refusedLayout({ columns, rows, ...(slide !== undefined && { slide }) })
  if (refusal !== undefined) return refuse(inWordsOf(layout, refusal))
  return savedLayout(documents, id, { columns, rows }, now)
}
