import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBusiness } from '@vitrine/rules/site/sites/business-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
})
afterAll(() => server?.close())

async function footer(): Promise<string> {
  const { text } = await server.visitor().get('/')
  return text.slice(text.indexOf('<footer'))
}

test('the sample address and hours stand at the foot of the starter until the owner tells others', async () => {
  const before = await footer()
  expect(before.match(/4 Ferry Slip/g)).toHaveLength(1)
  expect(before.match(/Thursday/g)).toHaveLength(1)
  const { context, siteId, time } = server
  const set = { addressLine1: '9 Rope Walk', addressLine2: 'Leith', thursday: '', friday: '9–12' }
  const options = { authorId: null, now: time.now, random: context.random }
  expect((await performAction(context, siteId, setBusiness, { set }, options)).ok).toBe(true)
  // pages are checked against the site's revision once a second
  time.now += 2000
  const after = await footer()
  expect(after).toContain('9 Rope Walk')
  expect(after).not.toContain('Ferry Slip')
  expect(after).not.toContain('Thursday')
})
