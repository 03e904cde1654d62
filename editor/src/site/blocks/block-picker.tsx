import { Search } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components'
import { pickerGroups } from '@vitrine/rules/site/blocks/block-type.ts'
import { blockNewValue } from '@vitrine/rules/site/blocks/block-types.ts'
import { blocksMessages } from '@vitrine/rules/site/blocks/blocks-messages.ts'
import { maxBlocksPerLayout } from '@vitrine/rules/site/blocks/layout.ts'
import { blockPicture } from './block-picture.tsx'
import { findEntries, type PickerEntry } from './picker-entries.ts'
import field from '../../ground/controls/field.module.css'
import styles from './block-picker.module.css'

type BlockPickerProps = {
  /** How many blocks stand in the layout already. */
  readonly count: number
  /** A type's number, and what the new block begins with. */
  readonly onPick: (type: number, value: Readonly<Record<string, unknown>>) => void
  /** Whether typing finds blocks at once. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/**
 * What can be added to a page: in groups, each drawn, found by typing. The caret stays in the search
 * while arrows walk the pictures and Enter takes one.
 */
export function BlockPicker({ count, takesFocus, onPick, onClose }: BlockPickerProps) {
  const [typed, setTyped] = useState('')
  const entries = findEntries(typed)
  const isFull = count >= maxBlocksPerLayout
  const pick = (id: string): void => {
    const entry = entries.find((one) => one.id === id)
    if (entry === undefined || isFull) return
    onPick(entry.blockType.type, blockNewValue(entry.blockType, entry.preset))
  }
  return (
    <div className={styles['picker']}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <header className={styles['header']}>
          <SearchField
            aria-label="Search blocks"
            className={styles['search'] ?? ''}
            autoFocus={takesFocus}
            onKeyDown={(event) => {
              // the first Escape empties the search, the next one closes
              if (event.key === 'Escape' && typed === '') onClose()
            }}
          >
            <Search size={15} aria-hidden />
            <Input className={field['input'] ?? ''} placeholder="Search blocks" />
          </SearchField>
          <span className={styles['count']} data-full={isFull}>
            {count} of {maxBlocksPerLayout} blocks
          </span>
        </header>
        {isFull && (
          <p role="alert" className={styles['full']}>
            {blocksMessages['too-many-blocks']}
          </p>
        )}
        <ListBox
          aria-label="Blocks"
          layout="grid"
          className={styles['list'] ?? ''}
          disabledKeys={isFull ? entries.map(({ id }) => id) : []}
          onAction={(key) => pick(String(key))}
          renderEmptyState={() => (
            <p className={styles['nothing']}>No block is called “{typed}”.</p>
          )}
        >
          {pickerGroups.map((group) => sectionOf(group, entries))}
        </ListBox>
      </Autocomplete>
    </div>
  )
}

function sectionOf(group: string, entries: readonly PickerEntry[]) {
  const own = entries.filter((one) => one.group === group)
  if (own.length === 0) return null
  return (
    <ListBoxSection key={group} id={group} className={styles['section'] ?? ''}>
      <Header className={styles['heading'] ?? ''}>{group}</Header>
      {own.map(({ id, title, blockType, preset }) => (
        <ListBoxItem key={id} id={id} textValue={title} className={styles['entry'] ?? ''}>
          {blockPicture(blockType.name, preset?.number)}
          <span>{shortTitle(title, group)}</span>
        </ListBoxItem>
      ))}
    </ListBoxSection>
  )
}

/** "Slideshow" below the heading "Gallery"; the whole name is what screen readers say. */
function shortTitle(title: string, group: string): string {
  return title.startsWith(`${group} `) ? title.slice(group.length + 1) : title
}
