import { sliceTypeOf } from '../slides/slice-type.ts'
import { findBlockType } from './block-types.ts'
import type { Block, Layout } from './layout.ts'

/** What stands in a layout is called so: on pages blocks, on slides slices. */
export type PartNoun = 'block' | 'slice'

export function nounIn({ slide }: Pick<Layout, 'slide'>): PartNoun {
  return slide === undefined ? 'block' : 'slice'
}

/** How history speaks of blocks, such as "Gallery block", "Heading", "3 blocks" or "2 slices". */
export function blockWords(blocks: readonly Pick<Block, 'type'>[]): string {
  const [only, ...more] = blocks
  const noun = blocks.length > 0 && blocks.every(isSlice) ? 'slice' : 'block'
  if (only === undefined || more.length > 0) return `${blocks.length} ${noun}s`
  const found = findBlockType(only.type)
  if (found === undefined) return noun
  // a slice is called by its name alone
  return isSlice(only) ? found.title : `${found.title} block`
}

/** One of them in the middle of a sentence: "the Gallery block", or "Heading" of a slide. */
export function theBlock(block: Pick<Block, 'type'>): string {
  const isNamed = isSlice(block) && findBlockType(block.type) !== undefined
  return isNamed ? blockWords([block]) : `the ${blockWords([block])}`
}

function isSlice({ type }: Pick<Block, 'type'>): boolean {
  return sliceTypeOf(type) !== undefined
}
