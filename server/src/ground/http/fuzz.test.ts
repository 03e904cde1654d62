import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerActions } from '@vitrine/rules/owner-actions.ts'
import { routes } from '../../routes.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { Visitor } from '../../testing/http-client.ts'

/** One request of a stranger's making; what it sends and as whom is all in here. */
type Attempt = {
  readonly who: 'stranger' | 'shopper' | 'owner'
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}
type Answer = { readonly status: number; readonly headers: Headers; readonly text: string }
type Headers = Readonly<Record<string, string | string[] | undefined>>

const count = process.env['VITRINE_LONG'] === '1' ? 10_000 : 1_000
const atOnce = 4

let server: TestServer
let people: Readonly<Record<Attempt['who'], Visitor>>
let knownIds: readonly string[]

beforeAll(async () => {
  server = await startTestServer()
  people = { stranger: server.visitor(), shopper: server.visitor(), owner: await server.owner() }
  await people.shopper.get('/')
  const site = `/api/editor/sites/${server.siteId}`
  const items = (await people.owner.get(`${site}/documents?kind=item`)).json<{
    documents: { id: string }[]
  }>()
  knownIds = [server.siteId, server.ownerId, ...items.documents.slice(0, 5).map(({ id }) => id)]
})
afterAll(() => server.close())

