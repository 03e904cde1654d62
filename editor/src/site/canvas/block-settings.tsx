import { BlockPanel } from '../blocks/block-panel.tsx'
import { findOnPage, useFrameView } from './frame-view.ts'
import styles from './block-settings.module.css'

type BlockSettingsProps = {
  readonly siteId: string
  readonly blockId: string
  readonly onClose: () => void
}

/** The settings of a block: beside the page, on a phone over its lower half. */
export function BlockSettings({ siteId, blockId, onClose }: BlockSettingsProps) {
  const layoutId = useFrameView(({ boxes }) => findOnPage(boxes, blockId)?.layoutId)
  if (layoutId === undefined) return null
  return (
    <div className={styles['panel']}>
      <BlockPanel siteId={siteId} layoutId={layoutId} blockId={blockId} onClose={onClose} />
    </div>
  )
}
