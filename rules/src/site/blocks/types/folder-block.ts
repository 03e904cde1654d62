import { blockType } from '../block-type.ts'
import { collection } from '../kinds/collection.ts'

export const folderBlock = blockType({
  type: 17,
  name: 'folder',
  title: 'Folder',
  group: 'Filters & lists',
  isPartialName: true,
  fields: { collectionId: collection({ label: 'Folder', of: 'folders' }) },
  hint: ({ collectionId }) => (collectionId === null ? 'Choose a folder' : null),
  derive: ({ collectionId: folder }, { collectionId }, look) =>
    folder === undefined || collectionId === null
      ? {}
      : { folder, pages: look.pagesIn(collectionId) },
})
