import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { BlockPicker } from '../blocks/block-picker.tsx'
import { insertBlocks, type NewBlock } from './block-actions.ts'
import { layoutNow } from './layouts.ts'
import { pickFor, usePickingPlace } from './picking-place.ts'
import styles from './block-picker-dialog.module.css'

type BlockPickerDialogProps = {
  readonly siteId: string
  /** A block stands where it was wanted. */
  readonly onAdded: (
    added: NewBlock & { readonly layoutId: string; readonly blockId: string },
  ) => void
}

/** What can be added at the place that was pointed at; on a phone over the lower part of the page. */
export function BlockPickerDialog({ siteId, onAdded }: BlockPickerDialogProps) {
  const spot = usePickingPlace()
  const close = (): void => pickFor(null)
  if (spot === null) return null
  return (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog aria-label="Add a block" className={styles['dialog'] ?? ''}>
          <BlockPicker
            count={blocksOfLayout(layoutNow(siteId, spot.layoutId)).length}
            onClose={close}
            onPick={(type, value) => {
              close()
              void insertBlocks(siteId, spot, [{ type, value }]).then((added) => {
                if (added !== null) onAdded({ ...added, type, value })
              })
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
