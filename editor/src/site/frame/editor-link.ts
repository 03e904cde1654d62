import {
  readEditorMessage,
  wrapMessage,
  type EditorMessage,
  type FrameMessage,
} from '@vitrine/rules/site/sites/frame-messages.ts'

export type EditorLink = {
  readonly send: (message: FrameMessage) => void
}

/**
 * The way to the editor that framed this page. Its origin stands in the token by which the page was
 * opened, which the server has checked; nobody else is listened to or told anything.
 * @returns undefined where the page is not in the editor's frame
 */
export function openEditorLink(receive: (message: EditorMessage) => void): EditorLink | undefined {
  const origin = editorOrigin(new URLSearchParams(location.search).get('edit'))
  if (origin === undefined || globalThis.parent === globalThis.self) return undefined
  globalThis.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== globalThis.parent) return
    const message = readEditorMessage(event.data)
    if (message !== undefined) receive(message)
  })
  return { send: (message) => globalThis.parent.postMessage(wrapMessage(message), origin) }
}

function editorOrigin(token: string | null): string | undefined {
  const payload = token?.split('.')[0]
  if (payload === undefined) return undefined
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const claims = JSON.parse(text) as { editorOrigin?: unknown }
    return typeof claims.editorOrigin === 'string' ? claims.editorOrigin : undefined
  } catch {
    return undefined
  }
}
