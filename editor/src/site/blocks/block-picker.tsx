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
import type { PartNoun } from '@vitrine/rules/site/blocks/block-words.ts'
import { blocksMessage } from '@vitrine/rules/site/blocks/blocks-messages.ts'
import { maxBlocksPerLayout } from '@vitrine/rules/site/blocks/layout.ts'
import type { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { blockPicture, pictureName } from './block-picture.tsx'
import {
  findEntries,
  findTurnedOff,
  pickerEntries,
  sliceEntries,
  type PickerEntry,
} from './picker-entries.ts'
import { useSettings, useWorkingSite } from '../../ground/changes/working-site.ts'
import field from '../../ground/controls/field.module.css'
import styles from './block-picker.module.css'

type BlockPickerProps = {
  /** How many blocks stand in the layout already. */
  readonly count: number
  /** A type's number, and what the new block begins with. */
  readonly onPick: (type: number, value: Readonly<Record<string, unknown>>) => void
  /** Where a slide is filled, its kind: it has parts of its own. */
  readonly slideType?: SlideType | undefined
  /** Whether typing finds blocks at once. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/**
 * What can be added to a page: in groups, each drawn, found by typing. The caret stays in the search
 * while arrows walk the pictures and Enter takes one.
 */
export function BlockPicker(props: BlockPickerProps) {
  const { count, takesFocus, slideType, onPick, onClose } = props
  const [typed, setTyped] = useState('')
  const flags = useSettings(useWorkingSite().siteId)?.blockFlags
  const offered = slideType === undefined ? pickerEntries(flags) : sliceEntries(slideType)
  const entries = findEntries(typed, offered)
  const noun: PartNoun = slideType === undefined ? 'block' : 'slice'
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
            aria-label={`Search ${noun}s`}
            className={styles['search'] ?? ''}
            autoFocus={takesFocus}
            onKeyDown={(event) => {
              // the first Escape empties the search, the next one closes
              if (event.key === 'Escape' && typed === '') onClose()
            }}
          >
            <Search size={15} aria-hidden />
            <Input className={field['input'] ?? ''} placeholder={`Search ${noun}s`} />
          </SearchField>
          <span className={styles['count']} data-full={isFull}>
            {count} of {maxBlocksPerLayout} {noun}s
          </span>
        </header>
        {isFull && (
          <p role="alert" className={styles['full']}>
            {blocksMessage('too-many-blocks', { slide: slideType })}
          </p>
        )}
        <ListBox
          aria-label={noun === 'slice' ? 'Slices' : 'Blocks'}
          layout="grid"
          className={styles['list'] ?? ''}
          disabledKeys={isFull ? entries.map(({ id }) => id) : []}
          onAction={(key) => pick(String(key))}
          renderEmptyState={() => (
            <p className={styles['nothing']}>
              {nothingFound(typed, noun, noun === 'block' ? findTurnedOff(typed, flags) : [])}
            </p>
          )}
        >
          {pickerGroups.map((group) => sectionOf(group, entries))}
        </ListBox>
      </Autocomplete>
    </div>
  )
}

/** Where what is looked for can be turned on, or that there is none of it. */
function nothingFound(typed: string, noun: PartNoun, turnedOff: readonly PickerEntry[]): string {
  const [first] = turnedOff
  return first === undefined
    ? `No ${noun} is called “${typed}”.`
    : `${first.title} blocks can be turned on in Settings, under Blocks for single trades.`
}

function sectionOf(group: string, entries: readonly PickerEntry[]) {
  const own = entries.filter((one) => one.group === group)
  if (own.length === 0) return null
  return (
    <ListBoxSection key={group} id={group} className={styles['section'] ?? ''}>
      <Header className={styles['heading'] ?? ''}>{group}</Header>
      {own.map(({ id, title, blockType, preset }) => (
        <ListBoxItem key={id} id={id} textValue={title} className={styles['entry'] ?? ''}>
          {blockPicture(pictureName(blockType), preset?.number)}
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
