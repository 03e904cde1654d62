import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commentRates, uncheckedRates } from '@vitrine/rules/site/comments/comment-limits.ts'
import type { CommentsReply } from '@vitrine/rules/site/comments/comments-api.ts'
import {
  challengeMs,
  mostNumber,
  type Challenge,
} from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { captchaTestWords } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import type { CaptchaProvider } from '@vitrine/rules/site/sites/captcha-settings.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import type { TestResponse } from '../../testing/http-client.ts'
import { makeChallenge, solveChallenge } from './challenges.ts'

/** Stands in for all services, and notes what it is asked. */
let stand: Server
let asked: { readonly url: string; readonly body: string }[] = []
let told: { readonly status?: number; readonly text: string } = { text: '' }
let shop: LockedShop

beforeAll(async () => {
  stand = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body })
      response.writeHead(told.status ?? 200).end(told.text)
    })
  })
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
  const { port } = stand.address() as AddressInfo
  shop = await openLockedShop({ environment: { CAPTCHA_SERVICES: `http://127.0.0.1:${port}/` } })
  await shop.perform('set-comments', {
    set: { commentsEnabled: true, commentApprovalRequired: false },
  })
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => stand.close(resolve))
})
beforeEach(() => {
  // what an address may do is counted by the uptime, which moves with the clock
  shop.time.now += commentRates.windowMs
  asked = []
})

const base = () => `/api/editor/sites/${shop.siteId}`

async function keep(provider: CaptchaProvider, secret = ''): Promise<string> {
  const kept = await shop.ownerHere.write('POST', `${base()}/captcha-secrets`, { provider, secret })
  return kept.json<{ secretId: string }>().secretId
}

async function setUp(provider: CaptchaProvider, secret = ''): Promise<void> {
  const secretId = await keep(provider, secret)
  const siteKey = provider === 'altcha' ? secretId : 'site-key'
  const shown = { captchaTheme: 'light', captchaAlignment: 'left' }
  await shop.perform('set-captcha', { set: { captcha: { provider, siteKey, secretId, ...shown } } })
  shop.aSecondPasses()
}

const tested = async () =>
  (await shop.ownerHere.write('POST', `${base()}/captcha-tests`)).json<object>()

function write(fields: Readonly<Record<string, string>> = {}): Promise<TestResponse> {
  const shown = String(shop.time.now - 60_000)
  const typed = { path: '/journal/second-firing', name: 'Ada', text: 'Kept <words>', shown }
  return shop.visitor().postForm('/_vitrine/comments', { ...typed, ...fields })
}

const askedFor = async () => (await shop.visitor().get('/_vitrine/captcha')).json<Challenge>()

/** As a browser answers a challenge. */
function answer(challenge: Challenge, more: object = {}): string {
  return JSON.stringify({ algorithm: 'SHA-256', ...solveChallenge(challenge), ...more })
}

async function inState(state: string): Promise<number> {
  const found = await shop.ownerHere.get(`${base()}/comments?state=${state}&limit=100`)
  return found.json<CommentsReply>().comments.length
}

async function refused(captchaKey: string, sentence: string): Promise<void> {
  const before = await inState('approved')
  const sent = await write({ captchaKey })
  expect([sent.status, sent.text.includes(sentence)]).toEqual([400, true])
  expect(sent.text).toContain('Kept &lt;words&gt;</textarea>')
  expect(await inState('approved')).toBe(before)
}

test('a site without a site key has no captcha, and no challenge', async () => {
  const page = await shop.visitor().get('/journal/second-firing')
  expect(page.text).toContain('comment-form')
  expect(page.text).not.toContain('captcha-container')
  expect((await shop.visitor().get('/_vitrine/captcha')).status).toBe(404)
  expect(await tested()).toEqual({ works: false, words: captchaTestWords['no-captcha'] })
  expect((await write()).headers.location).toContain('comment=seen')
})

