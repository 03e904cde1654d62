import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMembersShop, type MembersShop } from './testing/open-members-shop.ts'

let shop: MembersShop

beforeAll(async () => {
  shop = await openMembersShop({ environment: { RATE_SIGN_IN_PER_15MIN: '5' } })
})
afterAll(() => shop.close())

beforeEach(() => {
  // a while later nobody has asked or tried too often
  shop.time.now += 16 * 60_000
})

let count = 0
const fresh = () => `ada-${++count}@shopper.example`

describe('whoever guesses or asks too often', () => {
  it('may guess five times, and the member comes in by a link meanwhile', async () => {
    const email = fresh()
    await shop.member(email)
    const guesser = shop.visitor()
    for (let tries = 0; tries < 5; tries++) {
      const answer = await shop.signIn(guesser, email, { password: `guess ${tries}` })
      expect(answer.status).toBe(401)
      expect(answer.text).not.toContain(`guess ${tries}`)
    }
    const right = await shop.signIn(guesser, email)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    shop.time.now += 1000
    await guesser.postForm('/account/forgot', { email })
    const link = await shop.linkTo(email, 2)
    const reset = await guesser.postForm(link, { password: 'another kiln of hers' })
    expect(reset.headers.location).toBe('/account')
  })

  it('cannot send a mailbox more than a few links', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    await visitor.get('/account/sign-up')
    for (let asked = 0; asked < 8; asked++) await visitor.postForm('/account/sign-up', { email })
    await shop.linkTo(email, 5)
    shop.time.now += 1000
    expect(await shop.linksTo(email)).toBe(5)
  })
})
