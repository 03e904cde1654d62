import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { deletionOf } from './existing-item.ts'
import { nounOfItems } from './item-noun.ts'
import {
  aboutOne,
  addedWords,
  chosenItems,
  countOf,
  itemIds,
  itemsWithWords,
  movedItems,
  readsForDeletions,
  readsForSeveral,
  severalStates,
  sortTitles,
} from './several-items.ts'

/** Brings several posts into one state: all of them, or none where one may not go there. */
export const setPostStates = ownerAction({
  name: 'set-post-states',
  title: (documents, input) => `Change state of ${countOf(input, nounOfItems(documents))}`,
  about: aboutOne,
  capability: 'edit-pages',
  input: severalStates,
  reads: readsForSeveral,
  perform(documents, input, { now }) {
    const posts = chosenItems(documents, input.itemIds, 'post')
    const edits = 'ok' in posts ? posts : movedItems(posts, input, now)
    return 'ok' in edits ? edits : ok(edits)
  },
})

/** Files several posts under more tags or categories; those that have them stay as they are. */
export const addWordsToItems = ownerAction({
  name: 'add-words-to-items',
  title: (documents, input) =>
    `Add ${sortTitles[input.sort]} to ${countOf(input, nounOfItems(documents))}`,
  about: aboutOne,
  capability: 'edit-pages',
  input: addedWords,
  reads: readsForSeveral,
  perform(documents, input, { now }) {
    const posts = chosenItems(documents, input.itemIds, 'post')
    const edits = 'ok' in posts ? posts : itemsWithWords(posts, input, now)
    return 'ok' in edits ? edits : ok(edits)
  },
})

/** Deletes several posts, each with its layout. */
export const deleteItems = ownerAction({
  name: 'delete-items',
  title: (documents, input) => `Delete ${countOf(input, nounOfItems(documents))}`,
  about: aboutOne,
  capability: 'edit-pages',
  input: z.object({ itemIds }),
  reads: readsForDeletions,
  perform(documents, input) {
    const posts = chosenItems(documents, input.itemIds, 'post')
    return 'ok' in posts ? posts : ok(posts.flatMap(({ id }) => deletionOf(id)))
  },
})
