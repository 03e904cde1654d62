import {
  CalendarDays,
  Disc3,
  ExternalLink,
  FileText,
  Folder,
  GripVertical,
  House,
  Images,
  Lock,
  Newspaper,
  PanelTop,
  Plus,
  Podcast,
  ShoppingBag,
  Users,
} from 'lucide-react'
import {
  Button as AriaButton,
  GridList,
  GridListItem,
  useDragAndDrop,
  type Key,
} from 'react-aria-components'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import {
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
} from '@vitrine/rules/site/collections/collection.ts'
import { answersItself } from '@vitrine/rules/site/collections/folder.ts'
import { hasPassword } from '@vitrine/rules/site/locks/lock.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { panelList } from '../../ground/controls/side-panel.tsx'
import { Mark } from '../../ground/controls/states.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { pageEntries } from './page-entries.tsx'
import type { PageLine, PageSection } from './page-lines.ts'
import {
  dropMove,
  folderIdOf,
  moveInto,
  type Folder as FolderChoice,
  type Move,
} from './page-moves.ts'
import styles from './pages-panel.module.css'

type PageListProps = {
  readonly siteId: string
  readonly section: PageSection
  readonly menus: readonly DocumentReply<'navigation'>[]
  /** All of the site's folders, which a page can be moved into. */
  readonly folders: readonly FolderChoice[]
  /** Ids of the pages of which something was edited that is not public yet. */
  readonly edited: ReadonlySet<string>
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly onEdit: (line: PageLine) => void
  /** Shows the posts of a page, or its tags and categories. */
  readonly onRoom: (room: 'posts' | 'tags' | 'history', collectionId: string) => void
  /** Adds a page to a folder. */
  readonly onAddPage: (folder: FolderChoice) => void
  readonly onAddLink: (navigationId: string) => void
}

const lineType = 'vitrine/menu-entry'
const pageType = 'vitrine/page'

/** Lets lines be dragged among those of a menu, into folders of any menu and out of them. */
function useDraggedLines({ siteId, section, menus }: PageListProps) {
  const perform = (move: Move | undefined): void => {
    if (move !== undefined) void performAction(siteId, move.wish, { notice: move.notice })
  }
  const lineAt = (key: Key): PageLine | undefined => section.lines.find(({ id }) => id === key)
  return useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const line = lineAt(key)
        const fits = line?.kind === 'page' && !line.page.folder
        return { [lineType]: String(key), ...(fits && { [pageType]: line.collectionId }) }
      }),
    acceptedDragTypes: [pageType],
    shouldAcceptItemDrop: ({ key }, types) => {
      const line = lineAt(key)
      return line?.kind === 'page' && line.page.folder && types.has(pageType)
    },
    onItemDrop: ({ items, target }) => {
      const folder = lineAt(target.key)
      const [item] = items
      if (folder?.kind !== 'page' || item?.kind !== 'text') return
      void item.getText(pageType).then((pageId) => perform(moveInto(pageId, folder)))
    },
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return
      const [dragged] = keys
      perform(dropMove(section, menus, String(dragged), { key: String(key), dropPosition }))
    },
  })
}

/** The lines of one menu, to be put in order by dragging, by keyboard or from each line's menu. */
export function PageList(props: PageListProps) {
  const { section, menus, edited, path, onOpen, onEdit, onAddLink } = props
  const { navigationId, lines } = section
  const { dragAndDropHooks } = useDraggedLines(props)
  return (
    <div>
      <header className={styles['sectionHead']}>
        <h3>{section.title}</h3>
        {navigationId !== null && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Add a link to ${section.title}`}
            icon={<Plus size={15} aria-hidden />}
            onPress={() => onAddLink(navigationId)}
          />
        )}
      </header>
      <GridList
        aria-label={section.title}
        className={panelList.list}
        items={lines}
        dependencies={[path, lines, menus, edited]}
        dragAndDropHooks={dragAndDropHooks}
        selectionMode="none"
        onAction={(key) => {
          const line = lines.find(({ id }) => id === key)
          if (line?.kind === 'page' && answersItself(line.page)) onOpen(line.path)
          else if (line !== undefined) onEdit(line)
        }}
        renderEmptyState={() => <p className={styles['empty']}>Nothing in this menu yet.</p>}
      >
        {(line) => (
          <GridListItem
            id={line.id}
            textValue={spokenTitleOf(line)}
            className={cx(panelList.line, styles['line'])}
            data-open={line.kind === 'page' && line.path === path}
            data-draft={line.kind === 'page' && line.page.visibility === 'draft'}
            data-inside={folderIdOf(line) !== null}
          >
            {navigationId === null && line.kind === 'page' && line.page.folder ? (
              <span className={styles['noDrag']} />
            ) : (
              <AriaButton slot="drag" className={styles['drag'] ?? ''}>
                <GripVertical size={14} aria-hidden />
              </AriaButton>
            )}
            <LineWords line={line} edited={edited} />
            <MenuButton
              label={`Actions of ${titleOf(line)}`}
              icon={<span aria-hidden>⋯</span>}
              entries={pageEntries({ ...props, line })}
            />
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}

export function titleOf(line: PageLine): string {
  return line.kind === 'page' ? line.name : line.link.title
}

function spokenTitleOf(line: PageLine): string {
  const title = titleOf(line)
  if (line.kind === 'link') return title
  const words = [title]
  if (line.page.folder) words.push('folder')
  if (line.folderId !== null) words.push('in a folder')
  if (hasPassword(line.page)) words.push('asks for its password')
  if (line.page.audience) words.push('for members')
  return words.join(', ')
}

function LineWords({ line, edited }: { readonly line: PageLine } & Pick<PageListProps, 'edited'>) {
  return (
    <span className={styles['words']}>
      <LineIcon line={line} />
      <span className={styles['name']}>{titleOf(line)}</span>
      {line.kind === 'page' && <PageMark line={line} isEdited={edited.has(line.collectionId)} />}
      {line.kind === 'page' && line.page.audience && (
        <Mark tone="quiet">
          <Users size={11} aria-hidden />{' '}
          {line.page.audience.kind === 'members' ? 'Customers' : 'Members'}
        </Mark>
      )}
      {line.kind === 'page' && hasPassword(line.page) && (
        <Mark tone="quiet">
          <Lock size={11} aria-hidden /> Password
        </Mark>
      )}
    </span>
  )
}

/** What of a page visitors do not see: nothing of it, or its latest edits. */
function PageMark(props: {
  readonly line: Extract<PageLine, { kind: 'page' }>
  readonly isEdited: boolean
}) {
  if (props.line.page.visibility === 'draft') return <Mark tone="warn">Draft</Mark>
  return props.isEdited ? <Mark tone="quiet">Edited</Mark> : null
}

function LineIcon({ line }: { readonly line: PageLine }) {
  if (line.kind === 'link') return <ExternalLink size={15} aria-hidden />
  if (line.page.folder) return <Folder size={15} aria-hidden />
  if (line.page.homepage) return <House size={15} aria-hidden />
  if (line.page.typeName === 'products') return <ShoppingBag size={15} aria-hidden />
  if (line.page.typeName === 'blog') return <Newspaper size={15} aria-hidden />
  if (isGallery(line.page)) return <Images size={15} aria-hidden />
  if (isAlbum(line.page)) return <Disc3 size={15} aria-hidden />
  if (isPodcast(line.page)) return <Podcast size={15} aria-hidden />
  if (isCalendar(line.page)) return <CalendarDays size={15} aria-hidden />
  if (line.page.typeName === 'splash-page') return <PanelTop size={15} aria-hidden />
  return <FileText size={15} aria-hidden />
}
