import { blocksOfLayout } from './blocks-of-layout.ts'
import { findBlockType, readBlockValue, withFields } from './block-types.ts'
import type { Reference, SeeReference } from '../../ground/documents/reference.ts'
import type { Cleaners, FieldKind, Stored } from './field-kind.ts'
import type { Block, Layout } from './layout.ts'
import type { QueryValue } from './kinds/query.ts'
import { mapBlocks } from './map-blocks.ts'
import { readGround, slideGround } from './slide-ground.ts'

/** A block whose fields are changed by their kinds; the same one where no value is another. */
function changedBlock(
  block: Block,
  change: (field: FieldKind, value: unknown, name: string) => unknown,
): Block {
  const blockType = findBlockType(block.type)
  if (blockType === undefined) return block
  const value = readBlockValue(blockType, block.value)
  const set: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(blockType.fields)) {
    const changed = change(field, value[name], name)
    if (changed !== value[name]) set[name] = changed
  }
  if (Object.keys(set).length === 0) return block
  return { ...block, value: withFields(blockType, block.value, set) }
}

/** The block with its references as they were seen. */
export function visitBlock(block: Block, see: SeeReference): Block {
  return changedBlock(block, (field, value) =>
    field.visit === undefined ? value : field.visit(value, see),
  )
}

/** The layout with all references of its blocks, and of the ground of a slide, as they were seen. */
export function visitLayout<Visited extends Pick<Layout, 'rows' | 'slide'>>(
  layout: Visited,
  see: SeeReference,
): Visited {
  const visited = mapBlocks(layout, (block) => visitBlock(block, see))
  const { slide } = visited
  const ground = slide === undefined ? undefined : visitGround(slide.ground, see)
  return ground === slide?.ground ? visited : { ...visited, slide: { ...slide, ground } }
}

/** The same values where none is another. */
function visitGround(stored: Stored, see: SeeReference): Stored {
  const { picture } = readGround(stored)
  const seen = slideGround.picture.visit?.(picture, see) ?? null
  return seen === picture ? stored : { ...stored, picture: seen }
}

/** What the blocks of a layout lead to and show, in their order; some more than once. */
export function referencesOfLayout(layout: Pick<Layout, 'rows' | 'slide'>): readonly Reference[] {
  const [found, note] = collector()
  visitLayout(layout, note)
  return found
}

/** Texts say where their pictures are; all others ask for them. */
const textKinds: ReadonlySet<string> = new Set(['html', 'markdown'])

/** The files that are asked for when a layout is shown. */
export function assetsShownIn(layout: Pick<Layout, 'rows' | 'slide'>): readonly string[] {
  const [found, note] = collector()
  if (layout.slide !== undefined) visitGround(layout.slide.ground, note)
  for (const block of blocksOfLayout(layout)) {
    changedBlock(block, (field, value) =>
      field.visit === undefined || textKinds.has(field.kind) ? value : field.visit(value, note),
    )
  }
  return found.flatMap(({ kind, id }) => (kind === 'asset' ? [id] : []))
}

/** Sees references without a change, and the list of what was seen. */
function collector(): readonly [readonly Reference[], SeeReference] {
  const found: Reference[] = []
  return [
    found,
    (one) => {
      found.push(one)
      return one
    },
  ]
}

/** Gives the clean form of a field's HTML. */
type CleanHtml = (html: string, field: string) => string

/** A layout that is safe to print. Texts that stood in it before are taken as they are. */
export function cleanLayout(layout: Layout, before: Layout | null, clean: CleanHtml): Layout {
  const known = before === null ? new Set<string>() : textsOf(before)
  return mapBlocks(layout, (block) =>
    changedBlock(block, (field, value, name) =>
      field.clean === undefined ? value : field.clean(value, cleanersOf(name, known, clean)),
    ),
  )
}

function cleanersOf(name: string, known: ReadonlySet<string>, clean: CleanHtml): Cleaners {
  return { html: (html) => (html === '' || known.has(html) ? html : clean(html, name)) }
}

/** All texts of a layout that are cleaned when they are saved. */
function textsOf(layout: Layout): ReadonlySet<string> {
  const texts = new Set<string>()
  cleanLayout(layout, null, (html) => {
    texts.add(html)
    return html
  })
  return texts
}

/** The layout with what its lists of items ask for changed; the same one where none asks otherwise. */
export function visitQueries<Visited extends Pick<Layout, 'rows'>>(
  layout: Visited,
  change: (query: QueryValue) => QueryValue,
): Visited {
  return mapBlocks(layout, (block) =>
    changedBlock(block, (field, value) =>
      field.kind === 'query' ? change(value as QueryValue) : value,
    ),
  )
}
