import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { fieldSentence } from '../../ground/refusals/field-sentence.ts'
import type { BlockType, Preset } from './block-type.ts'
import { blocksRefusal } from './blocks-messages.ts'
import type { Stored } from './field-kind.ts'
import { namesByField, readFields } from './read-fields.ts'
import { declaredSlices } from './slices/slice-types.ts'
import { accordionBlock } from './types/accordion-block.ts'
import { albumBlock } from './types/album-block.ts'
import { amazonBlock } from './types/amazon-block.ts'
import {
  archiveBlock,
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
} from './types/archive-block.ts'
import { audioBlock } from './types/audio-block.ts'
import { buttonBlock } from './types/button-block.ts'
import { chartBlock } from './types/chart-block.ts'
import { codeBlock } from './types/code-block.ts'
import { embedBlock } from './types/embed-block.ts'
import { commentsBlock } from './types/comments-block.ts'
import { collectionlinkBlock } from './types/collectionlink-block.ts'
import { calendarBlock } from './types/calendar-block.ts'
import { folderBlock } from './types/folder-block.ts'
import { galleryBlock } from './types/gallery-block.ts'
import { horizontalruleBlock } from './types/horizontalrule-block.ts'
import { htmlBlock } from './types/html-block.ts'
import { imageBlock } from './types/image-block.ts'
import { mapBlock } from './types/map-block.ts'
import { markdownBlock } from './types/markdown-block.ts'
import { opentableBlock } from './types/opentable-v2-block.ts'
import { linkBlock } from './types/link-block.ts'
import { logoBlock } from './types/logo-block.ts'
import { menuBlock } from './types/menu-block.ts'
import { namedBlocks, namedSlices } from './types/named-blocks.ts'
import { navigationBlock } from './types/navigation-block.ts'
import { donationBlock } from './types/donation-block.ts'
import { productBlock } from './types/product-block.ts'
import { quoteBlock } from './types/quote-block.ts'
import { searchBlock } from './types/search-block.ts'
import { socialLinksBlock } from './types/socialaccountlinks-v2-block.ts'
import { spacerBlock } from './types/spacer-block.ts'
import { summaryBlock } from './types/summary-v2-block.ts'
import { tockBlock } from './types/tock-block.ts'
import { tagcloudBlock } from './types/tagcloud-block.ts'
import { videoBlock } from './types/video-block.ts'

const declared = [
  htmlBlock,
  markdownBlock,
  imageBlock,
  videoBlock,
  audioBlock,
  buttonBlock,
  quoteBlock,
  accordionBlock,
  spacerBlock,
  horizontalruleBlock,
  galleryBlock,
  summaryBlock,
  searchBlock,
  navigationBlock,
  logoBlock,
  linkBlock,
  collectionlinkBlock,
  calendarBlock,
  folderBlock,
  commentsBlock,
  tagcloudBlock,
  archiveBlock,
  postsByAuthorBlock,
  postsByTagBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  codeBlock,
  productBlock,
  donationBlock,
  amazonBlock,
  chartBlock,
  embedBlock,
  mapBlock,
  menuBlock,
  opentableBlock,
  tockBlock,
  albumBlock,
  socialLinksBlock,
] as const

/** Names of the types that have markup; a slice that is a block as well has that block's. */
export type BlockName = (typeof declared | typeof declaredSlices)[number]['name']

/** Every block type that a page may hold, in the picker's order within their groups. */
export const blockTypes: readonly BlockType[] = declared

/** Every slice that a slide may hold, in the picker's order. */
export const sliceTypes: readonly BlockType[] = declaredSlices

/** Types that nobody can add: blocks of them came from elsewhere, or wait for what they need. */
export const nameOnlyTypes: readonly BlockType[] = [...namedBlocks, ...namedSlices]

const allTypes = [...blockTypes, ...sliceTypes, ...nameOnlyTypes]

const byNumber = new Map(
  allTypes.flatMap((one) =>
    [one.type, ...(one.alsoNumbers ?? [])].map((number) => [number, one] as const),
  ),
)
const byName = new Map(blockTypes.map((one) => [one.name, one]))
const formerNames = new Map(allTypes.map((one) => [one, namesByField(one.was ?? {})]))

/** The declaration of a wire number, of a type known by its name alone too; undefined: it has no name. */
export function findBlockType(type: number): BlockType | undefined {
  return byNumber.get(type)
}

export function findBlockTypeByName(name: string): BlockType | undefined {
  return byName.get(name)
}

/**
 * The block's settings by the names of today, with what is missing or malformed as its kind has it.
 * What else is stored beside them is left out here, and stays stored.
 */
export function readBlockValue(blockType: BlockType, value: Stored): Record<string, unknown> {
  return readFields(blockType.fields, value, formerNames.get(blockType) ?? new Map())
}

/** What a new block of a type, or of one of its variants, begins with. */
export function blockNewValue(blockType: BlockType, preset?: Preset): Record<string, unknown> {
  const empty = Object.entries(blockType.fields).map(([name, field]) => [name, field.empty])
  return { ...Object.fromEntries(empty), ...preset?.values }
}

/**
 * Settings as somebody wants them, by the names of today. Strict: what a field cannot be, and what
 * is no field, is refused beside its name.
 */
export function acceptFields(
  blockType: Pick<BlockType, 'fields'>,
  set: Stored,
): Result<Record<string, unknown>> {
  const accepted: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(set)) {
    const field = Object.hasOwn(blockType.fields, name) ? blockType.fields[name] : undefined
    const parsed = field?.schema.safeParse(value, { error: fieldSentence })
    if (parsed?.success === true) accepted[name] = parsed.data
    else fields[name] = parsed?.error.issues[0]?.message ?? fieldMessages.invalid
  }
  const isRefused = Object.keys(fields).length > 0
  return isRefused ? refuse({ ...blocksRefusal('value-not-accepted'), fields }) : ok(accepted)
}

/**
 * A whole value as it comes with a block, maybe copied from one that was stored long ago: its fields
 * have to be what they may be, by today's form; what its type does not know stays as it is.
 */
export function acceptValue(blockType: BlockType, value: Stored): Result<Record<string, unknown>> {
  const known = Object.entries(blockType.fields).flatMap(([name, field]) => {
    const stored = value[name]
    return stored === undefined ? [] : [[name, field.read(stored, value) ?? stored] as const]
  })
  const accepted = acceptFields(blockType, Object.fromEntries(known))
  return accepted.ok ? ok({ ...value, ...accepted.value }) : accepted
}

/**
 * A block's stored settings with some of them set: what stood under former names of these goes, all
 * else stays as it is.
 */
export function withFields(
  blockType: BlockType,
  value: Stored,
  set: Stored,
): Record<string, unknown> {
  const former = formerNames.get(blockType)
  const gone = new Set(Object.keys(set).flatMap((name) => former?.get(name) ?? []))
  const kept = Object.entries(value).filter(([name]) => !gone.has(name))
  return { ...Object.fromEntries(kept), ...set }
}
