import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FileCode, FileImage, Folder, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import { sayCount } from '@vitrine/rules/site/templates/template-problem.ts'
import { Button } from '../../ground/controls/button.tsx'
import { panelList, SidePanel, WaitingLines } from '../../ground/controls/side-panel.tsx'
import { FirstUse, LoadError, Mark } from '../../ground/controls/states.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { useFileDrafts } from './code-drafts.ts'
import { fileTree, foldersOf, type TreeEntry } from './file-tree.ts'
import { templateFilesQuery } from './template-queries.ts'
import styles from './file-panel.module.css'

type FilePanelProps = {
  readonly siteId: string
  readonly path: string | undefined
  readonly onOpen: (path: string) => void
  readonly onAdd: () => void
}

/** The files of the template in their folders, with what is unsaved and what is wrong. */
export function FilePanel({ siteId, path, onOpen, onAdd }: FilePanelProps) {
  const files = useQuery(templateFilesQuery(siteId))
  const unsaved = new Set(Object.keys(useFileDrafts(siteId)))
  return (
    <SidePanel
      title="Files"
      label="Files of the template"
      className={styles['panel']}
      action={
        <Button size="small" icon={<Plus size={15} aria-hidden />} onPress={onAdd}>
          New file
        </Button>
      }
    >
      {files.isPending && <WaitingLines rows={10} height={30} />}
      {files.isError && files.data === undefined && (
        <LoadError error={files.error} onRetry={() => void files.refetch()} />
      )}
      {files.data?.length === 0 && (
        <FirstUse
          icon={<FileCode size={20} aria-hidden />}
          title="No file yet"
          action={
            <Button kind="primary" icon={<Plus size={16} aria-hidden />} onPress={onAdd}>
              Add the first file
            </Button>
          }
        >
          A template begins with template.conf, which names its layouts and their regions.
        </FirstUse>
      )}
      {files.data !== undefined && files.data.length > 0 && (
        <FileTree entries={fileTree(files.data)} path={path} unsaved={unsaved} onOpen={onOpen} />
      )}
    </SidePanel>
  )
}

/** Pictures and fonts are seldom looked for here. */
const closedAtFirst = new Set(['assets/'])

function FileTree(props: {
  readonly entries: readonly TreeEntry[]
  readonly path: string | undefined
  readonly unsaved: ReadonlySet<string>
  readonly onOpen: (path: string) => void
}) {
  const { entries, path, unsaved, onOpen } = props
  const [closed, setClosed] = useState(closedAtFirst)
  const [seen, setSeen] = useState(path)
  if (seen !== path) {
    setSeen(path)
    const above = path === undefined ? [] : foldersOf(path)
    setClosed(new Set([...closed].filter((folder) => !above.includes(folder))))
  }
  const folders = allFolders(entries)
  return (
    <Tree
      aria-label="Files"
      className={panelList.list}
      selectionMode="none"
      expandedKeys={folders.filter((folder) => !closed.has(folder))}
      onExpandedChange={(open) =>
        setClosed(new Set(folders.filter((folder) => !new Set(open).has(folder))))
      }
      onAction={(key) => {
        const id = String(key)
        if (!id.endsWith('/')) return onOpen(id)
        const next = new Set(closed)
        if (!next.delete(id)) next.add(id)
        setClosed(next)
      }}
    >
      {entries.map((entry) => (
        <Entry key={entry.path} entry={entry} path={path} unsaved={unsaved} />
      ))}
    </Tree>
  )
}

function allFolders(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'folder' ? [entry.path, ...allFolders(entry.entries)] : [],
  )
}

function Entry(props: {
  readonly entry: TreeEntry
  readonly path: string | undefined
  readonly unsaved: ReadonlySet<string>
}) {
  const { entry, path, unsaved } = props
  const { errors, warnings } = entry.kind === 'folder' ? entry : entry.file
  const isUnsaved = unsaved.has(entry.path)
  const notes = [
    entry.path === path && 'open',
    isUnsaved && 'not saved',
    sayCount({ errors, warnings }),
  ].filter(Boolean)
  return (
    <TreeItem
      id={entry.path}
      textValue={[entry.name, ...notes].join(', ')}
      className={cx(panelList.line, styles['line'])}
      data-open={entry.path === path}
    >
      <TreeItemContent>
        {({ isExpanded, level }) => (
          <span className={styles['content']} style={{ paddingInlineStart: (level - 1) * 14 }}>
            {entry.kind === 'folder' ? (
              <AriaButton
                slot="chevron"
                className={styles['chevron'] ?? ''}
                data-expanded={isExpanded}
              >
                <ChevronRight size={14} aria-hidden />
              </AriaButton>
            ) : (
              <span className={styles['chevron']} />
            )}
            <EntryIcon entry={entry} />
            <span className={styles['name']}>{entry.name}</span>
            {isUnsaved && <span className={styles['dot']} aria-hidden />}
            {(entry.kind === 'file' || !isExpanded) && errors > 0 && (
              <Mark tone="danger">{errors}</Mark>
            )}
            {(entry.kind === 'file' || !isExpanded) && errors === 0 && warnings > 0 && (
              <Mark tone="warn">{warnings}</Mark>
            )}
          </span>
        )}
      </TreeItemContent>
      {entry.kind === 'folder' &&
        entry.entries.map((inner) => (
          <Entry key={inner.path} entry={inner} path={path} unsaved={unsaved} />
        ))}
    </TreeItem>
  )
}

function EntryIcon({ entry }: { readonly entry: TreeEntry }) {
  if (entry.kind === 'folder') return <Folder size={15} aria-hidden />
  if (entry.file.kind === 'binary') return <FileImage size={15} aria-hidden />
  return <FileCode size={15} aria-hidden />
}
