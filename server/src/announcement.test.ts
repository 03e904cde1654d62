import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.unlockAll()
  shop.aSecondPasses()
})

const words = '<p>Closed in <a href="/about">August</a></p>'

async function announce(set: object): Promise<void> {
  await shop.perform('set-announcement', { set })
  shop.aSecondPasses()
}

async function barAt(path: string): Promise<string> {
  const { text } = await shop.visitor().get(path)
  return (
    /<div class="sqs-announcement-bar[ "][^]*?<\/div>(?=<a|<button|<\/div>)[^]*?<\/div>/.exec(
      text,
    )?.[0] ?? ''
  )
}

async function versionNow(): Promise<string> {
  return /data-version="([^"]+)"/.exec(await barAt('/'))?.[1] ?? ''
}

describe('the announcement', () => {
  test('stands on every page once it is shown and says something', async () => {
    await announce({ isShown: true, html: '<p> </p>' })
    expect(await barAt('/')).toBe('')
    await announce({ html: words, link: '/shop', isClosable: true })
    for (const path of ['/', '/about', '/shop/moss-bowl', '/cart', '/search', '/nowhere']) {
      expect(await barAt(path), path).toContain(words)
    }
    const bar = await barAt('/')
    expect(bar).toContain('<a class="sqs-announcement-bar-url" href="/shop"')
    expect(bar).toContain('<button class="sqs-announcement-bar-close"')
    const json = (await shop.visitor().get('/?format=json')).json()
    expect(json['websiteSettings']).toMatchObject({
      announcementBarSettings: { style: 2, text: words, clickthroughUrl: { url: '/shop' } },
    })
    await announce({ isClosable: false })
    expect(await barAt('/')).not.toContain('<button')
    await announce({ isShown: false })
    expect(await barAt('/')).toBe('')
    await announce({ isShown: true, isClosable: true })
  })

  test('stands where the template has a place for it', async () => {
    const path = 'site.region'
    const text =
      '<!doctype html><html><head>{squarespace-headers}</head><body><i>before</i>' +
      '<div id="here" class="a sqs-announcement-bar-dropzone"></div>{squarespace.main-content}</body></html>'
    await shop.perform('set-template-file', { path, text })
    shop.aSecondPasses()
    const page = (await shop.visitor().get('/about')).text
    expect(page).toMatch(/dropzone"><div class="sqs-announcement-bar /)
    expect(page.split('class="sqs-announcement-bar ')).toHaveLength(2)
  })

  test('stands neither on the checkout nor on a lock screen, which tells nothing of it', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const checkout = await ada.get('/checkout')
    expect([checkout.status, checkout.text.includes('August')]).toEqual([200, false])
    await shop.lockSite('quiet river 7')
    for (const path of ['/', '/?format=json']) {
      const locked = await shop.visitor().get(path)
      expect([locked.status, locked.text.includes('August')]).toEqual([403, false])
    }
  })

  test('is another one once its words or its link are', async () => {
    const first = await versionNow()
    await announce({ isClosable: false })
    expect(await versionNow()).toBe(first)
    await announce({ html: '<p>Open again</p>', isClosable: true })
    const second = await versionNow()
    await announce({ link: '' })
    expect(new Set([first, second, await versionNow()]).size).toBe(3)
  })

  test('runs nothing and leads nowhere but where links lead', async () => {
    await announce({
      html: '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">a</a></p>',
    })
    const [said] = (await barAt('/')).split('<button')
    expect(said).toContain('Hi')
    expect(said).not.toMatch(/onclick|javascript:|<script/)
    for (const link of ['javascript:x()', '//evil.example', 'about']) {
      const answer = await shop.act(shop.ownerHere, 'set-announcement', { set: { link } })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.json<{ fields?: object }>().fields ?? {})).toEqual(['link'])
    }
  })
})
