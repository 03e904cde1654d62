import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import {
  wrapMessage,
  type EditorMessage,
  type FrameMessage,
} from '@vitrine/rules/site/sites/frame-messages.ts'
import { notTextWords } from '../blocks/not-text-words.ts'
import {
  beginText,
  discardText,
  keepText,
  resolveText,
  saveTexts,
  textDrafts,
} from '../blocks/text-draft.ts'
import { travelEvent } from '../../ground/changes/undo-buttons.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { takeCanvasMessage } from '../canvas/take-canvas-message.ts'
import { takeTextWish } from '../canvas/take-text-wish.ts'
import { takeStyleMessage } from '../design/style-frame.ts'
import { publishEvent } from '../sites/publish-event.ts'
import { paletteEvent } from '../sites/palette-event.ts'
import { siteOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from '../sites/sites.ts'
import type { TextLink } from '../links/text-link-dialog.tsx'
import { useFrameAddress, useFrameMessages } from './frame-channel.ts'
import { useLivePage } from './use-live-page.ts'

export type PageProblems = Extract<FrameMessage, { type: 'problems' }>
export type TextState = Extract<FrameMessage, { type: 'text-state' }>

/** The open page, as those see it who show it. */
export type PageFrame = {
  /** Null until a token is here. */
  readonly src: string | null
  readonly isReady: boolean
  readonly error: unknown
  readonly title: string
  /** Null while no text is being edited. */
  readonly textState: TextState | null
  readonly problems: PageProblems | null
  /** The link that somebody wants to give to words of the text; null: none is asked for. */
  readonly wishedLink: TextLink | null
  readonly wishLink: (link: TextLink | null) => void
  readonly send: (message: EditorMessage) => void
  readonly onLoad: () => void
  readonly reload: () => void
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  readonly resolve: (keep: 'mine' | 'theirs') => void
}

type Options = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly site: Site
  readonly path: string
  readonly onOpen: (path: string) => void
  /** Opens the settings of a block of the page; null closes them. */
  readonly onSettings: (blockId: string | null) => void
  readonly focusToolbar: () => void
}

/** What the page that was loaded from `src` has said of itself. */
type Told = {
  readonly src: string | null
  readonly isReady: boolean
  readonly title: string
  readonly textState: TextState | null
  readonly problems: PageProblems | null
  readonly wishedLink: TextLink | null
}

/** How long a page may take to speak; a page without our script is shown all the same. */
const silenceMs = 2500

/** The frame's address, and the conversation with the page in it. */
export function usePageFrame(options: Options): PageFrame {
  const { frame, site, path } = options
  const { siteId } = site
  const origin = siteOrigin(site)
  const { src, error, reload } = useFrameAddress(site, path)
  const untold: Told = {
    src,
    isReady: false,
    title: '',
    textState: null,
    problems: null,
    wishedLink: null,
  }
  const [last, setTold] = useState<Told>(untold)
  const told = last.src === src ? last : untold
  const tell = (news: Partial<Told>): void => {
    setTold((before) => ({ ...(before.src === src ? before : untold), ...news }))
  }
  const send = useCallback(
    (message: EditorMessage): void => {
      frame.current?.contentWindow?.postMessage(wrapMessage(message), origin)
    },
    [frame, origin],
  )
  const live = useLivePage({ siteId, path, src, send })
  const receive = useReceiver({ ...options, src }, send, tell)
  useFrameMessages(frame, origin, (message) => {
    live(message)
    receive(message)
  })
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  // what a page that was left would have been taken for is nothing about the next
  useEffect(() => () => clearTimeout(silence.current), [src])
  return {
    ...told,
    error,
    wishLink: (wishedLink) => tell({ wishedLink }),
    send,
    reload,
    onLoad() {
      send({ type: 'hello' })
      silence.current = setTimeout(() => tell({ isReady: true }), silenceMs)
    },
    save: () => saveTexts(siteId),
    discard() {
      const saved = discardText()
      if (saved !== null) send({ type: 'set-text', ...saved })
      tell({ textState: null })
    },
    resolve(keep) {
      const kept = resolveText(siteId, keep)
      // a text that is still edited there is one's own already, and its caret stays
      const isShown = keep === 'mine' && told.textState !== null
      if (kept !== null && !isShown) send({ type: 'set-text', ...kept })
    },
  }
}

type Send = (message: EditorMessage) => void
type Tell = (news: Partial<Told>) => void

/** What each message of the page does here. */
function useReceiver(
  options: Options & { readonly src: string | null },
  send: Send,
  tell: Tell,
): (message: FrameMessage) => void {
  const { frame, site, path, src, onOpen, onSettings, focusToolbar } = options
  const { siteId } = site
  const scroll = useRef({ path, top: 0 })
  const greeted = useRef<string | null>(null)
  return (message) => {
    takeCanvasMessage(message, { siteId, onSettings, send })
    takeStyleMessage(message, send)
    takeTextWish(message, { siteId, send, focusPage: () => frame.current?.focus() })
    takeTyped(message, siteId, send)
    takeNews(message, tell)
    switch (message.type) {
      case 'ready':
        // asked again once all pictures are here: somebody may be typing by then
        if (greeted.current === src) break
        greeted.current = src
        if (scroll.current.path === path) send({ type: 'scroll-to', top: scroll.current.top })
        showDrafts(siteId, send)
        break
      case 'scrolled':
        scroll.current = { path, top: message.top }
        break
      case 'navigate':
        // a click on a link also ends the edit, whose save goes first
        void saveTexts(siteId).then(() => onOpen(message.path))
        break
      case 'not-text':
        showNotice({ message: notTextWords(message.what) })
        break
      case 'leave-site':
        showNotice({ message: `This link leads to ${message.url}` })
        break
      case 'shortcut':
        passOn(message.name, focusToolbar)
    }
  }
}

/** What somebody types in a text is kept, and stored once they leave it. */
function takeTyped(message: FrameMessage, siteId: string, send: Send): void {
  if (message.type === 'editing') {
    const { layoutId, blockId } = message
    void beginText(siteId, message, (html) => send({ type: 'set-text', layoutId, blockId, html }))
  } else if (message.type === 'text-changed') {
    keepText(siteId, message)
  } else if (message.type === 'save-wished' || message.type === 'editing-ended') {
    void saveTexts(siteId)
  }
}

/** What the page says of itself, for those who show it. */
function takeNews(message: FrameMessage, tell: Tell): void {
  if (message.type === 'ready') tell({ isReady: true, title: message.title })
  else if (message.type === 'text-state') tell({ textState: message })
  else if (message.type === 'editing-ended') tell({ textState: null })
  else if (message.type === 'link-wished') tell({ wishedLink: message })
  else if (message.type === 'problems') tell({ problems: message })
}

/** A page that loads again, as after an undo elsewhere, goes on with what was typed. */
function showDrafts(siteId: string, send: Send): void {
  for (const { layoutId, blockId, fields } of textDrafts(siteId)) {
    send({ type: 'set-text', layoutId, blockId, html: String(fields['html']?.typed) })
  }
}

type Shortcut = Extract<FrameMessage, { type: 'shortcut' }>['name']

/** Keys of the editor that were pressed inside the frame. */
function passOn(name: Shortcut, focusToolbar: () => void): void {
  if (name === 'toolbar') focusToolbar()
  else if (name === 'publish') globalThis.dispatchEvent(new Event(publishEvent))
  else if (name === 'palette') globalThis.dispatchEvent(new Event(paletteEvent))
  else globalThis.dispatchEvent(new CustomEvent(travelEvent, { detail: name }))
}
