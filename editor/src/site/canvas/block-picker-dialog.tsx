import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { BlockPicker } from '../blocks/block-picker.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { insertBlocks } from './block-actions.ts'
import { layoutNow } from './layouts.ts'
import { pickFor, usePickingPlace } from './picking-place.ts'

/** What can be added at the place that was pointed at. */
export function BlockPickerDialog(props: {
  readonly siteId: string
  readonly onSettings: (blockId: string | null) => void
}) {
  const { siteId, onSettings } = props
  const spot = usePickingPlace()
  const close = (): void => pickFor(null)
  const add = async (type: number, value: Readonly<Record<string, unknown>>): Promise<void> => {
    close()
    if (spot === null) return
    const added = await insertBlocks(siteId, spot, [{ type, value }])
    // what is written where it stands needs no settings to begin with
    if (added !== null && findBlockType(type)?.inPlace === undefined) onSettings(added.blockId)
  }
  return (
    <Dialog title="Add a block" width="wide" isOpen={spot !== null} onClose={close}>
      <BlockPicker
        count={spot === null ? 0 : blocksOfLayout(layoutNow(siteId, spot.layoutId)).length}
        onPick={(type, value) => void add(type, value)}
        onClose={close}
      />
    </Dialog>
  )
}
