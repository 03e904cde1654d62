import { ownerAction } from '../../ground/changes/owner-action.ts'
import { deletionOfSeveral, stateOfSeveral, wordsOfSeveral } from './several-items.ts'

/** Brings several posts into one state: all of them, or none where one may not go there. */
export const setPostStates = ownerAction({
  name: 'set-post-states',
  capability: 'edit-pages',
  ...stateOfSeveral('post'),
})

/** Files several posts under more tags or categories. */
export const addWordsToItems = ownerAction({
  name: 'add-words-to-items',
  capability: 'edit-pages',
  ...wordsOfSeveral('post'),
})

/** Deletes several posts. */
export const deleteItems = ownerAction({
  name: 'delete-items',
  capability: 'edit-pages',
  ...deletionOfSeveral('post'),
})
