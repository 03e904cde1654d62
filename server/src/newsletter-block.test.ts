import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listLimits } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { listDocuments } from './ground/documents/read-documents.ts'
import { performAction } from './ground/changes/perform-action.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { storeLayout } from './testing/store-layout.ts'

let server: TestServer
let origin: string
const path = '/_vitrine/newsletter'
const block = 'b'.repeat(24)
const hostile = '"><script>alert(1)</script>'

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  origin = `http://fern.localhost:${server.port}`
  await stands({ title: 'News of the kiln', disclaimer: `Once a month. ${hostile}` })
})
afterAll(() => server?.close())
beforeEach(() => {
  server.time.now += listLimits.mailAgainAfterMs + 1000
})

/** The page of the workshop has the block and nothing else. */
async function stands(value: Readonly<Record<string, unknown>>): Promise<void> {
  const { context, siteId, time } = server
  const site = context.database.dbFor(siteId)
  const about = (await listDocuments(site, 'collection', {})).find(
    ({ body }) => body.urlId === 'about',
  )
  const column = { id: 'c', span: 12, blocks: [{ id: block, type: 51, value }], rows: [] }
  const input = {
    layoutId: `page-${about?.id}`,
    layout: { columns: 12, rows: [{ id: 'r', columns: [column] }] },
  }
  const options = { authorId: null, now: time.now, random: context.random }
  await performAction(context, siteId, storeLayout, input, options)
  time.now += 2000
}

/** Sends the form as a browser does. @param referer where the form stood; empty: it does not say */
async function post(fields: Readonly<Record<string, string>>, referer: string) {
  const visitor = server.visitor()
  await visitor.get('/about')
  return visitor.send(path, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer !== '' && { referer }),
    },
    body: new URLSearchParams({ block, ...fields }).toString(),
  })
}

const send = (fields: Readonly<Record<string, string>>, from = '/about') =>
  post(fields, origin + from)

const subscribers = () =>
  server.context.database.kysely
    .selectFrom('subscriber')
    .select(['email', 'state', 'source', 'consent_text'])
    .execute()

it('is a form that works without a script, with what came of it beside it', async () => {
  const { text } = await server.visitor().get('/about')
  expect(text).toContain('<h2 class="newsletter-title">News of the kiln</h2>')
  expect(text).toContain(`action="${path}"`)
  expect(text).toContain('>Send me news by e-mail</button>')
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('captcha-container')
  const sent = await send({ email: 'ada@shopper.example' }, '/about?from=here')
  expect(sent.status).toBe(303)
  const anchor = `newsletter-${block}-sent`
  expect(sent.headers.location).toBe(`${origin}/about?from=here#${anchor}`)
  expect(text).toContain(`id="${anchor}"`)
  // what stood there is kept as what was agreed to, and the address waits for its mail
  expect(await subscribers()).toEqual([
    {
      email: 'ada@shopper.example',
      state: 'asked',
      source: 'page',
      consent_text: `News of the kiln / Once a month. ${hostile}`,
    },
  ])
})

it('says where it stands what is wrong with an address', async () => {
  for (const [email, state] of [
    [' ', 'blank'],
    ['ada', 'not-valid'],
  ] as const) {
    const { headers } = await send({ email })
    expect(headers.location).toBe(`${origin}/about#newsletter-${block}-${state}`)
  }
  expect(await subscribers()).toHaveLength(1)
})

it('answers by a page where no browser says where the form stood, and leads to no other site', async () => {
  for (const referer of ['', 'https://elsewhere.example/about', 'nonsense']) {
    const told = await post({ email: `bea${referer.length}@shopper.example` }, referer)
    expect(told.status).toBe(200)
    expect(told.text).toContain('We have sent you a link.')
  }
  const wrong = await post({ email: 'bea' }, '')
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain(`name="block" value="${block}"`)
})

it('is asked for by nobody on a site that has no such block', async () => {
  const before = await subscribers()
  expect((await send({ email: 'cleo@shopper.example', block: 'c'.repeat(24) })).status).toBe(404)
  expect((await send({ email: 'cleo@shopper.example', block: '' })).status).toBe(404)
  expect(await subscribers()).toEqual(before)
})

it('has the captcha of the site, whose wrong answers count for nothing', async () => {
  const owner = await server.owner()
  const site = `/api/editor/sites/${server.siteId}`
  const kept = await owner.write('POST', `${site}/captcha-secrets`, {
    provider: 'altcha',
    secret: '',
  })
  const { secretId } = kept.json<{ secretId: string }>()
  const shown = { captchaTheme: 'light', captchaAlignment: 'left' }
  const captcha = { provider: 'altcha', siteKey: secretId, secretId, ...shown }
  const set = { action: 'set-captcha', input: { set: { captcha } } }
  expect((await owner.write('POST', `${site}/actions`, set)).status).toBe(200)
  server.time.now += 1500
  const { text } = await server.visitor().get('/about')
  expect(text).toContain('class="captcha-container captcha-left" data-captcha="altcha"')
  const before = await subscribers()
  const { headers } = await send({ email: 'dora@shopper.example', captchaKey: 'made up' })
  expect(headers.location).toContain(`#newsletter-${block}-captcha`)
  expect(await subscribers()).toEqual(before)
  // whoever has no script solves none
  await send({ email: 'dora@shopper.example' })
  expect(await subscribers()).toHaveLength(before.length + 1)
})
