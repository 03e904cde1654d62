import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { formLimits, type FormField } from './form.ts'
import { formFields, formName } from './form-fields.ts'
import { formsRefusal } from './forms-messages.ts'

/** Chosen by who makes it, so that one that is asked for again is the same. */
const formId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]{1,60}$/)

const editable = z.object({ name: formName, fields: formFields })

function hasSameTwice(fields: readonly FormField[]): boolean {
  return new Set(fields.map(({ id }) => id)).size !== fields.length
}

export const addForm = ownerAction({
  name: 'add-form',
  title: 'Add form',
  about: ({ id }) => ({ kind: 'form', id }),
  capability: 'edit-products',
  input: editable.extend({ id: formId }),
  reads: () => [{ kind: 'form', all: true }],
  perform(documents, { id, ...fields }, { now }) {
    const after = { ...fields, createdAt: now }
    const stands = documents.find('form', id)
    // asked for again, as after a lost answer
    if (stands !== undefined) {
      const isSame = canonicalJson({ ...stands, createdAt: now }) === canonicalJson(after)
      return isSame ? ok([]) : refuse(formsRefusal('same-field-twice'))
    }
    if (documents.list('form').length >= formLimits.forms) {
      return refuse(formsRefusal('too-many-forms'))
    }
    if (hasSameTwice(fields.fields)) return refuse(formsRefusal('same-field-twice'))
    return ok([{ kind: 'form', id, after }])
  },
})

/** Changes a form; answers that were given keep the titles that they were given under. */
export const editForm = ownerAction({
  name: 'edit-form',
  title: 'Edit form',
  about: ({ id }) => ({ kind: 'form', id }),
  capability: 'edit-products',
  input: z.object({ id: formId, ...fieldEditInput(editable.partial()) }),
  reads: ({ id }) => [{ kind: 'form', id }],
  perform(documents, { id, ...edit }) {
    const stands = documents.find('form', id)
    if (stands === undefined) return refuse(formsRefusal('no-such-form'))
    const changed = changedFields(stands, edit)
    if (!changed.ok) return changed
    const after = { ...stands, ...changed.value }
    if (hasSameTwice(after.fields)) return refuse(formsRefusal('same-field-twice'))
    return ok([{ kind: 'form', id, after }])
  },
})

/** Deletes a form that no product asks. */
export const deleteForm = ownerAction({
  name: 'delete-form',
  title: 'Delete form',
  about: ({ id }) => ({ kind: 'form', id }),
  capability: 'edit-products',
  input: z.object({ id: formId }),
  reads: ({ id }) => [
    { kind: 'form', id },
    { kind: 'item', refersTo: { kind: 'form', id } },
  ],
  perform(documents, { id }) {
    if (documents.find('form', id) === undefined) return refuse(formsRefusal('no-such-form'))
    // nothing but products refers to a form
    if (documents.list('item').length > 0) return refuse(formsRefusal('form-in-use'))
    return ok([{ kind: 'form', id, after: null }])
  },
})
