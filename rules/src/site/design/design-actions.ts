import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { changedFields, seenText } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { readColor } from './color.ts'
import { designRefusal } from './design-messages.ts'
import type { Design } from './design.ts'

const tweakName = z.string().min(1).max(200)
const readDesign = [{ kind: 'design', id: 'design' }] as const

function designOf(documents: DocumentReader): Design {
  return documents.find('design', 'design') ?? { tweakValues: {}, customCss: '' }
}

/** Sets the owner's own LESS, which comes after the template's stylesheets. */
export const setCustomCss = ownerAction({
  name: 'set-custom-css',
  title: 'Edit custom CSS',
  capability: 'edit-code',
  input: z.object({
    customCss: z.string().max(500_000),
    /** The text as its author found it; another one that stands by now is not written over. */
    seen: seenText.optional(),
  }),
  reads: () => readDesign,
  perform(documents, { customCss, seen }) {
    const design = designOf(documents)
    const edit = { set: { customCss }, seen: seen === undefined ? {} : { customCss: seen } }
    const changed = changedFields(design, edit)
    if (!changed.ok) return changed
    return ok([{ kind: 'design', id: 'design', after: { ...design, customCss } }])
  },
})

/** Whether a value has the form of a colour without being one. */
function isUnreadableColor(value: string | null): boolean {
  const isColor = value !== null && /^\s*(?:#|(?:rgb|hsl|hwb)a?\()/i.test(value)
  return isColor && readColor(value) === undefined
}

/** Sets style choices by the names that the template's stylesheets declare; null forgets one. */
export const setTweaks = ownerAction({
  name: 'set-tweaks',
  title: 'Change style',
  capability: 'edit-design',
  input: z.object({
    tweakValues: z.record(tweakName, z.string().max(2000).nullable()),
    /** The values that its author found, by the same names; null where none was set. */
    seen: z.record(tweakName, seenText.nullable()).default({}),
  }),
  reads: () => readDesign,
  perform(documents, input) {
    const unread = Object.values(input.tweakValues).find(isUnreadableColor)
    if (unread !== undefined) return refuse(designRefusal('color-not-valid', 'tweakValues'))
    const design = designOf(documents)
    const stands = Object.fromEntries(
      Object.keys(input.tweakValues).map((name) => [name, design.tweakValues[name] ?? null]),
    )
    const changed = changedFields(stands, { set: input.tweakValues, seen: input.seen })
    if (!changed.ok) return changed
    const merged = Object.entries({ ...design.tweakValues, ...input.tweakValues })
    const tweakValues = Object.fromEntries(
      merged.filter((entry): entry is [string, string] => entry[1] !== null),
    )
    return ok([{ kind: 'design', id: 'design', after: { ...design, tweakValues } }])
  },
})
