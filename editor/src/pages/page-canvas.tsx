import { Monitor, PanelLeft, Smartphone, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { TextConflictDialog } from '../blocks/text-conflict-dialog.tsx'
import { TextToolbar } from '../blocks/text-toolbar.tsx'
import { LeavingDialog } from '../changes/leaving-dialog.tsx'
import { useSaveState } from '../changes/save-state.ts'
import { Button } from '../controls/button.tsx'
import { LoadError } from '../controls/states.tsx'
import { siteOrigin, type Site } from '../sites/sites.ts'
import { TemplateNotice } from './template-notice.tsx'
import { usePageFrame } from './use-page-frame.ts'
import styles from './page-canvas.module.css'
import controls from '../controls/toggle.module.css'

type PageCanvasProps = {
  readonly site: Site
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly isPanelOpen: boolean
  readonly onTogglePanel: () => void
}

const widths = [
  { id: 'phone', name: 'Phone width', icon: Smartphone },
  { id: 'tablet', name: 'Tablet width', icon: Tablet },
  { id: 'desktop', name: 'Full width', icon: Monitor },
] as const

/** The open page in its frame, at the width of a phone, a tablet or a desktop. */
export function PageCanvas({ site, path, onOpen, isPanelOpen, onTogglePanel }: PageCanvasProps) {
  const [width, setWidth] = useState<string>('desktop')
  const toolbar = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLIFrameElement>(null)
  const frame = usePageFrame({
    frame: element,
    site,
    path,
    onOpen,
    focusToolbar: () => focusFirst(toolbar.current),
  })
  return (
    <main className={styles['canvas']} id="main">
      <h1 className={styles['hidden']}>{frame.title === '' ? 'Page' : frame.title}</h1>
      <div className={styles['bar']}>
        <div className={styles['toggle']}>
          <Button
            kind="quiet"
            size="small"
            icon={<PanelLeft size={16} aria-hidden />}
            aria-expanded={isPanelOpen}
            onPress={onTogglePanel}
          >
            Pages
          </Button>
        </div>
        {frame.textState === null ? (
          <span className={styles['address']}>
            {siteOrigin(site).replace(/^https?:\/\//, '')}
            {path}
          </span>
        ) : (
          <TextToolbar
            ref={toolbar}
            state={frame.textState}
            send={frame.send}
            onSave={frame.save}
            onDiscard={frame.discard}
          />
        )}
        <ToggleButtonGroup
          className={styles['widths'] ?? ''}
          aria-label="Width of the page"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[width]}
          onSelectionChange={(keys) => setWidth(String([...keys][0] ?? 'desktop'))}
        >
          {widths.map(({ id, name, icon: Icon }) => (
            <ToggleButton key={id} id={id} aria-label={name} className={controls['toggle'] ?? ''}>
              <Icon size={16} aria-hidden />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {frame.problems !== null && frame.problems.total > 0 && (
        <TemplateNotice site={site} found={frame.problems} />
      )}
      <div className={styles['stage']} data-width={width}>
        {frame.error !== null && (
          <div className={styles['cover']}>
            <LoadError error={frame.error} onRetry={frame.reload} />
          </div>
        )}
        {frame.error === null && !frame.isReady && (
          <output className={styles['cover']}>Loading the page…</output>
        )}
        {frame.src !== null && (
          <iframe
            key={frame.src}
            ref={element}
            src={frame.src}
            title={`Page ${path}`}
            className={styles['frame']}
            // until our script listens there, a click or a key would lead the page out of the editor
            inert={!frame.isReady}
            onLoad={frame.onLoad}
          />
        )}
      </div>
      <TextConflictDialog onResolve={frame.resolve} />
      <LeavingDialog
        title="This text is not saved"
        hasDraft={() => useSaveState.getState().draft !== null}
        onSave={frame.save}
        onDiscard={frame.discard}
      >
        <p>If you leave now, what you typed is lost.</p>
      </LeavingDialog>
    </main>
  )
}

function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button')?.focus()
}
