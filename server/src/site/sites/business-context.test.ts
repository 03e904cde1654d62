import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

type Context = {
  readonly website: { readonly location: object }
  readonly websiteSettings: Readonly<Record<string, unknown>>
}
const contextNow = async () => (await shop.visitor().get('/?format=json')).json<Context>()

describe('address, phone and opening hours', () => {
  test('are missing where nothing is told', async () => {
    const { website, websiteSettings } = await contextNow()
    expect(website.location).toEqual({})
    expect(websiteSettings).not.toHaveProperty('businessHours')
    expect(websiteSettings).not.toHaveProperty('contactPhoneNumber')
  })

  test('reach templates as text, with a number that a phone dials', async () => {
    const set = {
      addressLine1: '4 <b>Rope</b> Walk',
      addressLine2: 'Harrow Point, ME 04000',
      phone: ' +1 (207) 555-0142 ',
      monday: '9–12 & 14–18',
    }
    await shop.perform('set-business', { set })
    shop.aSecondPasses()
    const { website, websiteSettings } = await contextNow()
    expect(website.location).toEqual({
      addressLine1: '4 &lt;b&gt;Rope&lt;/b&gt; Walk',
      addressLine2: 'Harrow Point, ME 04000',
    })
    expect(websiteSettings).toMatchObject({
      contactPhoneNumber: '+1 (207) 555-0142',
      contactPhoneDigits: '+12075550142',
      businessHours: { monday: { text: '9–12 &amp; 14–18' } },
    })
    expect(Object.keys(websiteSettings['businessHours'] as object)).toEqual(['monday'])
  })

  test('keep what somebody else has changed meanwhile, field by field', async () => {
    await shop.perform('set-business', { set: { tuesday: '9–12' }, seen: { tuesday: '' } })
    const late = { set: { tuesday: '10–12' }, seen: { tuesday: '' } }
    expect((await shop.act(shop.ownerHere, 'set-business', late)).status).toBe(409)
  })

  test.each(['call me', '+', '1; javascript:x()', '1'.repeat(51)])(
    'take no phone number such as %s',
    async (phone) => {
      const answer = await shop.act(shop.ownerHere, 'set-business', { set: { phone } })
      expect(answer.status).toBe(400)
    },
  )

  test('are not told by a site that is locked', async () => {
    await shop.lockSite('quiet river 7')
    const locked = await shop.visitor().get('/?format=json')
    expect([locked.status, /Rope|0142|9–12/.test(locked.text)]).toEqual([403, false])
  })
})
