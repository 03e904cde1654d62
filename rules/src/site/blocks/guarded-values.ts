import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { Capability, Rights } from '../../ground/rights/capability.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { findBlockType, readBlockValue } from './block-types.ts'
import type { Block, Layout } from './layout.ts'

/**
 * Whether somebody may put these blocks into a layout: a value that only some people may write, such
 * as code, is theirs to write, or stands in the layout already, so that all may copy and move it.
 */
export function mayWrite(
  blocks: readonly Block[],
  before: Pick<Layout, 'rows'> | undefined,
  may: Rights['may'],
): boolean {
  const written = guardedValues(blocks)
  if (written.size === 0) return true
  const known = before === undefined ? new Map() : guardedValues(blocksOfLayout(before))
  return [...written].every(([value, capability]) => known.has(value) || may(capability))
}

/**
 * What is guarded in some blocks, with who may write it. All that stands beside it belongs to it, as
 * code does another thing as another language.
 */
function guardedValues(blocks: readonly Block[]): ReadonlyMap<string, Capability> {
  const found = new Map<string, Capability>()
  for (const block of blocks) {
    const blockType = findBlockType(block.type)
    const guarded = Object.values(blockType?.fields ?? {}).find(({ capability }) => capability)
    if (blockType === undefined || guarded?.capability === undefined) continue
    const value = readBlockValue(blockType, block.value)
    if (isEmpty(value, blockType.fields)) continue
    found.set(canonicalJson([block.type, value]), guarded.capability)
  }
  return found
}

/** A block without a guarded value yet may be put anywhere by anybody. */
function isEmpty(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, { readonly capability?: Capability; readonly empty: unknown }>>,
): boolean {
  return Object.entries(fields).every(
    ([name, { capability, empty }]) => capability === undefined || value[name] === empty,
  )
}
