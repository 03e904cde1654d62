import type { Page } from 'playwright-core'

/** Asks the server as the same person in another tab does. */
export async function askServer<Reply>(
  editor: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  return editor.evaluate(
    async ([how, where, json]) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-csrf-token': crumb }
      const sent = json === '' ? {} : { body: json }
      const answer = await fetch(where, { method: how, headers, ...sent })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as never
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )
}

/** The layout of the shop's home page with its draft, and what somebody else does to it. */
export async function findHome(editor: Page) {
  const { sites } = await askServer<{ sites: { siteId: string }[] }>(
    editor,
    'GET',
    '/api/editor/sites',
  )
  const base = `/api/editor/sites/${sites[0]?.siteId}`
  type Pages = { documents: { id: string; body: { homepage: boolean } }[] }
  const pages = await askServer<Pages>(editor, 'GET', `${base}/documents?kind=collection`)
  const layoutId = `page-${pages.documents.find(({ body }) => body.homepage)?.id}`
  return {
    layoutId,
    draftId: `draft-${layoutId}`,
    act: (action: string, input: object) =>
      askServer(editor, 'POST', `${base}/actions`, { action, input }),
  }
}

/** An id that nothing has yet. */
export const newId = () =>
  (Date.now() * 4096 + Math.floor(Math.random() * 4096)).toString(16).padStart(24, '0')
