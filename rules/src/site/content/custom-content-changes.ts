import { z } from 'zod'
import { changedFields } from '../../ground/changes/field-edits.ts'
import { seenValue } from '../../ground/changes/field-edits.ts'
import type { ActionResult } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import type { ContentItem } from './content-item.ts'
import { customName, customValue, maxCustomBytes } from './custom-content.ts'

const maxFields = 100

/** An edit of an item's own fields, each by its name; null empties one. */
export const customEdit = z.object({
  itemId: z.string().min(1).max(100),
  set: z
    .record(customName, customValue.nullable())
    .refine((set) => Object.keys(set).length <= maxFields),
  seen: z.record(customName, seenValue).default({}),
})

type Edit = z.output<typeof customEdit>

/**
 * Changes some of an item's own fields. Those that are not named stay, also where no template declares
 * them any longer.
 */
export function changeCustomContent(
  item: ContentItem,
  { itemId, set, seen }: Edit,
  now: number,
): ActionResult {
  const stands = Object.fromEntries(
    Object.keys(set).map((name) => [name, ownValue(item.customContent, name)]),
  )
  const changed = changedFields<Record<string, unknown>>(stands, { set, seen })
  if (!changed.ok) return changed
  const all = Object.entries({ ...item.customContent, ...changed.value })
  const customContent = Object.fromEntries(all.filter(([, value]) => value !== null))
  if (utf8Length(canonicalJson(customContent)) > maxCustomBytes) {
    return refuse(contentRefusal('custom-content-too-large'))
  }
  if (canonicalJson(customContent) === canonicalJson(item.customContent)) return ok([])
  const after = { ...item, customContent, sample: false, updatedOn: now }
  return ok([{ kind: 'item', id: itemId, after }])
}

function ownValue(content: ContentItem['customContent'], name: string): unknown {
  return Object.hasOwn(content, name) ? content[name] : null
}

/** Bytes of a text; every pair of surrogates is four. */
function utf8Length(words: string): number {
  let bytes = 0
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
