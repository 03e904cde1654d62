import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { readColor } from './color.ts'
import { designRefusal } from './design-messages.ts'
import type { Design } from './design.ts'

const readDesign = [{ kind: 'design', id: 'design' }] as const

function designOf(documents: DocumentReader): Design {
  return documents.find('design', 'design') ?? { tweakValues: {}, customCss: '' }
}

/** Sets the owner's own LESS, which comes after the template's stylesheets. */
export const setCustomCss = ownerAction({
  name: 'set-custom-css',
  title: 'Edit custom CSS',
  capability: 'edit-code',
  input: z.object({ customCss: z.string().max(500_000) }),
  reads: () => readDesign,
  perform: (documents, { customCss }) =>
    ok([{ kind: 'design', id: 'design', after: { ...designOf(documents), customCss } }]),
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
    tweakValues: z.record(z.string().min(1).max(200), z.string().max(2000).nullable()),
  }),
  reads: () => readDesign,
  perform(documents, input) {
    const unread = Object.values(input.tweakValues).find(isUnreadableColor)
    if (unread !== undefined) return refuse(designRefusal('color-not-valid', 'tweakValues'))
    const design = designOf(documents)
    const merged = Object.entries({ ...design.tweakValues, ...input.tweakValues })
    const tweakValues = Object.fromEntries(
      merged.filter((entry): entry is [string, string] => entry[1] !== null),
    )
    return ok([{ kind: 'design', id: 'design', after: { ...design, tweakValues } }])
  },
})
