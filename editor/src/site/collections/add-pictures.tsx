import { maxOrderableItems } from '@vitrine/rules/site/content/item-fields.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { FileManager } from '../media/file-manager.tsx'
import { countWords } from './item-words.ts'

/** Chooses files that become pictures of a gallery page, behind those that stand there. */
export function AddPictures(props: {
  readonly siteId: string
  readonly collectionId: string
  readonly onClose: () => void
}) {
  const { siteId, collectionId, onClose } = props
  const add = (ids: readonly string[]): void => {
    if (ids.length === 0) return
    const pictures = ids.map((assetId) => ({ itemId: makeNewId(), assetId }))
    void performAction(
      siteId,
      { action: 'add-pictures', input: { collectionId, pictures } },
      { notice: `${countWords(ids.length, 'picture')} added.` },
    )
  }
  return (
    <FileManager
      accept="picture"
      choice={{ of: 'several', max: maxOrderableItems, take: add }}
      onClose={onClose}
    />
  )
}
