import { Monitor, PanelLeft, Smartphone, Tablet } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type Ref } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { DeviceView } from '@vitrine/rules/site/design/device-view.ts'
import { TextLinkDialog } from '../links/text-link-dialog.tsx'
import { BlockConflictDialog } from '../blocks/block-conflict-dialog.tsx'
import { TextConflictDialog } from '../blocks/text-conflict-dialog.tsx'
import { CanvasOverlay } from '../canvas/canvas-overlay.tsx'
import { findBlockBar } from '../canvas/block-bar.tsx'
import { chooseBlock } from '../canvas/chosen-block.ts'
import { forgetFrameView } from '../canvas/frame-view.ts'
import { nobodyMoves, setMoving } from '../canvas/moving.ts'
import { nameRow } from '../canvas/naming-section.ts'
import { pickFor } from '../canvas/picking-place.ts'
import { DraftState } from './draft-state.tsx'
import { pageFrameId } from './focus-page.ts'
import { focusSoon } from './focus-soon.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { LoadError } from '../../ground/controls/states.tsx'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from '../sites/sites.ts'
import { slideTypeOfPath } from '@vitrine/rules/site/slides/slide-ids.ts'
import { StyleButton } from '../design/style-button.tsx'
import { SlideButton } from '../slides/slide-button.tsx'
import { overlayNames } from '@vitrine/rules/site/slides/overlay-names.ts'
import { TemplateNotice } from './template-notice.tsx'
import { useFrameStyle } from './use-frame-style.ts'
import { useKeysBack } from './use-keys-back.ts'
import { useKeysOverLoads } from './use-keys-over-loads.ts'
import { usePageFrame, type PageFrame } from './use-page-frame.ts'
import styles from './page-canvas.module.css'
import controls from '../../ground/controls/toggle.module.css'

type PageCanvasProps = {
  readonly site: Site
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly onSettings: (blockId: string | null) => void
  readonly areSettingsOpen: boolean
  readonly isPanelOpen: boolean
  readonly onTogglePanel: () => void
  readonly isStyling: boolean
  readonly isStyleUnsaved: boolean
  /** Opens the style; undefined for whoever may not change it. */
  readonly onStyle: (() => void) | undefined
  readonly isSlideOpen: boolean
  /** Opens or closes what is set of a slide, where the page is one. */
  readonly onSlide: () => void
}

const widths = [
  { id: DeviceView.phone, name: 'Phone width', icon: Smartphone },
  { id: DeviceView.tablet, name: 'Tablet width', icon: Tablet },
  { id: DeviceView.desktop, name: 'Full width', icon: Monitor },
] as const

/** The open page in its frame, at the width of a phone, a tablet or a desktop. */
export function PageCanvas(props: PageCanvasProps) {
  const { site, path, onOpen, onSettings, isPanelOpen, onTogglePanel, isStyling, onStyle } = props
  const [width, setWidth] = useState<DeviceView>(DeviceView.desktop)
  const toolbar = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const frameStyle = useFrameStyle(stage, width)
  const frame = usePageFrame({
    frame: element,
    site,
    path,
    onOpen,
    onSettings,
    focusToolbar: () => focusSoon(() => toolbar.current ?? findBlockBar()),
  })
  const giveKeysBack = useKeysBack(props.areSettingsOpen, element, frame.send)
  const hold = useCallback((standing: HTMLIFrameElement | null) => {
    element.current = standing
  }, [])
  const keepFrame = useKeysOverLoads({ frame: element, hold, ...frame })
  useEffect(() => {
    chooseBlock(null)
    return () => {
      // what was begun on this page is about places of it
      setMoving(nobodyMoves)
      pickFor(null)
      nameRow(null)
      forgetFrameView()
    }
  }, [site, path])
  return (
    <main className={styles['canvas']} id="main">
      <h1 className={styles['hidden']}>{frame.title === '' ? 'Page' : frame.title}</h1>
      <div className={styles['bar']} data-editing={frame.textState !== null}>
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
        <PageTools site={site} path={path} frame={frame} toolbar={toolbar} />
        <DraftState site={site} path={path} onGone={giveKeysBack} />
        <SlideButton
          siteId={site.siteId}
          isOpen={props.isSlideOpen}
          onPress={props.onSlide}
          className={styles['word']}
        />
        {onStyle !== undefined && (
          <StyleButton
            isOpen={isStyling}
            isUnsaved={props.isStyleUnsaved}
            onPress={onStyle}
            className={styles['word']}
          />
        )}
        <WidthChoice width={width} onWidth={setWidth} />
      </div>
      {frame.problems !== null && frame.problems.total > 0 && (
        <TemplateNotice site={site} found={frame.problems} />
      )}
      <div className={styles['stage']} ref={stage}>
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
            id={pageFrameId}
            ref={keepFrame}
            src={frame.src}
            title={`Page ${path}`}
            className={styles['frame']}
            style={frameStyle}
            // our script runs, as itself; it opens no window and leads nothing but the frame
            sandbox="allow-scripts allow-same-origin"
            // until our script listens there, a click or a key would lead the page out of the editor
            inert={!frame.isReady}
            onLoad={frame.onLoad}
          />
        )}
        {frame.src !== null && frame.error === null && (
          <CanvasOverlay
            siteId={site.siteId}
            frame={element}
            isReady={frame.isReady}
            src={frame.src}
            send={frame.send}
            onSettings={onSettings}
          />
        )}
      </div>
      {frame.wishedLink !== null && (
        <TextLinkDialog
          siteId={site.siteId}
          link={frame.wishedLink}
          onClose={() => frame.wishLink(null)}
          onDone={(link) => {
            frame.wishLink(null)
            frame.send({ type: 'set-link', ...link })
          }}
        />
      )}
      <TextConflictDialog siteId={site.siteId} onResolve={frame.resolve} />
      <BlockConflictDialog siteId={site.siteId} />
    </main>
  )
}

/** The page's address; while a text is edited what forms it. */
function PageTools(props: {
  readonly site: Site
  readonly path: string
  readonly frame: PageFrame
  readonly toolbar: Ref<HTMLDivElement>
}) {
  const { site, path, frame, toolbar } = props
  if (frame.textState === null) {
    const overlay = slideTypeOfPath(path)
    if (overlay !== undefined) {
      return <span className={styles['address']}>{overlayNames[overlay]}</span>
    }
    return (
      <span className={styles['address']}>
        {visitorOrigin(site).replace(/^https?:\/\//, '')}
        {path}
      </span>
    )
  }
  const { link, newWindow } = frame.textState
  return (
    <TextToolbar
      ref={toolbar}
      siteId={site.siteId}
      state={frame.textState}
      send={frame.send}
      onSave={frame.save}
      onDiscard={frame.discard}
      onWishLink={() => frame.wishLink({ href: link, newWindow })}
    />
  )
}

function WidthChoice(props: {
  readonly width: DeviceView
  readonly onWidth: (width: DeviceView) => void
}) {
  const { width, onWidth } = props
  return (
    <ToggleButtonGroup
      className={styles['widths'] ?? ''}
      aria-label="Width of the page"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[width]}
      onSelectionChange={(keys) => {
        onWidth(widths.find(({ id }) => keys.has(id))?.id ?? DeviceView.desktop)
      }}
    >
      {widths.map(({ id, name, icon: Icon }) => (
        <ToggleButton key={id} id={id} aria-label={name} className={controls['toggle'] ?? ''}>
          <Icon size={16} aria-hidden />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
