import { Ellipsis, PencilLine, Search, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  GridList,
  GridListItem,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
} from 'react-aria-components'
import { blocksMessages } from '@vitrine/rules/site/blocks/blocks-messages.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { maxBlocksPerLayout, type Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { pageSections, type PageSection } from '@vitrine/rules/site/blocks/page-sections.ts'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import type { KeptSection } from './kept-section.ts'
import { RenameSection } from './rename-section.tsx'
import { SectionPicture } from './section-picture.tsx'
import { sketchRowsOf, sketchRowsOfSections } from './section-sketch.ts'
import field from '../../ground/controls/field.module.css'
import picker from './block-picker.module.css'
import styles from './section-picker.module.css'

type SectionPickerProps = {
  /** The layout that it is put into. */
  readonly columns: Layout['columns']
  /** How many blocks stand in it already. */
  readonly count: number
  /** Undefined until they are read. */
  readonly kept: readonly KeptSection[] | undefined
  readonly onPickDrawn: (section: PageSection) => void
  readonly onPickKept: (section: KeptSection) => void
  readonly onRename: (section: KeptSection, title: string) => void
  readonly onDelete: (section: KeptSection) => void
}

/** How much of a section is seen, in units of its drawing. */
const shownHeight = 76

/** Sections to put copies of into a page: the owner's own, and those that we drew. */
export function SectionPicker(props: SectionPickerProps) {
  const { count, kept = [] } = props
  const [typed, setTyped] = useState('')
  const [renamed, setRenamed] = useState<KeptSection | null>(null)
  const search = useRef<HTMLInputElement>(null)
  useKeysKept(search, kept.length)
  if (renamed !== null) {
    return (
      <RenameSection
        title={renamed.body.title}
        onClose={() => setRenamed(null)}
        onDone={(title) => {
          setRenamed(null)
          props.onRename(renamed, title)
        }}
      />
    )
  }
  const isWanted = (title: string): boolean =>
    title.toLowerCase().includes(typed.trim().toLowerCase())
  const drawn = pageSections.filter(({ title }) => isWanted(title))
  const own = kept.filter(({ body }) => isWanted(body.title))
  return (
    <div className={picker['picker']}>
      <header className={picker['header']}>
        <SearchField
          aria-label="Search sections"
          className={picker['search'] ?? ''}
          value={typed}
          onChange={setTyped}
        >
          <Search size={15} aria-hidden />
          <Input ref={search} className={field['input'] ?? ''} placeholder="Search sections" />
        </SearchField>
        <span className={picker['count']} data-full={count >= maxBlocksPerLayout}>
          {count} of {maxBlocksPerLayout} blocks
        </span>
      </header>
      {count >= maxBlocksPerLayout && (
        <p role="alert" className={picker['full']}>
          {blocksMessages['too-many-blocks']}
        </p>
      )}
      <div className={styles['lists']}>
        {own.length > 0 && <Kept {...props} own={own} onWishRename={setRenamed} />}
        {typed === '' && props.kept?.length === 0 && (
          <p className={styles['hint']}>
            To use a row again, choose “Save row as a section…” in a block’s menu.
          </p>
        )}
        {drawn.length > 0 && <Drawn {...props} drawn={drawn} />}
        {own.length + drawn.length === 0 && (
          <p className={picker['nothing']}>No section is called “{typed}”.</p>
        )}
      </div>
    </div>
  )
}

/** So many frames a menu takes at most to give the keys back once it has closed. */
const framesLooked = 30

/** Keys that a section had, or its menu, go on at the search once it is gone: Escape went nowhere. */
function useKeysKept(search: RefObject<HTMLInputElement | null>, count: number): void {
  useEffect(() => {
    let left = framesLooked
    let frame = requestAnimationFrame(function look() {
      if (document.activeElement === document.body) search.current?.focus()
      if (--left > 0) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [search, count])
}

type DrawnProps = SectionPickerProps & { readonly drawn: readonly PageSection[] }

function Drawn({ count, drawn, onPickDrawn }: DrawnProps) {
  const blocksOf = ({ rows }: PageSection): number =>
    rows.flat().flatMap(({ blocks }) => blocks).length
  return (
    <section>
      <h3 className={styles['heading']}>To begin with</h3>
      <ListBox
        aria-label="Sections to begin with"
        layout="grid"
        className={styles['cards'] ?? ''}
        items={drawn}
        disabledKeys={drawn.flatMap((one) =>
          count + blocksOf(one) > maxBlocksPerLayout ? [one.id] : [],
        )}
        onAction={(key) => {
          const section = drawn.find(({ id }) => id === key)
          if (section !== undefined) onPickDrawn(section)
        }}
      >
        {(section) => (
          <ListBoxItem textValue={section.title} className={styles['card'] ?? ''}>
            <SectionPicture
              rows={sketchRowsOfSections([section])}
              shownHeight={shownHeight}
              at="middle"
            />
            <span className={styles['name']}>{section.title}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </section>
  )
}

type KeptProps = SectionPickerProps & {
  readonly own: readonly KeptSection[]
  readonly onWishRename: (section: KeptSection) => void
}

function Kept(props: KeptProps) {
  const { columns, count, own, onPickKept, onWishRename, onDelete } = props
  /** Why it cannot be put there; undefined: it can. */
  const against = ({ body }: KeptSection): string | undefined => {
    if (body.columns !== columns) return blocksMessages['other-columns']
    const isTooMuch = count + blocksOfLayout(body).length > maxBlocksPerLayout
    return isTooMuch ? blocksMessages['too-many-blocks'] : undefined
  }
  return (
    <section>
      <h3 className={styles['heading']}>Kept by you</h3>
      <GridList
        aria-label="Sections kept by you"
        layout="grid"
        keyboardNavigationBehavior="tab"
        className={styles['cards'] ?? ''}
        items={own}
        onAction={(key) => {
          const section = own.find(({ id }) => id === key)
          if (section !== undefined && against(section) === undefined) onPickKept(section)
        }}
      >
        {(section) => (
          <GridListItem
            textValue={section.body.title}
            className={styles['card'] ?? ''}
            data-against={against(section) !== undefined}
          >
            <SectionPicture
              rows={sketchRowsOf(section.body.rows)}
              shownHeight={shownHeight}
              at="middle"
            />
            <span className={styles['line']}>
              <span className={styles['name']}>{section.body.title}</span>
              <MenuButton
                label={`Actions of ${section.body.title}`}
                icon={<Ellipsis size={16} aria-hidden />}
                entries={[
                  {
                    id: 'rename',
                    name: 'Rename…',
                    icon: <PencilLine size={15} aria-hidden />,
                    onAction: () => onWishRename(section),
                  },
                  {
                    id: 'delete',
                    name: 'Delete',
                    icon: <Trash2 size={15} aria-hidden />,
                    isDanger: true,
                    onAction: () => onDelete(section),
                  },
                ]}
              />
            </span>
            {against(section) !== undefined && (
              <span className={styles['against']}>{against(section)}</span>
            )}
          </GridListItem>
        )}
      </GridList>
    </section>
  )
}
