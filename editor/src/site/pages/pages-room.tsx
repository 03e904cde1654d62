import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useStyleDraft } from '../design/style-draft.ts'
import { StylePanel } from '../design/style-panel.tsx'
import { may } from '../sites/rooms.ts'
import { useSite } from '../sites/use-site.ts'
import { BlockSettings } from '../canvas/block-settings.tsx'
import { PageCanvas } from './page-canvas.tsx'
import { PagesPanel } from './pages-panel.tsx'
import styles from './pages-room.module.css'

/** The pages of the site beside the page that is open. */
export function PagesRoom() {
  const site = useSite()
  const { path = '/', block, panel } = useSearch({ from: '/inside/sites/$siteName/pages' })
  const navigate = useNavigate()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const open = (next: string): void => {
    setPanelOpen(false)
    if (next === path) return
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: { ...(next !== '/' && { path: next }), ...(panel !== undefined && { panel }) },
    })
  }
  const isStyling = panel === 'style' && may(site, 'edit-design')
  const isStyleUnsaved = useStyleDraft(site.siteId) !== undefined
  const showStyle = (isWanted: boolean): void => {
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: { ...(path !== '/' && { path }), ...(isWanted && { panel: 'style' }) },
    })
  }
  const showSettings = (blockId: string | null): void => {
    if ((blockId ?? undefined) === block) return
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      // a style that is not saved is not closed by what is done on the page
      search: {
        ...(path !== '/' && { path }),
        ...(blockId !== null && { block: blockId }),
        ...(panel !== undefined && { panel }),
      },
      replace: true,
    })
  }
  return (
    <div className={styles['room']} data-settings={block !== undefined}>
      {isStyling && (
        <div className={styles['style']}>
          <StylePanel site={site} onClose={() => showStyle(false)} />
        </div>
      )}
      {(!isStyling || isPanelOpen) && (
        <div className={styles['panel']} data-open={isPanelOpen}>
          <PagesPanel site={site} path={path} onOpen={open} />
        </div>
      )}
      <PageCanvas
        site={site}
        path={path}
        onOpen={open}
        onSettings={showSettings}
        areSettingsOpen={block !== undefined}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        isStyling={isStyling}
        isStyleUnsaved={isStyleUnsaved}
        onStyle={may(site, 'edit-design') ? () => showStyle(true) : undefined}
      />
      {block !== undefined && (
        <BlockSettings siteId={site.siteId} blockId={block} onClose={() => showSettings(null)} />
      )}
    </div>
  )
}
