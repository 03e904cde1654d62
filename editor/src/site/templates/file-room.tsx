import { useQuery } from '@tanstack/react-query'
import { Braces, FolderTree } from 'lucide-react'
import { useState } from 'react'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { foundNoServer } from '../../ground/http/send-request.ts'
import { siteOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from '../sites/sites.ts'
import { saveFile, useFileDrafts } from './code-drafts.ts'
import type { CodePlace } from './code-view.tsx'
import { FileActions } from './file-actions.tsx'
import { FileEditor } from './file-editor.tsx'
import styles from './template-room.module.css'

type FileRoomProps = {
  readonly site: Site
  readonly path: string | undefined
  /** Where the address asks the caret to be. */
  readonly place: CodePlace | null
  readonly isPanelOpen: boolean
  readonly onTogglePanel: () => void
  readonly onOpen: (path: string | undefined) => void
}

/** The open file under its name and actions. */
export function FileRoom(props: FileRoomProps) {
  const { site, path, place, isPanelOpen, onTogglePanel, onOpen } = props
  const { siteId } = site
  const drafts = useFileDrafts(siteId)
  const isUnsaved = path !== undefined && path in drafts
  return (
    <main className={styles['file']} id="main">
      <div className={styles['bar']}>
        <div className={styles['toggle']}>
          <Button
            kind="quiet"
            size="small"
            icon={<FolderTree size={16} aria-hidden />}
            aria-expanded={isPanelOpen}
            onPress={onTogglePanel}
          >
            Files
          </Button>
        </div>
        <h1 className={styles['path']}>{path ?? 'Template'}</h1>
        {path !== undefined && (
          <>
            <Button
              kind="primary"
              size="small"
              isDisabled={!isUnsaved}
              onPress={() => void saveFile(siteId, path)}
            >
              Save
            </Button>
            <FileActions siteId={siteId} path={path} isUnsaved={isUnsaved} onOpen={onOpen} />
          </>
        )}
      </div>
      {path === undefined ? (
        <div className={styles['middle']}>
          <FirstUse icon={<Braces size={20} aria-hidden />} title="The template of this site">
            Its files are what every page is made of. Open one to change it; mistakes are shown
            while you type, and every saved change can be undone.
          </FirstUse>
        </div>
      ) : (
        <OpenFile key={path} site={site} path={path} place={place} />
      )}
    </main>
  )
}

function OpenFile(props: {
  readonly site: Site
  readonly path: string
  readonly place: CodePlace | null
}) {
  const { site, path, place } = props
  const file = useQuery(documentQuery(site.siteId, 'template-file', path))
  const draft = useFileDrafts(site.siteId)[path]
  // a place that was asked for is gone to once, not again whenever the file is read
  const [asked, setAsked] = useState(place)
  const isNew = place !== null && (asked?.line !== place.line || asked.column !== place.column)
  if (isNew) setAsked(place)
  if (file.data === undefined && draft === undefined) {
    return file.isError ? (
      <div className={styles['middle']}>
        <LoadError error={file.error} onRetry={() => void file.refetch()} />
      </div>
    ) : (
      <div className={styles['waiting']}>
        <Skeleton rows={14} height={18} />
      </div>
    )
  }
  if (file.data?.body.kind === 'binary') return <OtherFile site={site} path={path} />
  return (
    <FileEditor
      siteId={site.siteId}
      path={path}
      place={asked}
      isGone={file.isError && !foundNoServer(file.error)}
      saved={
        file.data?.body.kind === 'text'
          ? { ...file.data, text: unixLines(file.data.body.text) }
          : null
      }
    />
  )
}

/** Lines end as the editor ends them, whatever the system that a file came from. */
function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** A file of other bytes than text: a picture is shown, anything else is named. */
function OtherFile({ site, path }: { readonly site: Site; readonly path: string }) {
  const isPicture = /^assets\/.*\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i.test(path)
  return (
    <div className={styles['middle']}>
      <div className={styles['preview']}>
        {isPicture && <img src={`${siteOrigin(site)}/${encodeURI(path)}`} alt={path} />}
        <p>This file is not text and cannot be edited here.</p>
      </div>
    </div>
  )
}
