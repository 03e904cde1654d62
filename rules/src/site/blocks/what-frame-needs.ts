import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { DocumentBodies, DocumentKind } from '../../ground/documents/document.ts'
import { isDraftId, publicIdOf } from '../../ground/documents/draft-of.ts'
import { isSameBody, type DocumentChange } from '../../ground/changes/pending-actions.ts'
import { drawnSlide } from './drawn-slides.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import type { Block, Layout, LayoutRow } from './layout.ts'
import type { Slide } from './slide.ts'

/** The page in the editor's frame: its layouts by id, as it shows them. */
export type PageInFrame = { readonly layouts: ReadonlyMap<string, LayoutInFrame> }

/** Null where nothing was put in yet; undefined where it was never read. */
export type LayoutInFrame = Layout | null | undefined

export type LayoutNeeds = {
  readonly layoutId: string
  /** As it stands now. */
  readonly layout: Layout
  /** Whether blocks, rows or columns stand elsewhere, are new or gone. */
  readonly isRearranged: boolean
  /** Whether a slide is arranged otherwise, or on another ground. */
  readonly isDressed: boolean
  /** Those that need new HTML. */
  readonly blocks: readonly Block[]
}

/** What makes the page in the frame show what is: a new load, or parts of it. */
export type FrameNeeds =
  | { readonly kind: 'reload' }
  | { readonly kind: 'parts'; readonly layouts: readonly LayoutNeeds[] }

/**
 * What the page in the frame needs, so that it shows documents that have changed: its layouts and
 * the blocks that show an item or a picture come one by one; menus, settings, the template and the
 * style are everywhere on a page.
 */
export function whatFrameNeeds(changes: readonly DocumentChange[], page: PageInFrame): FrameNeeds {
  if (changes.some((change) => beginsDraft(change, changes, page))) return { kind: 'reload' }
  const needed = new Map<string, LayoutNeeds>()
  for (const change of changes) {
    const parts = partsOf(change, page)
    if (parts === 'reload') return { kind: 'reload' }
    for (const part of parts) needed.set(part.layoutId, together(needed.get(part.layoutId), part))
  }
  return { kind: 'parts', layouts: [...needed.values()] }
}

function together(known: LayoutNeeds | undefined, more: LayoutNeeds): LayoutNeeds {
  if (known === undefined) return more
  const ids = new Set([...known.blocks, ...more.blocks].map(({ id }) => id))
  return {
    ...more,
    isRearranged: known.isRearranged || more.isRearranged,
    isDressed: known.isDressed || more.isDressed,
    blocks: blocksOfLayout(more.layout).filter(({ id }) => ids.has(id)),
  }
}

type Parts = 'reload' | readonly LayoutNeeds[]

function partsOf(change: DocumentChange, page: PageInFrame): Parts {
  if (is('layout', change)) return partsOfLayout(change, page)
  if (is('item', change)) {
    const names = [change.id, change.before?.collectionId, change.after?.collectionId]
    return isOwnContent(page) ? blocksNaming(names, page) : 'reload'
  }
  if (is('asset', change)) return isOwnContent(page) ? blocksNaming([change.id], page) : 'reload'
  if (is('collection', change)) return isSeen(change) ? 'reload' : []
  // kept for later; pages hold copies
  if (is('section', change)) return []
  return 'reload'
}

type ChangeOf<Kind extends DocumentKind> = Omit<DocumentChange, 'kind' | 'before' | 'after'> & {
  readonly kind: Kind
  readonly before: DocumentBodies[Kind] | null | undefined
  readonly after: DocumentBodies[Kind] | null | undefined
}

function is<Kind extends DocumentKind>(
  kind: Kind,
  change: Omit<DocumentChange, 'before' | 'after'>,
): change is ChangeOf<Kind> {
  return change.kind === kind
}

function partsOfLayout({ id, before, after }: ChangeOf<'layout'>, { layouts }: PageInFrame): Parts {
  if (!layouts.has(id)) return []
  // what it was or is, nobody knows here: the whole page does
  if (after == null || before === undefined) return 'reload'
  const slide = slideOf(after, id)
  const slideBefore = slideOf(before, id)
  // another kind of slide is another page
  if (slideBefore?.type !== slide?.type) return 'reload'
  const isDressed = canonicalJson(slideBefore ?? null) !== canonicalJson(slide ?? null)
  const stood = before ?? drawnSlide(id)
  const old = new Map(blocksOfLayout(stood ?? { rows: [] }).map((one) => [one.id, one]))
  const blocks = blocksOfLayout(after).filter((block) => !isSame(old.get(block.id), block))
  const isRearranged =
    canonicalJson(stood?.rows.map(withoutValues)) !== canonicalJson(after.rows.map(withoutValues))
  return [{ layoutId: id, layout: after, isRearranged, isDressed, blocks }]
}

function slideOf(layout: Layout | null, id: string): Slide | undefined {
  return (layout ?? drawnSlide(id))?.slide
}

/** Whether a draft is there, or back, of what is edited itself on the page: from now on it is the draft. */
function beginsDraft(
  change: DocumentChange,
  changes: readonly DocumentChange[],
  { layouts }: PageInFrame,
): boolean {
  const { id, after } = change
  const publicId = publicIdOf(id)
  if (!is('layout', change) || !isDraftId(id) || layouts.has(id) || !layouts.has(publicId)) {
    return false
  }
  const beside = changes.find((one) => one.kind === 'layout' && one.id === publicId)
  // a draft that is not stored is what is public
  return !isSameBody(after, beside === undefined ? layouts.get(publicId) : beside.after)
}

function withoutValues(row: LayoutRow): unknown {
  return {
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map(({ id }) => id),
      rows: column.rows.map(withoutValues),
    })),
  }
}

function isSame(one: Block | undefined, other: Block): boolean {
  return one !== undefined && canonicalJson(one) === canonicalJson(other)
}

/** Whether all that is shown of items stands in blocks, as far as the page tells. */
function isOwnContent({ layouts }: PageInFrame): boolean {
  const ids = [...layouts.keys()]
  const isRead = [...layouts.values()].every((layout) => layout !== undefined)
  return isRead && ids.some((id) => publicIdOf(id).startsWith('page-'))
}

/** The blocks and the slides whose values name something. */
function blocksNaming(
  names: readonly (string | undefined)[],
  { layouts }: PageInFrame,
): readonly LayoutNeeds[] {
  const wanted = new Set(names)
  return [...layouts].flatMap(([layoutId, layout]) => {
    if (layout == null) return []
    const blocks = blocksOfLayout(layout).filter(({ value }) => namesOne(value, wanted))
    const isDressed = namesOne(layout.slide?.ground, wanted)
    if (blocks.length === 0 && !isDressed) return []
    return [{ layoutId, layout, isRearranged: false, isDressed, blocks }]
  })
}

function namesOne(value: unknown, names: ReadonlySet<string | undefined>): boolean {
  if (typeof value === 'string') return names.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((one) => namesOne(one, names))
}

/** Whether a page is shown otherwise: that it was edited, and is no sample any more, shows nowhere. */
function isSeen({ before, after }: ChangeOf<'collection'>): boolean {
  if (before == null || after == null) return true
  const unseen = { sample: false, updatedOn: 0 }
  return canonicalJson({ ...before, ...unseen }) !== canonicalJson({ ...after, ...unseen })
}
