import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, Modal, ModalOverlay, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { nounIn } from '@vitrine/rules/site/blocks/block-words.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { BlockPicker } from '../blocks/block-picker.tsx'
import { SectionPicker } from '../blocks/section-picker.tsx'
import { insertBlocks, type NewBlock, type Spot } from './block-actions.ts'
import { layoutNow } from './layouts.ts'
import { leavePicker, putPicked, usePicking } from './picking-place.ts'
import {
  deleteSection,
  insertDrawnSection,
  insertKeptSection,
  renameSection,
} from './section-actions.ts'
import styles from './block-picker-dialog.module.css'

type BlockPickerDialogProps = {
  readonly siteId: string
  /** A block stands where it was wanted. */
  readonly onAdded: (
    added: NewBlock & { readonly layoutId: string; readonly blockId: string },
  ) => void
}

/** What can be added at the place that was pointed at; on a phone over the lower part of the page. */
export function BlockPickerDialog(props: BlockPickerDialogProps) {
  const picking = usePicking()
  if (picking === null) return null
  const noun = nounIn(layoutNow(props.siteId, picking.spot.layoutId))
  return (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && leavePicker()}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog aria-label={`Add a ${noun}`} className={styles['dialog'] ?? ''}>
          <PickerTabs {...props} spot={picking.spot} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function PickerTabs({ siteId, onAdded, spot }: BlockPickerDialogProps & { readonly spot: Spot }) {
  // whoever walks along the tabs stays on them
  const [isFirst, setFirst] = useState(true)
  const { data: kept } = useQuery(documentsQuery(siteId, 'section'))
  const layout = layoutNow(siteId, spot.layoutId)
  const count = blocksOfLayout(layout).length
  const blocks = (
    <BlockPicker
      count={count}
      slideType={layout.slide?.type}
      takesFocus={isFirst}
      onClose={leavePicker}
      onPick={(type, value) => {
        void putPicked(async (where) => {
          const added = await insertBlocks(siteId, where, [{ type, value }])
          if (added !== null) onAdded({ ...added, type, value })
        })
      }}
    />
  )
  // sections are rows, and a slide has one
  if (layout.slide !== undefined) return <div className={styles['panel']}>{blocks}</div>
  return (
    <Tabs
      className={styles['tabs'] ?? ''}
      defaultSelectedKey="blocks"
      onSelectionChange={(key) => key === 'sections' && setFirst(false)}
    >
      <TabList aria-label="What to add" className={styles['tabList'] ?? ''}>
        <Tab id="blocks" className={styles['tab'] ?? ''}>
          Blocks
        </Tab>
        <Tab id="sections" className={styles['tab'] ?? ''}>
          Sections
        </Tab>
      </TabList>
      <TabPanel id="blocks" className={styles['panel'] ?? ''}>
        {blocks}
      </TabPanel>
      <TabPanel id="sections" className={styles['panel'] ?? ''}>
        <SectionPicker
          columns={layout.columns}
          count={count}
          kept={kept}
          onPickDrawn={(section) => {
            void putPicked((where) => insertDrawnSection(siteId, where, section))
          }}
          onPickKept={(section) => {
            void putPicked((where) => insertKeptSection(siteId, where, section))
          }}
          onRename={(section, title) => void renameSection(siteId, section, title)}
          onDelete={(section) => void deleteSection(siteId, section)}
        />
      </TabPanel>
    </Tabs>
  )
}
