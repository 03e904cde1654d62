import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import type { Block, Layout } from './layout.ts'

/** Wire numbers of the blocks that hold code, which only some roles may write (spec §3). */
const codeBlockTypes: ReadonlySet<number> = new Set([22, 23])

/** Whether blocks hold code that does not stand in a layout as it is. */
export function hasNewCode(
  blocks: readonly Block[],
  before: Pick<Layout, 'rows'> | undefined,
): boolean {
  const known = new Set(before === undefined ? [] : codesOf(blocksOfLayout(before)))
  return codesOf(blocks).some((code) => !known.has(code))
}

function codesOf(blocks: readonly Block[]): string[] {
  return blocks
    .filter((block) => codeBlockTypes.has(block.type))
    .map((block) => canonicalJson([block.type, block.value]))
}
