import { X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { findBlockType, readBlockValue } from '@vitrine/rules/site/blocks/block-types.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { BlockName } from './chosen-block.ts'
import { findOnPage, useFrameView } from './frame-view.ts'
import styles from './block-settings.module.css'

type BlockSettingsProps = {
  readonly siteId: string
  readonly blockId: string
  readonly onClose: () => void
}

/** The settings of a block: beside the page, on a phone over its lower half. */
export function BlockSettings(props: BlockSettingsProps) {
  const layoutId = useFrameView(({ boxes }) => findOnPage(boxes, props.blockId)?.layoutId)
  if (layoutId === undefined) return null
  return <Settings {...props} layoutId={layoutId} />
}

function Settings({ siteId, layoutId, blockId, onClose }: BlockSettingsProps & BlockName) {
  const { data } = useQuery(documentQuery(siteId, 'layout', layoutId))
  const block = data && blocksOfLayout(data.body).find(({ id }) => id === blockId)
  const blockType = block && findBlockType(block.type)
  if (block === undefined || blockType === undefined) return null
  return (
    <section className={styles['panel']} aria-label={`Settings of the ${blockType.title} block`}>
      <header className={styles['header']}>
        <h2>{blockType.title}</h2>
        <Button
          kind="quiet"
          size="small"
          aria-label="Close settings"
          icon={<X size={16} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <dl className={styles['values']}>
        {Object.entries(readBlockValue(blockType, block.value)).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
