import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

async function barAt(path: string): Promise<string> {
  const { text } = await shop.visitor().get(path)
  return /<nav class="sqs-mobile-info-bar"[^]*?<\/nav>/.exec(text)?.[0] ?? ''
}

const all = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
}

describe('the bar for phones', () => {
  test('offers what is wanted there and told, and is not there without either', async () => {
    expect(await barAt('/')).toBe('')
    await shop.perform('set-site-details', { set: { contactEmail: '' } })
    await shop.perform('set-mobile-info', { set: all })
    shop.aSecondPasses()
    expect(await barAt('/')).toBe('')
    const told = { addressLine1: '4 Rope & Walk', phone: '+1 (207) 555', monday: '9–12' }
    await shop.perform('set-business', { set: told })
    await shop.perform('set-site-details', { set: { contactEmail: 'a@fern.example' } })
    shop.aSecondPasses()
    for (const path of ['/', '/shop/moss-bowl', '/cart', '/nowhere']) {
      const bar = await barAt(path)
      expect(bar).toContain('<a href="mailto:a@fern.example">Email</a>')
      expect(bar).toContain('<a href="tel:+1207555">Call</a>')
      expect(bar).toContain('search?query=4%20Rope%20%26%20Walk">Map</a>')
      expect(bar).toContain('<dt>Monday</dt><dd>9–12</dd>')
      expect(bar).not.toContain('Tuesday')
    }
    await shop.perform('set-mobile-info', { set: { isLocationEnabled: false } })
    shop.aSecondPasses()
    expect(await barAt('/')).not.toContain('Map')
  })

  test('speaks the language of the site', async () => {
    await shop.perform('set-site-details', { set: { language: 'de-DE' } })
    shop.aSecondPasses()
    expect(await barAt('/')).toContain('<dt>Montag</dt>')
    expect(await barAt('/')).toContain('>Anrufen</a>')
  })

  test('stands neither on the checkout nor on a lock screen', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const checkout = await ada.get('/checkout')
    expect([checkout.status, checkout.text.includes('sqs-mobile-info-bar')]).toEqual([200, false])
    await shop.lockSite('quiet river 7')
    expect(await barAt('/')).toBe('')
  })
})
