import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readStripeHint } from '../../shop/payments/read-stripe-hint.ts'
import { stripeProvider } from '../../shop/payments/stripe-provider.ts'
import { postEvent, signEvent } from './stripe-like-events.ts'
import { likeKeys } from './stripe-like-keys.ts'
import { openStripeLikeServer } from './stripe-like-server.ts'

const secret = 'whsec_of_the_shop'
const minuteMs = 60_000

test('what is posted twice, in another order or late leads to the same payments, or is forged', async () => {
  let now = Date.UTC(2030, 0, 7, 12)
  const clock = () => now
  const stripe = await openStripeLikeServer(clock)
  const heard: unknown[] = []
  const shop = createServer((request, response) => {
    const parts: Uint8Array[] = []
    request.on('data', (part: Uint8Array) => parts.push(part))
    request.on('end', () => {
      const header = request.headers['stripe-signature']?.toString()
      heard.push(readStripeHint(Buffer.concat(parts), header, secret, now))
      response.writeHead(request.headers.host?.startsWith('fern.localhost') ? 200 : 421).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  try {
    const provider = stripeProvider({
      account: null,
      secretKey: likeKeys.test,
      api: stripe.url,
      clock,
    })
    const prepare = (paymentId: string) =>
      provider.prepare({
        paymentId,
        amountCents: 500,
        currency: 'USD',
        token: '',
        email: 'ada@shopper.example',
        description: 'Fern',
        locale: 'en',
        returnTo: 'http://fern.localhost/back',
        backTo: 'http://fern.localhost/',
        heldUntil: now + 15 * minuteMs,
      })
    const paid = await prepare('one')
    const left = await prepare('two')
    stripe.pay(paid.ref)
    await provider.cancel(left.ref)
    const { port } = shop.address() as AddressInfo
    const place = { port, host: 'fern.localhost', path: '/webhook' }
    const [first, second] = stripe.events.map((event) => signEvent(event, secret, now))
    if (first === undefined || second === undefined) throw new Error('nothing was told')
    for (const one of [second, first, first]) expect(await postEvent(place, one)).toBe(200)
    now += 6 * minuteMs
    expect(await postEvent(place, first)).toBe(200)
    expect(heard).toEqual([{ ref: left.ref }, { ref: paid.ref }, { ref: paid.ref }, 'forged'])
  } finally {
    await new Promise((resolve) => shop.close(resolve))
    await stripe.close()
  }
})
