import { useEffect, useRef } from 'react'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { useOthersChanges } from '../../ground/changes/others-changes.ts'
import { saveEvents } from '../../ground/changes/save-events.ts'
import { onDocuments } from '../../ground/changes/shown-documents.ts'
import { frameEvents } from './frame-events.ts'
import { LivePage } from './live-page.ts'

type Options = {
  readonly siteId: string
  readonly path: string
  /** Of this load of the page. */
  readonly src: string | null
  readonly send: (message: EditorMessage) => void
}

/** Keeps the page in the frame as the documents are. @returns takes what the page says */
export function useLivePage({ siteId, path, src, send }: Options): (said: FrameMessage) => void {
  const page = useRef<LivePage | null>(null)
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEffect(() => {
    if (src === null) return
    const live = new LivePage({ siteId, path, send: (message) => latestSend.current(message) })
    page.current = live
    const stop = onDocuments((ofSite, changes, isShown) => {
      if (ofSite === siteId) live.hear(changes, isShown)
    })
    const stopSaving = [
      saveEvents.on('enter', () => latestSend.current({ type: 'save-entered' })),
      saveEvents.on('exit', () => {
        latestSend.current({ type: 'save-exited' })
        live.saved()
      }),
    ]
    return () => {
      stop()
      for (const end of stopSaving) end()
      live.end()
    }
  }, [siteId, path, src])
  useOthersChanges(siteId)
  return (said) => {
    page.current?.receive(said)
    tellOf(said, path)
  }
}

/** The page's own messages, by the names that others listen to. */
function tellOf(said: FrameMessage, path: string): void {
  if (said.type === 'ready') frameEvents.emit('load', { path })
  else if (said.type === 'unloading') frameEvents.emit('iframe-unload', { path })
  else if (said.type === 'editing-changed') frameEvents.emit('editing-change', said)
}
