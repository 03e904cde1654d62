import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { likeRates } from '@vitrine/rules/site/likes/likes-messages.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'

let shop: LockedShop
let itemId = ''
beforeAll(async () => {
  shop = await openLockedShop()
  await set({ simpleLikingEnabled: true })
  itemId = (await json(post)).item.id
})
afterAll(() => shop.close())
beforeEach(() => {
  // what an address may do is counted by the uptime, which moves with the clock
  shop.time.now += likeRates.windowMs
})

const post = '/journal/second-firing'

async function set(fields: object): Promise<void> {
  await shop.perform('set-social', { set: fields })
  shop.aSecondPasses()
}

type Shown = { readonly item: { readonly id: string; readonly likeCount: number } }
const json = async (path: string) => (await shop.visitor().get(`${path}?format=json`)).json<Shown>()
const count = async () => (await json(post)).item.likeCount

async function somebody(): Promise<Visitor> {
  const visitor = shop.visitor()
  await visitor.get(post)
  return visitor
}

const press = (visitor: Visitor, like: string, fields: object = {}): Promise<TestResponse> =>
  visitor.postForm('/_vitrine/likes', { itemId, path: post, like, ...fields })

const liked = async (visitor: Visitor) =>
  (await visitor.get(`/_vitrine/likes?items=${itemId}`)).json<{ liked: string[]; counts: object }>()

describe('a like', () => {
  test('counts once for each visitor, is seen by everybody at once, and can be taken back', async () => {
    const [ada, bo] = [await somebody(), await somebody()]
    expect(await count()).toBe(0)
    const sent = await press(ada, 'on')
    expect([sent.status, sent.headers.location]).toEqual([303, `${post}?liked=yes#like-${itemId}`])
    await Promise.all([press(ada, 'on'), press(ada, 'on'), press(bo, 'on')])
    expect(await count()).toBe(2)
    expect((await shop.visitor().get(post)).text).toMatch(/class="like-count">2</)
    const list = await shop.visitor().get('/journal?format=json')
    expect(list.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ id: itemId, likeCount: 2 }),
    )
    expect(await liked(ada)).toEqual({ liked: [itemId], counts: { [itemId]: 2 } })
    expect((await liked(await somebody())).liked).toEqual([])
    expect((await ada.get(`${post}?liked=yes`)).text).toContain('Take the like back')
    for (const other of [shop.visitor(), await somebody()]) {
      expect((await other.get(`${post}?liked=yes`)).text).not.toContain('Take the like back')
    }
    await Promise.all([press(ada, 'off'), press(ada, 'off')])
    expect((await ada.get(`${post}?liked=yes`)).text).not.toContain('Take the like back')
    await press(bo, 'off')
    expect(await count()).toBe(0)
    expect((await press(await somebody(), 'off')).status).toBe(303)
    expect(await count()).toBe(0)
  })

  test('of what is not on view is told to nobody, as behind a password', async () => {
    const ada = await somebody()
    await press(ada, 'on')
    expect(Object.keys((await liked(ada)).counts)).toEqual([itemId])
    await shop.lock('journal', 'kiln-at-night')
    expect(await liked(ada)).toEqual({ liked: [], counts: {} })
    await shop.enter(ada, '/journal', 'kiln-at-night')
    expect((await liked(ada)).liked).toEqual([itemId])
    await shop.unlockAll()
    shop.aSecondPasses()
    await press(ada, 'off')
  })

  test('of a program that throws its cookies away counts some times and no more', async () => {
    const before = await count()
    const answers: number[] = []
    for (let at = 0; at < likeRates.perItem + 5; at++) {
      answers.push((await press(await somebody(), 'on')).status)
    }
    expect(answers.filter((status) => status === 303)).toHaveLength(likeRates.perItem)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
    expect(await count()).toBe(before + likeRates.perItem)
    const bare = await press(shop.visitor(), 'on')
    expect([bare.status >= 400, bare.status < 500]).toEqual([true, true])
    expect(await count()).toBe(before + likeRates.perItem)
  })

  test('in a flood of many at one moment is counted rightly', async () => {
    const before = await count()
    const visitors = await Promise.all(Array.from({ length: likeRates.perItem }, somebody))
    await Promise.all(visitors.map((one) => press(one, 'on')))
    shop.time.now += likeRates.windowMs
    expect(await count()).toBe(before + visitors.length)
    await Promise.all(visitors.map((one) => press(one, 'off')))
    expect(await count()).toBe(before)
  })

  test('is refused from elsewhere, for what is not there, and for what makes no sense', async () => {
    const ada = await somebody()
    const before = await count()
    const foreign = await ada.send('/_vitrine/likes', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `itemId=${itemId}&like=on`,
    })
    expect(foreign.status).toBe(403)
    expect((await press(ada, 'on', { itemId: 'ab'.repeat(12) })).status).toBe(404)
    for (const wrong of [{ itemId: "' or 1=1" }, { like: 'more' }, { path: 'x'.repeat(20_000) }]) {
      expect((await press(ada, 'on', wrong)).status).toBe(400)
    }
    expect((await press(ada, 'on', { path: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await ada.write('POST', '/_vitrine/likes', { itemId: [itemId] })).status).toBe(400)
    const text = await ada.send('/_vitrine/likes', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: `http://fern.localhost:${shop.port}` },
      body: 'like=on',
    })
    expect([text.status >= 400, text.status < 500]).toEqual([true, true])
    for (const items of ['', 'x', `${itemId},`.repeat(200)]) {
      expect((await ada.get(`/_vitrine/likes?items=${items}`)).status).toBe(400)
    }
    const away = await press(ada, 'on', { path: '//evil.example/x' })
    expect(away.headers.location).toMatch(/^\/\?liked/)
    await press(ada, 'off')
    await shop.lock('journal', 'quiet river 7')
    expect((await press(ada, 'on')).status).toBe(404)
    await shop.unlockAll()
    await set({ simpleLikingEnabled: false })
    expect((await press(ada, 'on')).status).toBe(403)
    expect((await shop.visitor().get(post)).text).not.toContain('like-form')
    await set({ simpleLikingEnabled: true })
    expect(await count()).toBe(before)
  })
})

