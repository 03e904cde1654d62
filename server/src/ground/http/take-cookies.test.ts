import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
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

/** Takes the cookies of a request that has a cart of the former name; what the answer will set. */
async function take(moveCart: CartMover): Promise<unknown> {
  const request = new IncomingMessage(new Socket())
  request.headers.cookie = `${cookieKinds.cart.name}=${'a'.repeat(32)}`
  const response = new ServerResponse(request)
  await takeCookies(host, place, { request, response, moveCart }).catch(() => undefined)
  return response.getHeader('set-cookie')
}

test('a cart keeps its former cookie until it has moved', async () => {
  expect(await take(() => Promise.reject(new Error('the database is away')))).toBeUndefined()
  expect(JSON.stringify(await take(() => Promise.resolve(undefined)))).toContain('Max-Age=0')
})
