import { z } from 'zod'
import { maxAddressLength } from '../navigation/safe-link.ts'

/** The settings of one block type: its wire number (spec §3), its fields and what they begin as. */
export type BlockType = {
  readonly type: number
  /** Class stem and file name, such as `html` in `html-block sqs-block-html`. */
  readonly name: string
  /** What the editor's picker shows. */
  readonly title: string
  readonly value: z.ZodType<Record<string, unknown>>
}

const alignment = z.enum(['left', 'center', 'right']).default('center')
const assetId = z.string().max(100)

function declare(type: number, name: string, title: string, shape: z.ZodRawShape): BlockType {
  return { type, name, title, value: z.object(shape) }
}

/** Every block type that a layout may hold. A value that misses fields is filled with defaults. */
export const blockTypes: readonly BlockType[] = [
  declare(2, 'html', 'Text', { html: z.string().default('') }),
  declare(5, 'image', 'Image', {
    assetId: assetId.default(''),
    caption: z.string().max(1000).default(''),
    link: z.string().max(maxAddressLength).default(''),
    newWindow: z.boolean().default(false),
  }),
  declare(8, 'gallery', 'Gallery', {
    assetIds: z.array(assetId).max(50).default([]),
    /** Thumbnails per row (spec §9). */
    perRow: z.int().min(1).max(10).default(4),
  }),
  declare(21, 'spacer', 'Spacer', { height: z.int().min(8).max(400).default(48) }),
  declare(31, 'quote', 'Quote', {
    quote: z.string().max(2000).default(''),
    source: z.string().max(200).default(''),
  }),
  declare(43, 'product', 'Product', { itemId: z.string().max(100).default('') }),
  declare(47, 'horizontalrule', 'Line', {}),
  declare(53, 'button', 'Button', {
    text: z.string().max(200).default(''),
    link: z.string().max(maxAddressLength).default(''),
    newWindow: z.boolean().default(false),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment,
  }),
  declare(55, 'summary-v2', 'Summary', {
    collectionId: z.string().max(100).default(''),
    limit: z.int().min(1).max(30).default(6),
    category: z.string().max(100).default(''),
    tag: z.string().max(100).default(''),
    featured: z.boolean().default(false),
    design: z.enum(['grid', 'list']).default('grid'),
    showPrice: z.boolean().default(true),
    showExcerpt: z.boolean().default(true),
    showDate: z.boolean().default(false),
  }),
]

const byNumber = new Map(blockTypes.map((one) => [one.type, one]))

/** The declaration of a wire number; numbers that only other editions name are unknown here. */
export function findBlockType(type: number): BlockType | undefined {
  return byNumber.get(type)
}

/** The block's settings with what is missing or malformed set to its default. */
export function readBlockValue(
  blockType: BlockType,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const whole = blockType.value.safeParse(value)
  if (whole.success) return whole.data
  const faulty = new Set(whole.error.issues.map((issue) => String(issue.path[0])))
  const kept = Object.entries(value).filter(([name]) => !faulty.has(name))
  return blockType.value.parse(Object.fromEntries(kept))
}
