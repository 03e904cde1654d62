import {
  ExternalLink,
  FileText,
  GripVertical,
  House,
  Newspaper,
  Plus,
  ShoppingBag,
} from 'lucide-react'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { panelList } from '../../ground/controls/side-panel.tsx'
import { Mark } from '../../ground/controls/states.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { pageEntries } from './page-entries.tsx'
import { movedIds, type PageLine, type PageSection } from './page-lines.ts'
import styles from './pages-panel.module.css'

type PageListProps = {
  readonly siteId: string
  readonly section: PageSection
  readonly menus: readonly DocumentReply<'navigation'>[]
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly onEdit: (line: PageLine) => void
  readonly onAddLink: (navigationId: string) => void
}

/** The lines of one menu, to be put in order by dragging, by keyboard or from each line's menu. */
export function PageList(props: PageListProps) {
  const { siteId, section, menus, path, onOpen, onEdit, onAddLink } = props
  const { navigationId, lines } = section
  const ids = lines.map(({ id }) => id)
  const reorder = (itemIds: readonly string[]): void => {
    if (navigationId === null || itemIds.join() === ids.join()) return
    void performAction(
      siteId,
      { action: 'reorder-navigation', input: { navigationId, itemIds: [...itemIds], seen: ids } },
      { notice: 'Menu reordered.' },
    )
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'vitrine/menu-entry': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      reorder(
        movedIds(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition),
      )
    },
  })
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
        dependencies={[path, lines, menus]}
        {...(navigationId === null ? {} : { dragAndDropHooks })}
        selectionMode="none"
        onAction={(key) => {
          const line = lines.find(({ id }) => id === key)
          if (line?.kind === 'page') onOpen(line.path)
          else if (line !== undefined) onEdit(line)
        }}
        renderEmptyState={() => <p className={styles['empty']}>Nothing in this menu yet.</p>}
      >
        {(line) => (
          <GridListItem
            id={line.id}
            textValue={titleOf(line)}
            className={cx(panelList.line, styles['line'])}
            data-open={line.kind === 'page' && line.path === path}
            data-draft={line.kind === 'page' && line.page.visibility === 'draft'}
          >
            {navigationId === null ? (
              <span className={styles['noDrag']} />
            ) : (
              <AriaButton slot="drag" className={styles['drag'] ?? ''}>
                <GripVertical size={14} aria-hidden />
              </AriaButton>
            )}
            <LineWords line={line} />
            <MenuButton
              label={`Actions of ${titleOf(line)}`}
              icon={<span aria-hidden>⋯</span>}
              entries={pageEntries({ siteId, section, menus, line, onEdit, onOpen, reorder })}
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

function LineWords({ line }: { readonly line: PageLine }) {
  return (
    <span className={styles['words']}>
      <LineIcon line={line} />
      <span className={styles['name']}>{titleOf(line)}</span>
      {line.kind === 'page' && line.page.visibility === 'draft' && <Mark tone="warn">Draft</Mark>}
    </span>
  )
}

function LineIcon({ line }: { readonly line: PageLine }) {
  if (line.kind === 'link') return <ExternalLink size={15} aria-hidden />
  if (line.page.homepage) return <House size={15} aria-hidden />
  if (line.page.typeName === 'products') return <ShoppingBag size={15} aria-hidden />
  if (line.page.typeName === 'blog') return <Newspaper size={15} aria-hidden />
  return <FileText size={15} aria-hidden />
}
