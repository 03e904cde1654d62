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

type NamedPage = { readonly homepage: boolean; readonly urlId: string }

/** The layout of a page of the shop with its draft, and what somebody else does to it. */
export async function findPage(editor: Page, isMeant: (page: NamedPage) => boolean) {
  const { sites } = await askServer<{ sites: { siteId: string }[] }>(
    editor,
    'GET',
    '/api/editor/sites',
  )
  const site = `/api/editor/sites/${sites[0]?.siteId}`
  type Pages = { documents: { id: string; body: NamedPage }[] }
  const pages = await askServer<Pages>(editor, 'GET', `${site}/documents?kind=collection`)
  const layoutId = `page-${pages.documents.find(({ body }) => isMeant(body))?.id}`
  return {
    /** Where the calls about the site begin. */
    site,
    layoutId,
    draftId: `draft-${layoutId}`,
    act: (action: string, input: object) =>
      askServer(editor, 'POST', `${site}/actions`, { action, input }),
  }
}

export type FoundPage = Awaited<ReturnType<typeof findPage>>

export const isHome = ({ homepage }: NamedPage): boolean => homepage

/** An id that nothing has yet. */
export const newId = () =>
  (Date.now() * 4096 + Math.floor(Math.random() * 4096)).toString(16).padStart(24, '0')
