import type { BlockType } from './block-type.ts'
import { readBlockValue } from './block-types.ts'
import type { LookUp, Seen, Stored } from './field-kind.ts'

/**
 * What a block's markup sees: its settings as their kinds show them, what they name looked up, and
 * the names that its type adds. Former names of fields stay readable.
 */
export function shownBlock(blockType: BlockType, stored: Stored, look: LookUp): Seen {
  const value = readBlockValue(blockType, stored)
  const shown: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(blockType.fields)) {
    const part = field.context(value[name], look)
    shown[name] = part
    if (field.gives !== undefined) Object.assign(given, field.gives(part, value[name]))
  }
  const former = blockType.was === undefined ? {} : formerlyShown(blockType.was, shown)
  const derived = blockType.derive?.(shown, value, look)
  return { ...former, ...shown, ...given, ...derived }
}

/** Fields under the names that they had; what became a part of something greater has none. */
function formerlyShown(was: Readonly<Record<string, string>>, shown: Seen): Seen {
  const named = Object.entries(was).map(([former, name]) => [former, shown[name]] as const)
  return Object.fromEntries(named.filter(([, part]) => typeof part !== 'object'))
}
