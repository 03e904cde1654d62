import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { Visitor } from './testing/http-client.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())
afterEach(() => shop.unlockAll())

const password = 'quiet river 7'

describe('the form of a lock screen', () => {
  test('leads to no other site and to no page twice', async () => {
    await shop.lock('home', password)
    for (const path of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      '/.//evil.example',
      'x:y',
      '',
    ]) {
      const ada = shop.visitor()
      await ada.get('/about')
      const { status, headers } = await ada.postForm('/_vitrine/unlock', { path, password })
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^\/(?![/\\])/)
    }
  })

  test('leads back to an address as long as any', async () => {
    await shop.lock('about', password)
    const address = `/about?from=${'x'.repeat(8000)}`
    const ada = shop.visitor()
    expect((await ada.get(address)).text).toContain(`value="${address}"`)
    expect((await shop.enter(ada, address, password)).headers.location).toBe(address)
  })

  test('leads to the front page from an address that no browser can ask for', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await ada.get('/about')
    const path = `/about?from=${'x'.repeat(16_001)}`
    const { status, headers } = await ada.postForm('/_vitrine/unlock', { path, password })
    expect([status, headers.location]).toEqual([303, '/'])
  })

  test('is not taken from another site, and says so to a browser without cookies', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await ada.get('/about')
    const body = new URLSearchParams({ path: '/about', password }).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = { ...type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const sent = { method: 'POST', body }
    expect((await ada.send('/_vitrine/unlock', { ...sent, headers: foreign })).status).toBe(403)
    expect((await ada.get('/about')).status).toBe(403)
    const bare = await shop.visitor().send('/_vitrine/unlock', { ...sent, headers: type })
    expect(bare.text).toContain('Please enable cookies in your browser')
    expect((await ada.get('/_vitrine/unlock')).headers.location).toBe('/')
  })

  test('refuses what is no password before it is hashed', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    expect((await shop.enter(ada, '/about', 'x'.repeat(1_000_000))).status).toBe(400)
    expect((await shop.enter(ada, '/about', 'x'.repeat(300))).status).toBe(400)
    const empty = await shop.enter(ada, '/about', '')
    expect([empty.status, empty.text.includes('Type the password to go on.')]).toEqual([400, true])
  })

  test('opens two pages that somebody enters at once, in two tabs', async () => {
    await shop.lock('about', password)
    await shop.lock('shop', 'another river 8')
    const ada = shop.visitor()
    await ada.get('/about')
    const [about, other] = await Promise.all([
      shop.enter(ada, '/about', password),
      shop.enter(ada, '/shop', 'another river 8'),
    ])
    expect([about.status, other.status]).toEqual([303, 303])
    expect((await ada.get('/about')).status).toBe(200)
    expect((await ada.get('/shop')).status).toBe(200)
  })

  test('believes no cookie that it did not set', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await shop.enter(ada, '/about', password)
    const name = [...ada.cookies.keys()].find((one) => one.includes('vitrine-unlocked')) ?? ''
    const value = ada.cookies.get(name) ?? ''
    const [payload = '', signature = ''] = value.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const encoded = (body: object) => Buffer.from(JSON.stringify(body)).toString('base64url')
    const forged = [
      `${encoded({ ...claims, until: 9_999_999_999_999 })}.${signature}`,
      payload,
      `.${signature}`,
      'x',
      'x'.repeat(5000),
    ]
    for (const one of forged) {
      const eve = shop.visitor()
      eve.cookies.set(name, one)
      expect((await eve.get('/about')).status).toBe(403)
    }
    const twin = shop.visitor()
    twin.cookies.set(name, value)
    expect((await twin.get('/about')).status).toBe(200)
  })
})

describe('passwords in the editor', () => {
  test('are of 8 to 128 characters, and nowhere in a document or its history', async () => {
    const path = `/api/editor/sites/${shop.siteId}/locks`
    for (const bad of [
      '',
      'river',
      'password1',
      ' '.repeat(8),
      'x'.repeat(129),
      'x'.repeat(1_000),
    ]) {
      expect((await shop.ownerHere.write('POST', path, { password: bad })).status).toBe(400)
    }
    await shop.lock('about', password)
    const { rows } = await shop.context.database.pool.query<{ text: string }>(
      'select document::text as text from document union all select change::text from change',
    )
    const all = rows.map(({ text }) => text).join('\n')
    expect(all).not.toContain(password)
    expect(all).not.toContain('argon2')
  })

  test('are set on pages by editors, and on the site by who manages it', async () => {
    const editor = await shop.person('editor@fern.example', [Role.editor])
    const seller = await shop.person('seller@fern.example', [Role.storeManager])
    const locks = `/api/editor/sites/${shop.siteId}/locks`
    expect((await seller.write('POST', locks, { password })).status).toBe(403)
    const lockId = await shop.makeLock(password, editor)
    const onPage = { collectionId: shop.pageId('about'), set: { lockId } }
    expect((await shop.act(seller, 'set-page-password', onPage)).status).toBe(403)
    expect((await shop.act(editor, 'set-page-password', onPage)).status).toBe(200)
    expect((await shop.act(editor, 'set-site-password', { set: { lockId } })).status).toBe(403)
  })

  test('that no lock of the site has open for nobody', async () => {
    const lockId = 'ab'.repeat(12)
    await shop.perform('set-page-password', { collectionId: shop.pageId('about'), set: { lockId } })
    shop.aSecondPasses()
    const ada = shop.visitor()
    expect((await ada.get('/about')).status).toBe(403)
    expect((await shop.enter(ada, '/about', password)).status).toBe(403)
  })
})

describe('the code of a page', () => {
  const code = '<meta name="of-this-page" content="yes">'
  const setCode = (person: Visitor) =>
    shop.act(person, 'set-page-code', { collectionId: shop.pageId('shop'), set: { header: code } })

  test('stands in the head of that page alone, by who may write code, and never in the frame', async () => {
    const editor = await shop.person('writer@fern.example', [Role.editor])
    expect((await setCode(editor)).status).toBe(403)
    expect((await setCode(shop.ownerHere)).status).toBe(200)
    shop.aSecondPasses()
    const ada = shop.visitor()
    expect((await ada.get('/shop')).text).toContain(code)
    for (const path of ['/', '/shop/moss-bowl', '/journal']) {
      expect((await ada.get(path)).text).not.toContain(code)
    }
    expect((await shop.inFrame('/shop')).text).not.toContain(code)
    await shop.lock('shop', password)
    expect((await ada.get('/shop')).text).not.toContain(code)
    const copied = await shop.act(editor, 'duplicate-page', {
      collectionId: shop.pageId('shop'),
    })
    expect(copied.status).toBe(200)
  })
})
