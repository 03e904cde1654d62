import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { makeLock } from '../locks/make-lock.ts'
import { tryPassword, type Try } from '../locks/try-password.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_SIGN_IN_PER_15MIN: '1' } })
})
afterAll(() => server.close())

const password = 'quiet river 7'
const site = () => server.context.database.dbFor(server.siteId)

async function newLock(): Promise<string> {
  const made = await makeLock(site(), password, {
    now: server.time.now,
    random: server.context.random,
  })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

async function attempt(more: Partial<Try>): Promise<string> {
  const tried = { lockId: '', password, address: '10.0.0.1', uptime: 0, signInFailures: 2, ...more }
  const done = await tryPassword(site(), tried)
  return done.ok ? 'opened' : done.refusal.code
}

describe('tries of a password', () => {
  test('that are wrong are counted for an address and site, even those of one moment', async () => {
    const [lockId, other] = [await newLock(), await newLock()]
    const wrong = Array.from({ length: 6 }, (_, at) =>
      attempt({ lockId: at % 2 === 0 ? lockId : other, password: `quiet river ${at + 20}` }),
    )
    const codes = (await Promise.all(wrong)).toSorted()
    expect(codes).toEqual([
      ...Array.from({ length: 2 }, () => 'too-many-tries'),
      ...Array.from({ length: 4 }, () => 'wrong-password'),
    ])
    expect(await attempt({ lockId })).toBe('too-many-tries')
    expect(await attempt({ lockId, address: '10.0.0.2' })).toBe('opened')
    expect(await attempt({ lockId, uptime: 15 * 60_000 })).toBe('opened')
  })

  test('that are right count for nothing, so that many guests come from one address', async () => {
    const lockId = await newLock()
    for (let guest = 0; guest < 6; guest++) {
      expect(await attempt({ lockId, address: '10.0.0.3' })).toBe('opened')
    }
  })

  test('that come in one moment from one address lock nobody out there who knows the password', async () => {
    const lockId = await newLock()
    const guests = Array.from({ length: 12 }, () => attempt({ lockId, address: '10.0.0.6' }))
    expect(new Set(await Promise.all(guests))).toEqual(new Set(['opened', 'too-many-tries']))
    expect(await attempt({ lockId, address: '10.0.0.6' })).toBe('opened')
  })

  test('that nobody could look at count for nothing', async () => {
    const address = '10.0.0.5'
    const away = {
      siteId: server.siteId,
      get queries(): never {
        throw new Error('the database is away')
      },
    } as unknown as ReturnType<typeof site>
    for (let at = 0; at < 6; at++) {
      const tried = { lockId: '', password, address, uptime: 0, signInFailures: 2 }
      await expect(tryPassword(away, tried)).rejects.toThrow('away')
    }
    expect(await attempt({ lockId: await newLock(), address })).toBe('opened')
  })

  test('of another site’s lock open nothing', async () => {
    const lockId = await newLock()
    const elsewhere = server.context.database.dbFor('ab'.repeat(12) as typeof server.siteId)
    const tried = { lockId, password, address: '10.0.0.4', uptime: 0, signInFailures: 2 }
    expect(await tryPassword(elsewhere, tried)).toMatchObject({ ok: false })
  })
})

test('whoever tried too often is told so on the lock screen, and when to come again', async () => {
  const owner = await server.owner()
  const set = { lockId: await newLock() }
  const body = { action: 'set-site-password', input: { set } }
  await owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, body)
  server.time.now += 1500
  const ada = server.visitor()
  await ada.get('/')
  const enter = (typed: string) => ada.postForm('/_vitrine/unlock', { path: '/', password: typed })
  for (const typed of ['one wrong word', 'two wrong words']) {
    const wrong = await enter(typed)
    expect(wrong.status).toBe(403)
    expect(wrong.text).toContain('<title>Error: This page is locked')
  }
  const late = await enter(password)
  expect(late.status).toBe(429)
  expect(late.text).toContain('Too many tries. Please wait some minutes before the next one.')
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})
