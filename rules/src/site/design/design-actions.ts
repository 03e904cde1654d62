import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { changedFields, seenText, seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { noDesign, type Design } from './design.ts'
import {
  refusedCode,
  refusedNumber,
  refusedValue,
  styleChanges,
  styleFields,
  tweakName,
} from './style-edit.ts'
import { styleTitle } from './style-titles.ts'

const readDesign = [{ kind: 'design', id: 'design' }] as const

function designOf(documents: DocumentReader): Design {
  return documents.find('design', 'design') ?? noDesign
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
    const refusal = refusedValue(input.tweakValues)
    if (refusal !== undefined) {
      return refuse({ ...refusal, fields: { tweakValues: refusal.message } })
    }
    const design = designOf(documents)
    const made = new Map(Object.entries(design.tweakValues))
    const stands = Object.fromEntries(
      Object.keys(input.tweakValues).map((name) => [name, made.get(name) ?? null]),
    )
    const changed = changedFields(stands, { set: input.tweakValues, seen: input.seen })
    if (!changed.ok) return changed
    const merged = Object.entries({ ...design.tweakValues, ...input.tweakValues })
    const tweakValues = Object.fromEntries(
      merged.filter((entry): entry is [string, string] => entry[1] !== null),
    )
    const after = { ...design, tweakValues }
    const tooMany = refusedNumber(design, after)
    return tooMany === undefined ? ok([{ kind: 'design', id: 'design', after }]) : refuse(tooMany)
  },
})

/**
 * Saves what somebody changed in the style panel: any of its choices, the custom CSS and the parts
 * of its aesthetics, each by its own name, so that two people's choices never get into each
 * other's way. Null forgets a choice.
 */
export const setStyle = ownerAction({
  name: 'set-style',
  title: (documents, { set }) => styleTitle(designOf(documents), set),
  capability: 'edit-design',
  input: z.object({
    set: styleFields,
    /** What its author found, by the same names. */
    seen: z.record(z.string().max(300), seenValue).default({}),
  }),
  reads: () => readDesign,
  perform(documents, { set, seen }, { may }) {
    const refusal = refusedCode(set, { may })
    if (refusal !== undefined) return refuse(refusal)
    const after = styleChanges(designOf(documents), set, seen)
    return after.ok ? ok([{ kind: 'design', id: 'design', after: after.value }]) : after
  },
})
