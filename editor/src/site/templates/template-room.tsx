import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '../sites/use-site.ts'
import { FileConflictDialog } from './file-conflict-dialog.tsx'
import { FilePanel } from './file-panel.tsx'
import { FileRoom } from './file-room.tsx'
import { PathDialog } from './path-dialog.tsx'
import styles from './template-room.module.css'

/** The files of the site's template beside the one that is open. */
export function TemplateRoom() {
  const site = useSite()
  const { siteId } = site
  const { file, line, column } = useSearch({ from: '/inside/sites/$siteName/template' })
  const navigate = useNavigate()
  const [isPanelOpen, setPanelOpen] = useState(file === undefined)
  const [isAdding, setAdding] = useState(false)
  const open = (next: string | undefined): void => {
    setPanelOpen(next === undefined)
    void navigate({
      to: '/sites/$siteName/template',
      params: { siteName: site.name },
      search: next === undefined ? {} : { file: next },
    })
  }
  return (
    <div className={styles['room']}>
      <div className={styles['panel']} data-open={isPanelOpen}>
        <FilePanel siteId={siteId} path={file} onOpen={open} onAdd={() => setAdding(true)} />
      </div>
      <FileRoom
        site={site}
        path={file}
        place={line === undefined ? null : { line, column: column ?? 1 }}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        onOpen={open}
      />
      {isAdding && (
        <PathDialog siteId={siteId} path={null} onClose={() => setAdding(false)} onDone={open} />
      )}
      <FileConflictDialog siteId={siteId} />
    </div>
  )
}
