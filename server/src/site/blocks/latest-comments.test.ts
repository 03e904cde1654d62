import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentRates } from '@vitrine/rules/site/comments/comment-limits.ts'
import type { CommentsReply } from '@vitrine/rules/site/comments/comments-api.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
  await set({ commentsEnabled: true, commentApprovalRequired: true, commentEnableByDefault: true })
})
afterAll(() => shop.close())

async function set(fields: Readonly<Record<string, boolean>>): Promise<void> {
  await shop.perform('set-comments', { set: fields })
  shop.aSecondPasses()
}

const comments = () => `/api/editor/sites/${shop.siteId}/comments`

/** Writes a comment that its owner approves, or leaves waiting. */
async function write(text: string, state?: 'approved'): Promise<void> {
  shop.time.now += commentRates.windowMs
  const shown = String(shop.time.now - 60_000)
  const typed = { path: '/journal/second-firing', name: 'Ada <b>', email: '', url: '', text, shown }
  expect((await shop.visitor().postForm('/_vitrine/comments', typed)).status).toBe(303)
  if (state === undefined) return
  const waiting = (await shop.ownerHere.get(comments())).json<CommentsReply>().comments
  const ids = waiting
    .filter(({ body }) => body.slice(0, 5) === text.slice(0, 5))
    .map(({ id }) => id)
  await shop.ownerHere.write('POST', `${comments()}/states`, { ids, state })
}

/** What visitors see of the block, which stands alone on a page. */
async function shown(value: Readonly<Record<string, unknown>>): Promise<string> {
  const column = { id: 'c', span: 12, blocks: [{ id: 'b', type: 16, value }], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  await shop.perform('save-layout', { layoutId: `page-${shop.pageId('about')}`, layout })
  shop.aSecondPasses()
  const { text } = await shop.visitor().get('/about')
  const block = text.slice(text.indexOf('id="block-b"'))
  return block.slice(0, block.indexOf('</main>'))
}

const ofJournal = (value: object = {}) =>
  shown({ collectionId: shop.pageId('journal'), limit: 2, ...value })
const texts = (html: string) =>
  [...html.matchAll(/latest-comment-text" dir="auto">([^<]*)</g)].map(([, text]) => text)

test('the latest comments of a page are those that are approved, the newest first, with where they stand', async () => {
  expect(await ofJournal()).toContain('No Comments')
  const long = `${'word '.repeat(40)}\n\nend`
  await write('First.', 'approved')
  await write('Waits.')
  await write(long, 'approved')
  await write('<i>Third</i>', 'approved')
  const html = await ofJournal()
  expect(texts(html)).toEqual(['&lt;i&gt;Third&lt;/i&gt;', `${'word '.repeat(31)}word…`])
  expect(html).toContain('<b class="latest-comment-author" dir="auto">Ada &lt;b&gt;</b>')
  const [, address = ''] = /latest-comment-item" href="([^"]+)"/.exec(html) ?? []
  const [path = '', id = ''] = address.split('#')
  expect((await shop.visitor().get(path)).text).toContain(`id="${id}"`)
  expect(texts(await ofJournal({ limit: 3 }))).toHaveLength(3)
  const bare = await ofJournal({ showText: false, showDate: false })
  expect([bare.includes('latest-comment-item'), bare.includes('<time')]).toEqual([true, false])
  expect(texts(bare)).toEqual([])
})

test('a page that shows them shows the next one as soon as it is approved', async () => {
  await ofJournal()
  await write('At once.', 'approved')
  shop.aSecondPasses()
  expect((await shop.visitor().get('/about')).text).toContain('At once.')
})

test('they are of no page that is gone, locked or without comments', async () => {
  const empty = '<div class="sqs-block-content"></div>'
  expect(await shown({ collectionId: 'ffffffffffffffffffffffff' })).toContain(empty)
  expect(await shown({ limit: 5 })).toContain(empty)
  await shop.lock('journal', 'a kiln of one’s own')
  expect(await ofJournal()).toContain(empty)
  await shop.unlockAll()
  expect(texts(await ofJournal())).toHaveLength(2)
  await set({ commentsEnabled: false })
  expect(texts(await ofJournal())).toEqual([])
})
