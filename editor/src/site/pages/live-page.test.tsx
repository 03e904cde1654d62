import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  closeEditor,
  type Network,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { openHomePage } from '../../ground/changes/testing/home-page.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { onDocuments, shownBody } from '../../ground/changes/shown-documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { beginText, keepText } from '../blocks/text-draft.ts'
import { LivePage } from './live-page.ts'

let network: Network
let shop: TestShop
let layoutId: string
let blockId: string
const send = vi.fn<(message: EditorMessage) => void>()

beforeEach(async () => {
  send.mockClear()
  ;({ network, shop, layoutId, blockId } = await openHomePage())
})
afterEach(() => closeEditor())

const shown = () =>
  send.mock.calls.flatMap(([message]) => (message.type === 'show-blocks' ? [message.blocks] : []))

it('leaves a text as somebody types it, though an older one is on its way to the page', async () => {
  const { siteId } = shop
  const query = { ...documentQuery(siteId, 'layout', layoutId), staleTime: 0 }
  await queryClient.fetchQuery(query)
  const page = new LivePage({ siteId, path: '/', send })
  page.receive({ type: 'ready', layouts: [layoutId] } as never)
  const stop = onDocuments((_, changes, isShown) => page.hear(changes, isShown))
  await expect.poll(() => shownBody(siteId, { kind: 'layout', id: layoutId })).toBeDefined()
  await beginText(siteId, { layoutId, blockId, html: '' }, () => undefined)
  network.after = (request) => {
    // they go on while the answer is on its way
    if (request.endsWith('/render-blocks')) keepText(siteId, { layoutId, blockId, html: '<p>Mine' })
    return Promise.resolve()
  }
  await shop.act('edit-text-block', { layoutId, blockId, html: '<p>Hers</p>' })
  await queryClient.fetchQuery(query)
  await expect.poll(() => shown()).toHaveLength(1)
  expect(shown()).toEqual([[]])
  stop()
  page.end()
})

it('says nothing to a page that was left while what stands on it was read', async () => {
  const { siteId } = shop
  const page = new LivePage({ siteId, path: '/', send })
  const change = {
    kind: 'layout',
    id: layoutId,
    before: { rows: [] },
    after: { rows: [] },
  } as const
  const left = new Promise<void>((resolve) => {
    network.after = () => {
      page.end()
      resolve()
      return Promise.resolve()
    }
  })
  page.receive({ type: 'ready', layouts: [layoutId] } as never)
  page.hear([change as never], false)
  await left
  await expect
    .poll(() => queryClient.getQueryState(['documents', siteId, 'layout', layoutId])?.status)
    .toBe('success')
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(send).not.toHaveBeenCalled()
})
