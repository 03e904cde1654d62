import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useStyleDraft } from '../design/style-draft.ts'
import { findScopePage, type ScopePage } from '../design/scope-pages.ts'
import { StylePanel } from '../design/style-panel.tsx'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { may } from '../sites/rooms.ts'
import { useSite } from '../sites/use-site.ts'
import { BlockSettings } from '../canvas/block-settings.tsx'
import { SlidePanel } from '../slides/slide-panel.tsx'
import { PageCanvas } from './page-canvas.tsx'
import { PagesPanel } from './pages-panel.tsx'
import styles from './pages-room.module.css'

/** The pages of the site beside the page that is open. */
export function PagesRoom() {
  const site = useSite()
  const { path = '/', block, panel, of } = useSearch({ from: '/inside/sites/$siteName/pages' })
  const navigate = useNavigate()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isStyling = panel === 'style' && may(site, 'edit-design')
  const isSlideOpen = panel === 'slide' && block === undefined
  const styled = isStyling ? findScopePage(of) : undefined
  const { data: pages } = useQuery(documentsQuery(site.siteId, 'collection'))
  const styledPath = styled?.pathAmong(pages?.map(({ body }) => body) ?? [], path)
  const open = (next: string): void => {
    setPanelOpen(false)
    // what is styled stands in the frame, whatever page the address names
    if (next === (styledPath ?? path)) return
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: { ...(next !== '/' && { path: next }), ...(panel === 'style' && { panel }) },
    })
  }
  const isStyleUnsaved = useStyleDraft(site.siteId) !== undefined
  const showPanel = (wanted: 'style' | 'slide' | null, page?: ScopePage): void => {
    void navigate({
      to: '/sites/$siteName/pages',
      params: { siteName: site.name },
      search: {
        ...(path !== '/' && { path }),
        ...(wanted !== null && { panel: wanted }),
        ...(page !== undefined && { of: page.id }),
      },
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
        ...(panel === 'style' && { panel }),
        ...(of !== undefined && { of }),
      },
      replace: true,
    })
  }
  return (
    <div
      className={styles['room']}
      data-settings={block !== undefined || isSlideOpen}
      data-slide={isSlideOpen}
    >
      {isStyling && (
        <div className={styles['style']}>
          <StylePanel
            site={site}
            page={styled}
            // until they are read nobody knows
            isPageMissing={pages !== undefined && styled !== undefined && styledPath === undefined}
            onPage={(page) => showPanel('style', page)}
            onClose={() => showPanel(null)}
          />
        </div>
      )}
      {(!isStyling || isPanelOpen) && (
        <div className={styles['panel']} data-open={isPanelOpen}>
          <PagesPanel site={site} path={path} onOpen={open} />
        </div>
      )}
      <PageCanvas
        site={site}
        path={styledPath ?? path}
        onOpen={open}
        onSettings={showSettings}
        areSettingsOpen={block !== undefined}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        isStyling={isStyling}
        isStyleUnsaved={isStyleUnsaved}
        onStyle={may(site, 'edit-design') ? () => showPanel('style') : undefined}
        isSlideOpen={isSlideOpen}
        onSlide={() => showPanel(isSlideOpen ? null : 'slide')}
      />
      {isSlideOpen && <SlidePanel site={site} onClose={() => showPanel(null)} />}
      {block !== undefined && (
        <BlockSettings siteId={site.siteId} blockId={block} onClose={() => showSettings(null)} />
      )}
    </div>
  )
}
