import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import {
  readFrameMessage,
  wrapMessage,
  type EditorMessage,
  type FrameMessage,
} from '@vitrine/rules/sites/frame-messages.ts'
import { framePaths, type EditTokenReply } from '@vitrine/rules/sites/frame-paths.ts'
import {
  beginText,
  discardDraft,
  keepDraft,
  resolveConflict,
  saveDraft,
} from '../blocks/text-draft.ts'
import { useSaveState } from '../changes/save-state.ts'
import { travelEvent } from '../changes/undo-buttons.tsx'
import { showNotice } from '../controls/toasts.tsx'
import { fillPath, sendJson } from '../http/send-request.ts'
import { paletteEvent } from '../sites/palette-event.ts'
import { siteOrigin, type Site } from '../sites/sites.ts'

export type TextState = Extract<FrameMessage, { type: 'text-state' }>

type PageFrame = {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** Null until a token is here. */
  readonly src: string | null
  readonly isReady: boolean
  readonly error: unknown
  readonly title: string
  /** Null while no text is being edited. */
  readonly textState: TextState | null
  readonly send: (message: EditorMessage) => void
  readonly onLoad: () => void
  readonly reload: () => void
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  readonly resolve: (keep: 'mine' | 'theirs') => void
}

type Options = {
  readonly site: Site
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly focusToolbar: () => void
}

/** How long a page may take to speak; a page without our script is shown all the same. */
const silenceMs = 2500

/** The frame's address, and the conversation with the page in it. */
export function usePageFrame({ site, path, onOpen, focusToolbar }: Options): PageFrame {
  const { siteId } = site
  const origin = siteOrigin(site)
  const ref = useRef<HTMLIFrameElement | null>(null)
  const scroll = useRef({ path, top: 0 })
  const [isReady, setReady] = useState(false)
  const [title, setTitle] = useState('')
  const [textState, setTextState] = useState<TextState | null>(null)
  const { src, error, reload } = useFrameAddress(site, path)
  const send = useCallback(
    (message: EditorMessage): void => {
      ref.current?.contentWindow?.postMessage(wrapMessage(message), origin)
    },
    [origin],
  )
  useEffect(() => {
    setReady(false)
    setTextState(null)
  }, [src])

  const receive = (message: FrameMessage): void => {
    switch (message.type) {
      case 'ready': {
        setReady(true)
        setTitle(message.title)
        if (scroll.current.path === path) send({ type: 'scroll-to', top: scroll.current.top })
        // a page that loads again, as after an undo elsewhere, goes on with what was typed
        const { draft } = useSaveState.getState()
        if (draft !== null) send({ type: 'set-text', ...draft })
        return
      }
      case 'scrolled':
        scroll.current = { path, top: message.top }
        return
      case 'editing':
        void beginText(siteId, message, (html) =>
          send({ type: 'set-text', layoutId: message.layoutId, blockId: message.blockId, html }),
        )
        return
      case 'text-changed':
        keepDraft(message)
        return
      case 'save-wished':
        void saveDraft(siteId)
        return
      case 'editing-ended':
        setTextState(null)
        void saveDraft(siteId)
        return
      case 'text-state':
        setTextState(message)
        return
      case 'navigate':
        onOpen(message.path)
        return
      case 'leave-site':
        showNotice({ message: `This link leads to ${message.url}` })
        return
      case 'shortcut':
        passOn(message.name, focusToolbar)
    }
  }
  useFrameMessages(ref, origin, receive)

  return {
    ref,
    src,
    isReady,
    error,
    title,
    textState,
    send,
    reload,
    onLoad() {
      send({ type: 'hello' })
      setTimeout(() => setReady(true), silenceMs)
    },
    save: () => saveDraft(siteId),
    discard() {
      const saved = discardDraft()
      if (saved !== null) send({ type: 'set-text', ...saved })
      setTextState(null)
    },
    resolve(keep) {
      const conflict = resolveConflict(siteId, keep)
      if (conflict !== null && keep === 'theirs' && conflict.theirs !== null) {
        const { layoutId, blockId, theirs } = conflict
        send({ type: 'set-text', layoutId, blockId, html: theirs })
      }
    },
  }
}

/** Keys of the editor that were pressed inside the frame. */
function passOn(name: 'undo' | 'redo' | 'palette' | 'toolbar', focusToolbar: () => void): void {
  if (name === 'toolbar') focusToolbar()
  else if (name === 'palette') globalThis.dispatchEvent(new Event(paletteEvent))
  else globalThis.dispatchEvent(new CustomEvent(travelEvent, { detail: name }))
}

/** Every load of the frame takes a fresh token, which is worth a minute. */
function useFrameAddress(site: Site, path: string) {
  const frameVersion = useSaveState((state) => state.frameVersion)
  const [attempt, setAttempt] = useState(0)
  const [src, setSrc] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isStale = false
    setError(null)
    const open = async (): Promise<void> => {
      try {
        const address = fillPath(framePaths.editTokens, { siteId: site.siteId })
        const { token } = await sendJson<EditTokenReply>('POST', address, {})
        if (isStale) return
        const url = new URL(siteOrigin(site))
        url.pathname = path
        url.searchParams.set('edit', token)
        setSrc(url.href)
      } catch (reason) {
        if (!isStale) setError(reason)
      }
    }
    void open()
    return () => {
      isStale = true
    }
  }, [site, path, frameVersion, attempt])
  return { src, error, reload: () => setAttempt(attempt + 1) }
}

/** Listens to the page in the frame and to nobody else. */
function useFrameMessages(
  ref: RefObject<HTMLIFrameElement | null>,
  origin: string,
  receive: (message: FrameMessage) => void,
): void {
  const latest = useRef(receive)
  useEffect(() => {
    latest.current = receive
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== ref.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (message !== undefined) latest.current(message)
    }
    globalThis.addEventListener('message', onMessage)
    return () => globalThis.removeEventListener('message', onMessage)
  }, [origin, ref])
}