describe('whatever strangers send', () => {
  it('is never answered with an error of the server’s own', async () => {
    const random = generator(20_260_512)
    const attempts = Array.from({ length: count }, () => attemptBy(random))
    const faults: string[] = []
    let reached = 0
    const worker = async (): Promise<void> => {
      for (let next = attempts.pop(); next !== undefined; next = attempts.pop()) {
        const answer = await send(next)
        reached += answer.status < 400 ? 1 : 0
        // some of what the owner sends signs them out
        if (next.who === 'owner' && answer.status === 401) {
          people = { ...people, owner: await server.owner() }
        }
        const fault = faultOf(answer)
        if (fault !== undefined) faults.push(`${fault}: ${describeAttempt(next)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    expect(faults).toEqual([])
    expect(reached).toBeGreaterThan(count / 20)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  }, 600_000)
})

/** What is wrong with an answer, whatever the question was. */
function faultOf({ status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `answered ${status} ${text.slice(0, 100)}`
  if (headers['x-content-type-options'] !== 'nosniff') return `${status} without nosniff`
  if (headers['content-security-policy'] === undefined) return `${status} without a policy`
  if (/^[\\/]{2}/.test(String(headers['location']))) return `${status} leads to another host`
  if (headers['referrer-policy'] === undefined) return `${status} without a referrer policy`
  if (/node_modules|\bat \S+ \(|select .+ from|syntax error at/i.test(leakable(headers, text))) {
    return `${status} tells of the inside`
  }
  return undefined
}

/** Data that is ours; a page may well show the words that somebody searched for. */
function leakable(headers: Headers, text: string): string {
  return String(headers['content-type']).startsWith('application/json') ? text.slice(0, 2000) : ''
}

function describeAttempt({ who, method, path, headers, body }: Attempt): string {
  const sent = `${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)}`
  return `${who} ${method} ${sent} ${body?.toString().slice(0, 400) ?? ''}`
}

function send({ who, method, path, headers, body }: Attempt): Promise<Answer> {
  const { host, cookies } = people[who]
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = {
    host: `${host}:${server.port}`,
    origin: `http://${host}:${server.port}`,
    'x-csrf-token': cookies.get('crumb') ?? '',
    ...(cookie === '' ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-length': String(body.byteLength) }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: server.port, method, path, headers: sent },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

type Generator = {
  below(limit: number): number
  pick<Value>(values: readonly Value[]): Value
}

/** Repeatable numbers, so that a fault can be hunted. */
function generator(seed: number): Generator {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
  }
}

const hostileTexts = [
  '',
  'x',
  '\0',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>1</script>',
  '{constructor.constructor}',
  '\r\nset-cookie: a=b',
  '\u{1f600}é',
  '9'.repeat(25),
  '-1',
  '1e400',
  'null',
  'x'.repeat(3000),
] as const
const hostileNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 63)] as const
const hostilePaths = [
  '/%00',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/..%2fetc%2fpasswd',
  '/%5c%5cevil.example',
  '//evil.example/',
  '/config/%E2%82%AC',
  '/config/%0d%0aset-cookie:a=b',
  '/static/images/x/0123456789ab/a.png?format=99999999999w',
  '/static/ta/x/1/scripts/combo/?%&%zz',
  '/site.css?v=%00',
  '/?format=json-pretty&offset=99999999999999999999',
  '/search?q=%00%ff',
  '/assets/..%2f..%2fpackage.json',
  '/?viewer=a.b&edit=c.d',
  '/shop?offset=99999999999999999999&after=x&format=json',
  '/journal?offset=1e400&after=%00&tag=%ff',
  '/journal?offset=9007199254740993&after=aaaaaaaaaaaaaaaaaaaaaaaa',
  '/journal?category=__proto__&author=constructor',
  '/shop/%F0%9F%98%80',
  '/shop/constructor',
  `/search?q=${'x'.repeat(199)}%F0%9F%98%80`,
  `/shop?tag=${'x'.repeat(199)}%F0%9F%98%80`,
  '/cart?mock=1&timecode=%00',
  '/api/commerce/shopping-cart?calculateSubtotal=%00',
  '/checkout/order-confirmed/%00',
  '/favicon.ico?format=1e9w',
  '/sitemap.xml?%',
] as const
const knownNames =
  'action input itemId sku quantity additionalFields crumb email password token roles name starter expectedRevisions expectedTarget delta counted seen kind limit before cursor q format offset page category tag'.split(
    ' ',
  )

function attemptBy(random: Generator): Attempt {
  const who = random.pick(['stranger', 'shopper', 'owner'] as const)
  const route = random.pick(routes.filter((one) => (one.on === 'site') === (who !== 'owner')))
  const isRouted = random.below(10) < 8
  const path = isRouted
    ? route.path.replace(/:[A-Za-z]+/g, () => encodeURIComponent(pathPart(random)))
    : random.pick(hostilePaths)
  const search = isRouted && random.below(3) === 0 ? `?${queryText(random)}` : ''
  const method =
    random.below(8) === 0 ? random.pick(['PUT', 'DELETE', 'OPTIONS', 'HEAD']) : route.method
  const withBody = method !== 'GET' && method !== 'HEAD'
  const [type, body] = withBody ? bodyFor(route.path, random) : [undefined, undefined]
  const headers = { ...oddHeaders(random), ...(type === undefined ? {} : { 'content-type': type }) }
  return { who, method, path: path + search, headers, body }
}

function pathPart(random: Generator): string {
  const text = random.below(2) === 0 ? random.pick(knownIds) : random.pick(hostileTexts)
  return text === '' ? 'x' : text.slice(0, 400)
}

function queryText(random: Generator): string {
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const value = random.below(2) === 0 ? random.pick(hostileTexts) : random.pick(hostileNumbers)
    return `${random.pick(knownNames)}=${encodeURIComponent(value)}`
  })
  return pairs.join('&')
}

function oddHeaders(random: Generator): Record<string, string> {
  switch (random.below(12)) {
    case 0:
      return { origin: 'null' }
    case 1:
      return { 'accept-encoding': 'x'.repeat(2000) }
    case 2:
      return { 'if-none-match': '"'.repeat(50), 'x-forwarded-proto': 'https' }
    case 3:
      return { cookie: 'crumb=%00; _crumb=; cart=; __Host-vitrine_session=x; vitrine-viewer=a.b' }
    case 4:
      return { range: 'bytes=9-1', 'x-forwarded-for': '::::' }
    default:
      return {}
  }
}

function bodyFor(path: string, random: Generator): [string | undefined, Buffer | undefined] {
  const json = (value: unknown): [string, Buffer] => [
    'application/json',
    Buffer.from(JSON.stringify(value)),
  ]
  if (path.endsWith('/actions') && random.below(4) > 0) {
    const { name } = random.pick(ownerActions)
    return json({ action: name, input: record(random, 0) })
  }
  switch (random.below(8)) {
    case 0:
      return ['application/x-www-form-urlencoded', Buffer.from(queryText(random))]
    case 1:
      return ['multipart/form-data; boundary=x', Buffer.from('--x\r\ncontent-disp')]
    case 2:
      return ['multipart/form-data', Buffer.from('nothing of the kind')]
    case 3:
      return [
        random.pick(['application/json', 'text/plain', 'x/y;;=']),
        Buffer.from([0x7b, 0xff, 0]),
      ]
    case 4:
      return ['application/json', Buffer.from('{"__proto__":{"polluted":1}}')]
    default:
      return json(record(random, 0))
  }
}

function record(random: Generator, depth: number): Record<string, unknown> {
  const names = [...knownNames, ...inputNames]
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(6) }, () => [random.pick(names), value(random, depth)]),
  )
}

const inputNames =
  'title urlId collectionId navigationId itemIds layoutId layout html blockId product variants priceCents position visibility publishOn country currency timeZone language contactEmail path text tweakValues displayName'.split(
    ' ',
  )

function value(random: Generator, depth: number): unknown {
  switch (random.below(depth > 3 ? 4 : 6)) {
    case 0:
      return random.pick(knownIds)
    case 1:
      return random.pick(hostileTexts)
    case 2:
      return random.pick(hostileNumbers)
    case 3:
      return random.pick([null, true, [], {}])
    case 4:
      return [value(random, depth + 1), value(random, depth + 1)]
    default:
      return record(random, depth + 1)
  }
}
