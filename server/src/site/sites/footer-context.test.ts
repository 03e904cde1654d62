import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

async function footerNow(): Promise<unknown> {
  shop.aSecondPasses()
  const page = await shop.visitor().get('/?format=json')
  return page.json<{ websiteSettings: Record<string, unknown> }>().websiteSettings['footerSettings']
}
const setFooter = (set: object) => shop.perform('set-footer', { set })

describe('the foot of every page', () => {
  test('shows what is told and on, and nothing of what is not told', async () => {
    await shop.perform('set-business', { set: { addressLine1: '4 Rope Walk', monday: '9–12' } })
    expect(await footerNow()).toMatchObject({
      isLocationShown: true,
      isBusinessHoursShown: true,
      isContactPhoneNumberShown: false,
      isSocialShown: false,
    })
    await setFooter({ isLocationShown: false })
    expect(await footerNow()).toMatchObject({ isLocationShown: false, isBusinessHoursShown: true })
  })

  test('ends with a line of the owner, which is text and knows the year of the site', async () => {
    await setFooter({ copyrightText: ' © {year} {name} <b> ' })
    const year = new Date(shop.time.now).getUTCFullYear()
    expect(await footerNow()).toMatchObject({
      copyrightText: expect.stringMatching(
        new RegExp(`^© ${String(year)} .+ &lt;b&gt;$`),
      ) as string,
    })
  })

  test('is told whether its template shows what is set', async () => {
    const path = `/api/editor/sites/${shop.siteId}/footer`
    expect((await shop.ownerHere.get(path)).json()).toEqual({ isRead: false })
    const text = '{.section websiteSettings.footerSettings}{copyrightText}{.end}'
    await shop.perform('set-template-file', { path: 'blocks/foot.block', text })
    expect((await shop.ownerHere.get(path)).json()).toEqual({ isRead: true })
  })

  test('takes no line that is too long and no edit of what somebody else has changed', async () => {
    const act = (input: object) => shop.act(shop.ownerHere, 'set-footer', input)
    expect((await act({ set: { copyrightText: 'x'.repeat(201) } })).status).toBe(400)
    const late = { set: { isSocialShown: false }, seen: { isSocialShown: false } }
    await setFooter({ isSocialShown: true })
    expect((await act(late)).status).toBe(409)
  })

  test('says another year from its first moment on, on pages that were kept, too', async () => {
    await shop.perform('set-template-file', {
      path: 'site.region',
      text: '<html><head>{squarespace-headers}</head><body>{websiteSettings.footerSettings.copyrightText}</body></html>',
    })
    await shop.perform('set-site-details', { set: { timeZone: 'Pacific/Auckland' } })
    await setFooter({ copyrightText: 'Since {year}' })
    const year = new Date(shop.time.now).getUTCFullYear() + 1
    // summer in Auckland is 13 hours east
    const turn = Date.UTC(year, 0, 1) - 13 * 3_600_000
    shop.time.now = turn - 5000
    const before = await shop.visitor().get('/about')
    expect(before.text).toContain(`Since ${String(year - 1)}`)
    shop.time.now = turn + 1
    expect((await shop.visitor().get('/about')).text).toContain(`Since ${String(year)}`)
  })
})