describe('sharing and Disqus', () => {
  test('are on no page until the owner wants them, and load nothing of anybody else', async () => {
    expect((await shop.visitor().get(post)).text).not.toContain('share-ways')
    await set({ shareButtonOptions: ['8', '1', '1'] })
    for (const path of [post, '/shop/moss-bowl']) {
      const page = await shop.visitor().get(path)
      expect(page.text).toContain('https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Ffern')
      expect(page.text).toContain('href="mailto:?subject=')
      expect(page.text).not.toContain('linkedin')
      expect(page.text).not.toMatch(/<(script|iframe|img)[^>]*(facebook|linkedin)/)
    }
    const shown = await shop.visitor().get(`${post}?format=json`)
    expect(shown.json<{ website: object }>().website).toMatchObject({
      shareButtonOptions: { 1: true, 8: true },
    })
    const wrong = { set: { shareButtonOptions: ['99'] } }
    expect((await shop.act(shop.ownerHere, 'set-social', wrong)).status).toBe(400)
  })

  test('leave the own comments away while Disqus keeps them, and bring them back', async () => {
    await shop.perform('set-comments', { set: { commentsEnabled: true } })
    await set({ disqusShortname: ' Fern-Pottery ' })
    const page = (await shop.visitor().get(post)).text
    expect(page).toContain('id="disqus_thread"><div class="disqus-card" data-disqus="fern-pottery"')
    expect(page).not.toContain('comment-form')
    expect(page).not.toContain('disqus.com')
    const typed = { path: post, name: 'Ada', text: 'x', shown: String(shop.time.now - 60_000) }
    expect((await shop.visitor().postForm('/_vitrine/comments', typed)).status).toBe(403)
    for (const disqusShortname of ['a.b', 'https://x.disqus.com', '"><script>', 'x'.repeat(51)]) {
      const tried = await shop.act(shop.ownerHere, 'set-social', { set: { disqusShortname } })
      expect(tried.status).toBe(400)
    }
    await shop.perform('set-comments', { set: { commentsEnabled: false } })
    shop.aSecondPasses()
    expect((await shop.visitor().get(post)).text).toContain('disqus-card')
    await shop.perform('set-comments', { set: { commentsEnabled: true } })
    await set({ disqusShortname: '' })
    const back = (await shop.visitor().get(post)).text
    expect([back.includes('comment-form'), back.includes('disqus')]).toEqual([true, false])
  })
})
