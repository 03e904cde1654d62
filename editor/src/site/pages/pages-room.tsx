import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '../sites/use-site.ts'
import { BlockSettings } from '../canvas/block-settings.tsx'
import { PageCanvas } from './page-canvas.tsx'
import { PagesPanel } from './pages-panel.tsx'
import styles from './pages-room.module.css'

/** The pages of the site beside the page that is open. */
export function PagesRoom() {
  const site = useSite()
  const { path = '/', block } = useSearch({ from: '/inside/sites/$siteName/pages' })
  const navigate = useNavigate()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const open = (next: string): void => {
    setPanelOpen(false)
    if (next === path) return
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: next === '/' ? {} : { path: next },
    })
  }
  const showSettings = (blockId: string | null): void => {
    if ((blockId ?? undefined) === block) return
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: { ...(path !== '/' && { path }), ...(blockId !== null && { block: blockId }) },
      replace: true,
    })
  }
  return (
    <div className={styles['room']} data-settings={block !== undefined}>
      <div className={styles['panel']} data-open={isPanelOpen}>
        <PagesPanel site={site} path={path} onOpen={open} />
      </div>
      <PageCanvas
        site={site}
        path={path}
        onOpen={open}
        onSettings={showSettings}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      {block !== undefined && (
        <BlockSettings siteId={site.siteId} blockId={block} onClose={() => showSettings(null)} />
      )}
    </div>
  )
}
