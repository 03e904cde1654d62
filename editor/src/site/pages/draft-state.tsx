import { useQueries } from '@tanstack/react-query'
import { ChevronDown, ExternalLink, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isDraftId, publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { countDraftChanges, draftWords } from '@vitrine/rules/site/blocks/draft-changes.ts'
import { drawnSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import { previewParameter } from '@vitrine/rules/site/sites/frame-paths.ts'
import { contentOf } from '@vitrine/rules/site/blocks/saved-layout.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { LayoutInFrame } from '@vitrine/rules/site/blocks/what-frame-needs.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { reloadFrame } from '../../ground/changes/save-state.ts'
import { shownBody } from '../../ground/changes/shown-documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { endOfTurns } from '../../ground/changes/site-turns.ts'
import { saveTexts, textDrafts } from '../blocks/text-draft.ts'
import { endGestures } from '../blocks/use-block-edit.ts'
import { change } from '../canvas/block-actions.ts'
import { endOfAsking } from '../fields/asked-addresses.ts'
import { useFrameView } from '../canvas/frame-view.ts'
import { layoutQuery } from '../canvas/layouts.ts'
import type { Site } from '../sites/sites.ts'
import { wayToSite } from '../sites/way-to-site.ts'
import { publishEvent } from '../sites/publish-event.ts'
import styles from './draft-state.module.css'

type DraftStateProps = {
  readonly site: Site
  readonly path: string
  /** There is no draft any more, and its buttons have taken the keys with them. */
  readonly onGone: () => void
}

/** What of the open page visitors do not see yet, and what can become of it. */
export function DraftState({ site, path, onGone }: DraftStateProps) {
  const { siteId } = site
  const drafted = useDrafts(siteId)
  usePublishKey(siteId)
  useKeysOfGone(drafted.length > 0, onGone)
  if (drafted.length === 0) return null
  const words = draftWords(drafted.reduce((sum, { count }) => sum + count, 0))
  return (
    <div className={styles['state']}>
      <MenuButton
        label={words}
        entries={[
          {
            id: 'preview',
            name: 'Preview the draft',
            icon: <ExternalLink size={15} aria-hidden />,
            onAction: () => void openPreview(site, path),
          },
          {
            id: 'discard',
            name: 'Discard the draft',
            icon: <Trash2 size={15} aria-hidden />,
            isDanger: true,
            onAction: () => void end(siteId, 'discard-drafts', drafted),
          },
        ]}
      >
        <span className={styles['words']}>
          {words.slice(0, words.indexOf(','))}
          <span className={styles['count']}>{words.slice(words.indexOf(','))}</span>
        </span>
        <ChevronDown size={14} aria-hidden />
      </MenuButton>
      <Button
        kind="primary"
        size="small"
        aria-keyshortcuts="Control+Shift+Enter"
        onPress={() => void publish(siteId)}
      >
        Publish
      </Button>
    </div>
  )
}

/** The menu gives its keys back to its button, which may be gone by then: later than that is asked. */
function useKeysOfGone(isDrafted: boolean, onGone: () => void): void {
  const was = useRef(isDrafted)
  useEffect(() => {
    const isGone = was.current && !isDrafted
    was.current = isDrafted
    if (!isGone) return
    const soon = setTimeout(() => {
      if (document.activeElement === document.body) onGone()
    }, closingMs)
    return () => clearTimeout(soon)
  }, [isDrafted, onGone])
}

/** After so long a menu that was closed has given its keys back. */
const closingMs = 100

type Drafted = { readonly layoutId: string; readonly count: number }

/** The layouts of the open page whose drafts are otherwise than what is public, and in how many things. */
function useDrafts(siteId: string): readonly Drafted[] {
  // by their names: where they stand changes many times a second while something moves
  const names = useFrameView(({ boxes }) => draftsOf(boxes).join(' '))
  const ids = names === '' ? [] : names.split(' ')
  // both are read, and drawn anew with each change
  useQueries({
    queries: ids.flatMap((id) => [layoutQuery(siteId, id), layoutQuery(siteId, publicIdOf(id))]),
  })
  return draftedNow(siteId, ids)
}

function draftedNow(siteId: string, ids: readonly string[]): readonly Drafted[] {
  const standing = (id: string) => shownBody(siteId, { kind: 'layout', id }) as LayoutInFrame
  return ids.flatMap((layoutId): readonly Drafted[] => {
    const [before, draft] = [standing(publicIdOf(layoutId)), standing(layoutId)]
    // until both are read nobody knows
    if (before === undefined || draft == null) return []
    const count = countDraftChanges(before ?? drawnSlide(layoutId) ?? null, draft)
    return count === 0 ? [] : [{ layoutId, count }]
  })
}

function draftsOf(boxes: ReturnType<typeof useFrameView.getState>['boxes']): readonly string[] {
  return boxes?.layouts.map(({ layoutId }) => layoutId).filter(isDraftId) ?? []
}

/** A text that is not stored before somebody does something about it. */
const heldStates: ReadonlySet<string> = new Set(['conflict', 'refused', 'offline', 'signed-out'])

/** What is being typed goes with it, or nothing does: visitors see a page as its owner means it. */
async function publish(siteId: string): Promise<void> {
  const isKept = await endOfAsking()
  endGestures()
  await saveTexts(siteId)
  const isHeld = textDrafts(siteId).some(({ state }) => heldStates.has(state.kind))
  if (isHeld || !isKept) {
    const what = isHeld ? 'a text could not be saved' : 'an address cannot be shown'
    showNotice({ message: `Not published: ${what}.`, isError: true })
    return
  }
  const drafted = draftedNow(siteId, draftsOf(useFrameView.getState().boxes))
  if (drafted.length > 0) await end(siteId, 'publish-drafts', drafted)
  else showNotice({ message: 'Nothing on this page waits to be published.' })
}

const done = { 'publish-drafts': 'Published.', 'discard-drafts': 'Draft discarded.' }

async function end(
  siteId: string,
  action: keyof typeof done,
  drafted: readonly Drafted[],
): Promise<void> {
  const layoutIds = drafted.map(({ layoutId }) => layoutId)
  const isDone = await change(siteId, { action, input: { layoutIds } }, done[action])
  // the page says anew what is edited there
  if (isDone && (await isEditedAtOnce(siteId, layoutIds))) reloadFrame()
}

/** Whether edits wait in a draft no more, once there is none: there was one from an earlier time. */
async function isEditedAtOnce(siteId: string, layoutIds: readonly string[]): Promise<boolean> {
  const isHidden = layoutIds.map(contentOf).some((of) => {
    const body = of.kind === 'collection' ? shownBody(siteId, of) : undefined
    return (body as Collection | null | undefined)?.visibility === 'draft'
  })
  if (isHidden) return true
  const query = documentQuery(siteId, 'site-settings', 'site')
  const settings = await queryClient.fetchQuery(query).catch(() => undefined)
  return settings?.body.publishAtOnce === true
}

/**
 * Published by a key too, wherever in the editor or in its frame it is pressed: before a button or a
 * field that has the focus takes it.
 */
function usePublishKey(siteId: string): void {
  useEffect(() => {
    const onWish = (): void => void publish(siteId)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) onWish()
    }
    document.addEventListener('keydown', onKey, true)
    globalThis.addEventListener(publishEvent, onWish)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      globalThis.removeEventListener(publishEvent, onWish)
    }
  }, [siteId])
}

/** In a tab that is opened at once, as browsers ask for; its page comes when the last words are stored. */
async function openPreview(site: Site, path: string): Promise<void> {
  const tab = globalThis.open('about:blank', '_blank')
  await endOfAsking()
  endGestures()
  await saveTexts(site.siteId)
  await endOfTurns(site.siteId)
  const preview = wayToSite(site, `${path}?${previewParameter}=1`)
  if (tab === null) return
  // the site's own scripts run there: they are not to reach this window
  tab.opener = null
  tab.location.replace(preview)
}
