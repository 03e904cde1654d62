import { blockTypes } from '@vitrine/rules/site/blocks/block-types.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { insertBlocks } from './block-actions.ts'
import { pickFor, usePickingPlace } from './picking-place.ts'
import styles from './canvas.module.css'

/** What can be added at the place that was pointed at. */
export function BlockPickerDialog(props: {
  readonly siteId: string
  readonly onSettings: (blockId: string | null) => void
}) {
  const spot = usePickingPlace()
  const close = (): void => pickFor(null)
  return (
    <Dialog title="Add a block" isOpen={spot !== null} onClose={close}>
      <ul className={styles['types']}>
        {blockTypes.map(({ type, title, name }) => (
          <li key={type}>
            <Button
              onPress={() => {
                close()
                if (spot === null) return
                void insertBlocks(props.siteId, spot, [{ type, value: {} }]).then((added) => {
                  if (added !== null && name !== 'html') props.onSettings(added.blockId)
                })
              }}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