describe('the built-in captcha', () => {
  beforeAll(() => setUp('altcha'))

  test('gives the site a key, and stands in the form without anything that tells who comes', async () => {
    const page = await shop.visitor().get('/journal/second-firing')
    expect(page.text).toMatch(/data-captcha="altcha" data-site-key="[0-9a-f]{24}"/)
    const json = await shop.visitor().get('/journal/second-firing?format=json')
    expect(json.json<{ website: object }>().website).toMatchObject({
      captchaSettings: { siteKey: expect.stringMatching(/^[0-9a-f]{24}$/) },
    })
    expect(json.text).not.toContain('secretId')
    expect(await tested()).toEqual({ works: true, words: captchaTestWords['built-in'] })
  })

  test('takes a solution once, however many come with it at the same moment', async () => {
    const captchaKey = answer(await askedFor())
    const sent = await Promise.all([1, 2, 3].map(() => write({ captchaKey })))
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 400, 400,
    ])
    await refused(captchaKey, 'has been used before')
    shop.time.now += challengeMs
    await refused(captchaKey, 'is too old by now')
  })

  test('is not solved by what is forged, of another site, or without sense', async () => {
    const challenge = await askedFor()
    const other = makeChallenge('the key of another site', {
      now: shop.time.now,
      random: (count) => new Uint8Array(count).fill(7),
    })
    const salt = challenge.salt.replace(/\d+&$/, '999999999999&')
    for (const forged of [
      answer(other),
      answer({ ...other, signature: challenge.signature }),
      answer(challenge, { salt }),
      answer(challenge, { number: mostNumber + 1 }),
      answer(challenge, { number: '1' }),
      answer(challenge, { number: -1 }),
      answer(challenge, { signature: 'f'.repeat(64) }),
      answer(challenge, { signature: ['x'] }),
      answer(challenge, { algorithm: 'MD5' }),
      'null',
      '[]',
      '{"algorithm":',
      `${' '.repeat(20_000)}1`,
    ]) {
      await refused(forged, 'The captcha was not confirmed')
    }
    const kept = answer(challenge)
    expect((await write({ captchaKey: kept, name: '' })).status).toBe(400)
    // what was refused for something else has used nothing up
    expect((await write({ captchaKey: kept })).status).toBe(303)
  })

  test('keeps nobody out who has no script: what they write waits, and only little of it comes', async () => {
    const waiting = await inState('waiting')
    for (let at = 0; at < uncheckedRates.perAddress; at++) {
      expect((await write()).headers.location).toContain('comment=waiting')
    }
    expect((await write()).status).toBe(429)
    expect(await inState('waiting')).toBe(waiting + uncheckedRates.perAddress)
    expect((await write({ captchaKey: answer(await askedFor()) })).status).toBe(303)
  })

  test('is asked for in odd ways, and answers by refusing', async () => {
    const { status } = await shop.visitor().send('/_vitrine/comments', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: `http://fern.localhost:${shop.port}` },
      body: 'captchaKey=1',
    })
    expect([status >= 400, status < 500]).toEqual([true, true])
    const large = await write({ captchaKey: 'x'.repeat(300_000) })
    expect(large.status).toBe(413)
    const json = await shop.visitor().write('POST', '/_vitrine/comments', { captchaKey: { a: 1 } })
    expect(json.status).toBe(400)
  })
})

describe('the captcha of a service', () => {
  const secret = 'the secret of hCaptcha'
  beforeAll(() => setUp('hcaptcha', secret))

  test('is asked for at its address alone, with the secret that no page and no answer tells', async () => {
    told = { text: '{"success":true}' }
    const sent = await write({ captchaKey: 'of-the-browser' })
    expect(sent.headers.location).toContain('comment=seen')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe('/api.hcaptcha.com/siteverify')
    expect(new URLSearchParams(asked[0]?.body).get('secret')).toBe(secret)
    expect(new URLSearchParams(asked[0]?.body).get('response')).toBe('of-the-browser')
    const history = await shop.ownerHere.get(`${base()}/history`)
    for (const { text } of [history, await shop.visitor().get('/journal/second-firing')]) {
      expect(text).not.toContain(secret)
    }
  })

  test.each([
    ['says no', { text: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }, 'confirmed'],
    [
      'does not know the secret',
      { text: '{"success":false,"error-codes":["invalid-input-secret"]}' },
      'in a moment',
    ],
    ['is out of order', { status: 503, text: 'no' }, 'in a moment'],
    ['answers with something else', { text: '<html>' }, 'in a moment'],
    [
      'answers without an end',
      { text: `{"success":true,"x":"${'x'.repeat(50_000)}"}` },
      'in a moment',
    ],
  ])('that %s takes nothing of what was typed', async (_, answered, sentence) => {
    told = answered
    await refused('of-the-browser', sentence)
  })

  test('is tested by its owner, who hears what is missing', async () => {
    told = { text: '{"success":false,"error-codes":["invalid-input-response"]}' }
    expect(await tested()).toEqual({ works: true, words: 'hCaptcha knows this secret key.' })
    told = { text: '{"success":false,"error-codes":["invalid-input-secret"]}' }
    expect(await tested()).toMatchObject({ works: false })
    told = { status: 500, text: '' }
    expect(await tested()).toMatchObject({ works: false, words: expect.stringContaining('answer') })
  })

  test('has a secret that is not sent to another service, nor set without one', async () => {
    const secretId = await keep('hcaptcha', secret)
    const shown = { captchaTheme: 'dark', captchaAlignment: 'center' }
    const elsewhere = { provider: 'turnstile', siteKey: 'k', secretId, ...shown }
    await shop.perform('set-captcha', { set: { captcha: elsewhere } })
    shop.aSecondPasses()
    await refused('of-the-browser', 'in a moment')
    expect(await tested()).toEqual({ works: false, words: captchaTestWords['secret-missing'] })
    expect(asked).toEqual([])
    const same = { set: { captcha: { ...elsewhere, provider: 'recaptcha' } } }
    expect((await shop.act(shop.ownerHere, 'set-captcha', same)).status).toBe(400)
    const bare = await shop.ownerHere.write('POST', `${base()}/captcha-secrets`, {
      provider: 'turnstile',
      secret: ' ',
    })
    expect(bare.json()).toMatchObject({ code: 'captcha-secret-missing' })
  })

  test('is set up by admins alone', async () => {
    for (const role of [2, 3, 4, 6, 7]) {
      const person = await shop.person(`captcha-${role}@fern.example`, [role])
      const body = { provider: 'altcha', secret: '' }
      const kept = await person.write('POST', `${base()}/captcha-secrets`, body)
      const tried = await person.write('POST', `${base()}/captcha-tests`)
      expect([role, kept.status, tried.status]).toEqual([role, 403, 403])
    }
  })
})
