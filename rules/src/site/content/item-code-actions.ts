import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { pageCode, withPageCode } from '../collections/page-code.ts'
import { contentRefusal } from './content-messages.ts'
import { titleOfItem } from './item-noun.ts'

/** Sets the code that the head of an item's own page ends with: a post's, an event's or a product's. */
export const setItemCode = ownerAction({
  name: 'set-item-code',
  title: titleOfItem('Edit code of'),
  about: ({ itemId: id }) => ({ kind: 'item', id }),
  capability: 'edit-code',
  input: z.object({ itemId: z.string().max(100), ...fieldEditInput(pageCode) }),
  reads: ({ itemId: id }) => [{ kind: 'item', id }],
  perform(documents, { itemId: id, ...edit }, { now }) {
    const item = documents.find('item', id)
    if (item === undefined) return refuse(contentRefusal('no-such-item'))
    const changed = withPageCode(item, edit)
    if (!changed.ok) return changed
    const isSame = changed.value.codeInjection?.header === item.codeInjection?.header
    const after = isSame ? item : { ...changed.value, sample: false, updatedOn: now }
    return ok([{ kind: 'item', id, after }])
  },
})
