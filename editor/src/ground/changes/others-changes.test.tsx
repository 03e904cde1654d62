import { afterEach, beforeEach, expect, it } from 'vitest'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { queryClient } from '../http/query-client.ts'
import { documentQuery, historyQuery } from './documents.ts'
import { makeNewId } from './drafts.ts'
import { readOthersChanges } from './others-changes.ts'
import { performSoon } from './pending-actions.ts'
import { endOfTurns } from './site-turns.ts'
import { noteHeard, onDocuments, shownBody } from './shown-documents.ts'
import { closeEditor, type Network, type TestShop } from './testing/served-editor.tsx'
import { openHomePage } from './testing/home-page.ts'

let network: Network
let shop: TestShop
let layoutId: string

beforeEach(async () => {
  ;({ network, shop, layoutId } = await openHomePage())
  await queryClient.fetchQuery(documentQuery(shop.siteId, 'layout', layoutId))
})
afterEach(() => closeEditor())

const shown = () => shownBody(shop.siteId, { kind: 'layout', id: layoutId }) as Layout
const words = () => blocksOfLayout(shown())[0]?.value['html']

async function writeElsewhere(html: string): Promise<void> {
  const blockId = blocksOfLayout(shown())[0]?.id
  await shop.act('edit-text-block', { layoutId, blockId, html })
}

/** A section of the page's first row, which is no change of the page. */
function keepSection() {
  const rowIds = [shown().rows[0]?.id ?? '']
  const input = { layoutId, rowIds, sectionId: makeNewId(), title: 'Kept' }
  return { action: 'save-section', input } as const
}

it('shows what somebody else did right before a change of one’s own', async () => {
  await queryClient.fetchQuery(historyQuery(shop.siteId))
  await writeElsewhere('<p>Hers</p>')
  expect((await performSoon(shop.siteId, keepSection(), 'A section')).ok).toBe(true)
  await endOfTurns(shop.siteId)
  await readOthersChanges(shop.siteId)
  expect(words()).toBe('<p>Hers</p>')
})

it('shows what somebody else did before something that was read since', async () => {
  await queryClient.fetchQuery(historyQuery(shop.siteId))
  const { action, input } = keepSection()
  await writeElsewhere('<p>Hers</p>')
  await shop.act(action, input)
  await queryClient.fetchQuery(documentQuery(shop.siteId, 'section', input.sectionId))
  await readOthersChanges(shop.siteId)
  expect(words()).toBe('<p>Hers</p>')
})

it('takes a change of one’s own, whose answer is on its way, for nobody else’s', async () => {
  const { siteId } = shop
  await queryClient.fetchQuery(historyQuery(siteId))
  const told: string[] = []
  const stop = onDocuments((_, changes) => told.push(...changes.map(({ kind }) => kind)))
  network.after = (request) =>
    request.endsWith('/actions') ? readOthersChanges(siteId) : Promise.resolve()
  const blockIds = [blocksOfLayout(shown())[0]?.id ?? '']
  const input = { layoutId, blockIds, ids: [makeNewId()] }
  await performSoon(siteId, { action: 'duplicate-blocks', input }, 'A copy')
  expect(network.sent.filter((request) => request.endsWith('/history'))).toHaveLength(1)
  await readOthersChanges(siteId)
  stop()
  expect(told.filter((kind) => kind !== 'layout')).toEqual([])
})

it('does not go on from what was read before changes that history does not tell of', async () => {
  const { siteId } = shop
  // how the site was made is no change that it tells of
  noteHeard(siteId, 0)

  await writeElsewhere('<p>Hers</p>')
  await readOthersChanges(siteId)
  expect(shown()).toBeUndefined()
  await queryClient.fetchQuery({ ...documentQuery(siteId, 'layout', layoutId), staleTime: 0 })
  expect(words()).toBe('<p>Hers</p>')
})
