import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyOwnerAction } from '@vitrine/rules/ground/changes/owner-action.ts'
import { storeLayout } from '../../testing/store-layout.ts'
import { setSocialAccounts } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let about: string

const accounts = [
  { serviceName: 'instagram', profileUrl: 'https://instagram.com/aino?a=1&b="2"' },
  { serviceName: '<b>Ours</b>', profileUrl: 'https://ours.example/aino' },
  { serviceName: 'youtube', profileUrl: 'https://youtube.com/@aino' },
]

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  const site = server.context.database.dbFor(server.siteId)
  const collections = await listDocuments(site, 'collection', {})
  about = collections.find(({ body }) => body.urlId === 'about')?.id ?? ''
  await perform(setSocialAccounts, {
    set: { socialAccounts: accounts },
    seen: { socialAccounts: [] },
  })
})
afterAll(() => server?.close())

async function perform(action: AnyOwnerAction, input: unknown): Promise<void> {
  const { context, siteId, time } = server
  const options = { authorId: null, now: time.now, random: context.random }
  expect(await performAction(context, siteId, action, input, options)).toMatchObject({ ok: true })
  // pages are checked against the site's revision once a second
  time.now += 2000
}

/** What stands in the block when the page holds it alone. */
async function shown(type: number, value: Readonly<Record<string, unknown>>): Promise<string> {
  const column = { id: 'c', span: 12, blocks: [{ id: 'b', type, value }], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  await perform(storeLayout, { layoutId: `page-${about}`, layout })
  const { text } = await server.visitor().get('/about')
  const block = text.slice(text.indexOf(' id="block-b"'))
  return block.slice(0, block.indexOf('</main>'))
}

const names = (html: string) => [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)

test.each([54, 48, 19])(
  'social links of number %s are signs with names that lead to every account of the site',
  async (type) => {
    const html = await shown(type, {})
    expect(names(html)).toEqual(['Instagram', '&lt;b&gt;Ours&lt;/b&gt;', 'YouTube'])
    expect(html).toContain('href="https://instagram.com/aino?a=1&amp;b=&quot;2&quot;"')
    expect(html).toContain('<use href="/universal/svg/social-accounts.svg#instagram-icon"')
    // one of a service without a sign of its own
    expect(html).toContain('svg#url-icon"')
  },
)

test('social links of chosen services keep the order of the settings, and leave out what is gone', async () => {
  const html = await shown(54, { accounts: ['youtube', 'tiktok', 'instagram'] })
  expect(names(html)).toEqual(['Instagram', 'YouTube'])
  expect(await shown(54, { accounts: [] })).toContain('<div class="sqs-block-content"></div>')
})

test('social links carry the classes that stylesheets know their look by', async () => {
  const look = { iconStyle: 'knockout', iconColor: 'standard', iconSize: 'extra-large' }
  const html = await shown(54, { ...look, iconAlignment: 'right' })
  expect(html).toContain(
    'class="sqs-svg-icon--outer social-icon-alignment-right social-icons-color-standard ' +
      'social-icons-size-extra-large social-icons-style-knockout"',
  )
  expect(html).toContain('class="sqs-svg-icon--wrapper instagram"')
  const masks = [...html.matchAll(/<mask id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(masks).size).toBe(3)
  for (const id of masks) expect(html).toContain(`mask="url(#${id})"`)
  const odd = await shown(54, { iconStyle: '"><b>', iconSize: 7, accounts: 'all' })
  expect(odd).toContain('social-icons-size-small social-icons-style-regular"')
  expect(names(odd)).toHaveLength(3)
})

test('social links say in the editor where accounts are entered while there are none', async () => {
  await shown(54, {})
  const hint = 'data-hint="Its accounts are entered in Settings, under Social accounts."'
  const inFrame = async () => {
    const who = await server.owner()
    const ticket = await who.write('POST', `/api/editor/sites/${server.siteId}/edit-tokens`)
    const { token } = ticket.json<{ token: string }>()
    const { text } = await server.visitor().get(`/about?edit=${token}`)
    return text
  }
  expect(await inFrame()).not.toContain(hint)
  await perform(setSocialAccounts, {
    set: { socialAccounts: [] },
    seen: { socialAccounts: accounts },
  })
  expect(await inFrame()).toContain(hint)
  const { text } = await server.visitor().get('/about')
  expect(text).not.toContain('sqs-svg-icon')
})
