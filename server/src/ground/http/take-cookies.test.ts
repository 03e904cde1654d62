import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { cookieKinds } from './cookies.ts'
import { takeCookies, type CartMover } from './take-cookies.ts'

const host = { kind: 'site', site: { siteId: 'f'.repeat(24) } } as never
const place = {
  on: 'site',
  secure: true,
  tls: true,
  host: 'fern.example',
  path: '/',
} as const

/** Takes the cookies of a request that has a cart of the former name; what the reply sets. */
async function take(moveCart: CartMover): Promise<unknown[]> {
  const set: unknown[] = []
  const request = { headers: { cookie: `${cookieKinds.cart.name}=${'a'.repeat(32)}` } }
  const reply = { header: (_name: string, value: unknown) => void set.push(value) }
  await takeCookies(host, place, {
    request: request as unknown as FastifyRequest,
    reply: reply as unknown as FastifyReply,
    moveCart,
  }).catch(() => undefined)
  return set
}

test('a cart keeps its former cookie until it has moved', async () => {
  expect(await take(() => Promise.reject(new Error('the database is away')))).toEqual([])
  expect(JSON.stringify(await take(() => Promise.resolve(undefined)))).toContain('Max-Age=0')
})
