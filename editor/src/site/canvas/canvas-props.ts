import type { RefObject } from 'react'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'

export type CanvasProps = {
  readonly siteId: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Whether the page of this address listens. */
  readonly isReady: boolean
  readonly src: string
  readonly send: (message: EditorMessage) => void
  readonly onSettings: (blockId: string | null) => void
}
