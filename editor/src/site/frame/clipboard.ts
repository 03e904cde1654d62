import type { FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import type { PageBlock } from './page-block.ts'
import { contentOf } from './text-block.ts'

type Kind = Extract<FrameMessage, { type: 'clipboard' }>['kind']

/**
 * Copying and pasting while no text is edited means blocks. What others may read of a block goes to
 * the system; the editor keeps the block itself.
 */
export function passClipboardOn(
  chosen: () => PageBlock | undefined,
  isTyping: () => boolean,
  send: (message: FrameMessage) => void,
): void {
  for (const kind of ['copy', 'cut', 'paste'] as const) {
    document.addEventListener(kind, (event) => {
      const said = isTyping() ? undefined : readClipboard(kind, event, chosen())
      if (said === undefined) return
      event.preventDefault()
      send({ type: 'clipboard', kind, ...said })
    })
  }
}

function readClipboard(
  kind: Kind,
  { clipboardData }: ClipboardEvent,
  block: PageBlock | undefined,
): { html: string; text: string } | undefined {
  if (clipboardData === null) return undefined
  if (kind === 'paste') {
    return { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
  }
  // words that are marked on the page are copied as anywhere
  if (block === undefined || getSelection()?.isCollapsed === false) return undefined
  const html = contentOf(block).innerHTML
  const text = block.element.innerText.trim() || (block.element.getAttribute('aria-label') ?? '')
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  return { html, text }
}
