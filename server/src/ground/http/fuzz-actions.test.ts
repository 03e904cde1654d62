import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ownerActions } from '@vitrine/rules/owner-actions.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const count = process.env['VITRINE_LONG'] === '1' ? 3000 : 200
const pages = ['/', '/shop', '/journal', '/about', '/cart', '/sitemap.xml', '/?format=json']

let server: TestServer
let owner: Visitor
let base: string
/** Ids of what stands on the site, by the name under which inputs ask for them. */
let ids: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
  const idsOf = async (kind: string) => {
    const reply = await owner.get(`${base}/documents?kind=${kind}`)
    return reply.json<{ documents: { id: string }[] }>().documents.map(({ id }) => id)
  }
  ids = {
    collectionId: await idsOf('collection'),
    itemId: await idsOf('item'),
    assetId: await idsOf('asset'),
    layoutId: await idsOf('layout'),
    navigationId: await idsOf('navigation'),
    path: await idsOf('template-file'),
  }
})
afterAll(() => server.close())

describe('whatever an owner does that the contracts allow', () => {
  it('is done or refused, and leaves pages that can be shown', async () => {
    const random = generator(41)
    const faults: string[] = []
    let done = 0
    for (let step = 0; step < count; step++) {
      const { name, input: schema } = random.pick(ownerActions)
      const input = valueOf(z.toJSONSchema(schema, { io: 'input' }) as Json, '', random)
      const answer = await owner.write('POST', `${base}/actions`, { action: name, input })
      done += answer.status === 200 ? 1 : 0
      const shown = await server.visitor().get(random.pick(pages))
      for (const { status, text, headers } of [answer, shown]) {
        if (status >= 500 && !isClosedDoor(status, headers)) {
          faults.push(`${status} ${text.slice(0, 80)} after ${name} ${JSON.stringify(input)}`)
        }
      }
      // what was broken must not hide what comes next
      if (answer.status === 200 && random.below(2) === 0) await owner.write('POST', `${base}/undo`)
    }
    expect(faults).toEqual([])
    expect(done).toBeGreaterThan(count / 10)
  }, 600_000)
})

/** A closed door is no fault: its page says when to come again. */
function isClosedDoor(status: number, headers: Readonly<Record<string, unknown>>): boolean {
  return status === 503 && headers['retry-after'] === '3600'
}

type Json = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly items?: Json
  readonly prefixItems?: readonly Json[]
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

type Generator = { below(limit: number): number; pick<Value>(values: readonly Value[]): Value }

/** Repeatable numbers, so that a fault can be hunted. */
function generator(seed: number): Generator {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
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

const texts = [
  'Moss',
  'a-b',
  '<script>alert(1)</script>',
  '{.section x}{@|json}{.end}',
  '"><img src=x onerror=alert(1)>',
  '\u{1f600} Äpfel & Birnen',
  'javascript:alert(1)',
  'https://example.com/?a=b',
  'de-DE',
  'Asia/Tokyo',
  'JPY',
  'x'.repeat(150),
] as const

/** Something that a schema takes, more often than not. */
function valueOf(schema: Json, name: string, random: Generator): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return valueOf(random.pick(choices), name, random)
  if (schema.enum !== undefined) return random.pick(schema.enum)
  if ('const' in schema) return schema.const
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random)
    case 'array': {
      if (schema.prefixItems !== undefined) {
        return schema.prefixItems.map((of) => valueOf(of, name.replace(/s$/, ''), random))
      }
      const length = Math.max(schema.minItems ?? 0, random.below(4))
      const of = schema.items ?? {}
      return Array.from({ length }, () => valueOf(of, name.replace(/s$/, ''), random))
    }
    case 'integer':
    case 'number': {
      const { minimum = -1000, maximum = 1e15 } = schema
      return random.pick([minimum, maximum, Math.max(minimum, 0), Math.min(maximum, 12)])
    }
    case 'boolean':
      return random.below(2) === 0
    case 'null':
      return null
    default: {
      const known = ids[name] ?? (name.endsWith('AssetId') ? ids['assetId'] : undefined)
      return known !== undefined && random.below(5) > 0 ? random.pick(known) : random.pick(texts)
    }
  }
}

function objectOf(schema: Json, random: Generator): Record<string, unknown> {
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || random.below(2) === 0,
  )
  return Object.fromEntries(entries.map(([name, of]) => [name, valueOf(of, name, random)]))
}
