import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { BlockPicker } from '../blocks/block-picker.tsx'
import { insertBlocks, type NewBlock } from './block-actions.ts'
import { layoutNow } from './layouts.ts'
import { pickFor, usePickingPlace } from './picking-place.ts'
import styles from './canvas.module.css'

/** What can be added at the place that was pointed at. */
export function BlockPickerDialog(props: {
  readonly siteId: string
  readonly onSettings: (blockId: string | null) => void
}) {
  const spot = usePickingPlace()
  const close = (): void => pickFor(null)
  if (spot === null) return null
  const pick = async (block: NewBlock): Promise<void> => {
    close()
    const added = await insertBlocks(props.siteId, spot, [block])
    // a text is written where it stands; all else begins with its settings
    const isInPlace = findBlockType(block.type)?.inPlace !== undefined
    if (added !== null && !isInPlace) props.onSettings(added.blockId)
  }
  return (
    <Dialog title="Add a block" isOpen width="wide" onClose={close}>
      <div className={styles['picker']}>
        <BlockPicker
          count={blocksOfLayout(layoutNow(props.siteId, spot.layoutId)).length}
          onPick={(type, value) => void pick({ type, value })}
          onClose={close}
        />
      </div>
    </Dialog>
  )
}
