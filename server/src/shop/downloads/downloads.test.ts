import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { buy, newestConfirmation } from '../checkout/testing/open-shop.ts'
import { linksOf } from './testing/links-of.ts'
import { orderTwoPieces } from './testing/order-two-pieces.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const day = 86_400_000
const bytes = 'Ash, clay and chalk.'

let shop: CartShop
let owner: Visitor
let glazeId: string
/** Of the file that it is. */
let recipesId: string

beforeAll(async () => {
  shop = await openCartShop()
  glazeId = shop.goods.get('GLAZE')?.itemId ?? ''
  const item = await readDocument(shop.context.database.dbFor(shop.siteId), 'item', glazeId)
  recipesId = item?.body.product?.files?.[0]?.id ?? ''
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 61_000
  // some of these take longer than a login
  owner = await shop.owner()
})

const base = () => `/api/editor/sites/${shop.siteId}`
const read = async (id: string) =>
  (await owner.get(`${base()}/orders/${id}`)).json<OrderWithEvents>()
const newestOrder = async () =>
  (await owner.get(`${base()}/orders`)).json<OrdersReply>().orders[0]?.id ?? ''

/** Somebody buys the download, and what else is asked for. */
async function order(...others: readonly string[]) {
  shop.time.now += 1000
  const visitor = await shop.shopperWith('GLAZE')
  for (const sku of others) expect((await shop.add(visitor, sku)).status).toBe(200)
  const placed = await buy(visitor)
  expect(placed.status).toBe(303)
  const page = placed.headers.location ?? ''
  return { visitor, id: await newestOrder(), page, links: linksOf(await visitor.get(page)) }
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.visitor().send(path, { method, headers })
const statusOf = async (path: string, headers?: Record<string, string>, method?: string) =>
  (await get(path, headers, method)).status
const used = async (id: string) => (await read(id)).downloads.map((one) => one.used)

const act = (id: string, path: string, method: 'POST' | 'DELETE' = 'POST') =>
  owner.write(method, `${base()}/orders/${id}/downloads/${path}`, {})
const refund = (id: string, quantity: number, line = 1, refundedCents = 0) =>
  owner.write('POST', `${base()}/orders/${id}/refunds`, {
    key: `${id} ${quantity} ${refundedCents}`,
    units: [{ line, quantity }],
    shippingCents: 0,
    amountCents: null,
    refundedCents,
    restock: false,
  })

const undo = async (): Promise<void> => {
  expect((await owner.write('POST', `${base()}/undo`, {})).status).toBe(200)
}

describe('whoever bought a download', () => {
  test('has it at once, on the page of the order and by its mail, byte for byte', async () => {
    const { visitor, page, links, id } = await order()
    expect(links).toHaveLength(1)
    const [link = ''] = links
    const shown = await visitor.get(page)
    expect(shown.text).toContain('recipes.txt')
    expect(shown.text).toMatch(/5 of 5 downloads left, until \w+ \d+, \d+/)
    const mail = await newestConfirmation(owner, shop.siteId)
    expect(mail.text).toContain(`Your downloads:\nrecipes.txt\nhttp`)
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
    const got = await get(link)
    expect([got.status, got.text]).toEqual([200, bytes])
    expect(got.headers).toMatchObject({
      'content-disposition': `attachment; filename="recipes.txt"; filename*=UTF-8''recipes.txt`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': '20',
      'accept-ranges': 'bytes',
    })
    expect((await visitor.get(page)).text).toContain('4 of 5 downloads left')
    expect(await used(id)).toEqual([1])
  })

  test('has nothing to wait for where nothing is to be sent, and something where there is', async () => {
    expect((await read((await order()).id)).status).toBe('fulfilled')
    await shop.setStock('BOWL-M', 5)
    expect((await read((await order('BOWL-M')).id)).status).toBe('paid')
  })

  test('gets what comes with it by a parcel, in which no download lies', async () => {
    await shop.setStock('BOWL-M', 5)
    const { id } = await order('BOWL-M')
    const { items } = await read(id)
    const at = items.findIndex(({ needsParcel }) => !needsParcel)
    expect(items[at]?.productName).toContain('Glaze')
    const path = `${base()}/orders/${id}/fulfilment`
    const wish = { items: [{ line: at + 1, quantity: 1 }] }
    const refused = await owner.write('POST', path, wish)
    expect([refused.status, refused.json()['code']]).toEqual([409, 'more-than-is-left'])
    const sent = (await owner.write('POST', path, {})).json<OrderWithEvents>()
    expect(sent.status).toBe('fulfilled')
    expect(sent.fulfilments).toMatchObject([{ lines: [{ quantity: 1 }] }])
    expect(sent.items.every((one) => one.needsParcel === (one.sentQuantity === 1))).toBe(true)
  })

  test('has an order that can be marked as not fulfilled and back, without any parcel', async () => {
    const { id } = await order()
    const path = `${base()}/orders/${id}/fulfilment`
    const back = await owner.write('DELETE', path)
    expect(back.json()).toMatchObject({ status: 'paid', isSentInPart: false })
    const again = await owner.write('POST', path, {})
    expect(again.json()).toMatchObject({ status: 'fulfilled', fulfilments: [] })
    expect((await owner.write('DELETE', path)).status).toBe(200)
    const cancelled = await owner.write('POST', `${base()}/orders/${id}/cancellation`, {
      restock: false,
    })
    expect(cancelled.json()['status']).toBe('cancelled')
  })

  test('downloads it five times, then is told so on a page with its own status', async () => {
    const { visitor, page, links } = await order()
    const [link = ''] = links
    for (const _ of [1, 2, 3, 4, 5]) expect(await statusOf(link)).toBe(200)
    const refused = await get(link, { accept: 'text/html' })
    expect(refused.status).toBe(410)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.headers['cache-control']).toContain('no-store')
    expect(refused.text).toContain('All downloads of this file are used up.')
    const shown = await visitor.get(page)
    expect(shown.text).toContain('All 5 downloads are used.')
    expect(linksOf(shown)).toEqual([])
  })

  test('downloads it for thirty days', async () => {
    const { visitor, page, links } = await order()
    shop.time.now += 30 * day - 60_000
    expect(await statusOf(links[0] ?? '')).toBe(200)
    shop.time.now += 120_000
    const refused = await get(links[0] ?? '')
    expect([refused.status, refused.json()['code']]).toEqual([410, 'download-expired'])
    expect((await visitor.get(page)).text).toContain('Could be downloaded until')
  })

  test('gets it from a shop whose door is closed', async () => {
    const { links } = await order()
    await shop.perform('set-door', { set: { isClosed: true } })
    try {
      expect(await statusOf('/')).not.toBe(200)
      expect((await get(links[0] ?? '')).text).toBe(bytes)
    } finally {
      await shop.perform('set-door', { set: { isClosed: false } })
    }
  })

  test('gets the bytes that took the place of those that were bought, and keeps what is gone', async () => {
    const { links } = await order()
    const port = { port: shop.port, who: owner }
    const path = `${base()}/products/${glazeId}/sold-files`
    const sent = { filename: 'récipes 2.txt', bytes: Buffer.from('More chalk.') }
    expect((await uploadFile(port, `${path}/${recipesId}`, sent)).status).toBe(200)
    const newer = await get(links[0] ?? '')
    expect(newer.text).toBe('More chalk.')
    expect(newer.headers['content-disposition']).toBe(
      `attachment; filename="recipes 2.txt"; filename*=UTF-8''r%C3%A9cipes%202.txt`,
    )
    await undo()
    await shop.perform('remove-sold-file', { itemId: glazeId, fileId: recipesId })
    try {
      expect(await statusOf(links[0] ?? '')).toBe(200)
      const ada = shop.visitor()
      const added = await shop.add(ada, 'GLAZE')
      expect([added.status, added.json()['code']]).toEqual([409, 'not-for-sale-yet'])
    } finally {
      await undo()
    }
  })
})

describe('a download is counted', () => {
  test('once for all of its parts within the hour', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    const part = async (range: string) => {
      const { status, text, headers } = await get(link, { range })
      return [status, text, headers['content-range']]
    }
    expect(await part('bytes=0-2')).toEqual([206, 'Ash', 'bytes 0-2/20'])
    expect(await part('bytes=3-')).toEqual([206, bytes.slice(3), 'bytes 3-19/20'])
    expect(await part('bytes=-6')).toEqual([206, 'chalk.', 'bytes 14-19/20'])
    expect(await used(id)).toEqual([1])
    shop.time.now += 3_600_000
    await part('bytes=3-')
    expect(await used(id)).toEqual([2])
  })

  test('in parts that go on after it was the last, and not all of it once more', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    for (const _ of [1, 2, 3, 4, 5]) expect(await statusOf(link)).toBe(200)
    expect(await statusOf(link, { range: 'bytes=5-' })).toBe(206)
    expect(await statusOf(link)).toBe(410)
    // none of these is a part
    for (const range of ['bytes=abc', 'bytes=0-1,4-5', 'bytes=9-3', 'lines=1-2']) {
      expect([range, await statusOf(link, { range })]).toEqual([range, 410])
    }
    expect(await used(id)).toEqual([5])
  })

  test('never where nobody takes it: a look at its head, a browser that looks ahead, a part behind its end', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    const head = await get(link, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '20', ''])
    expect(await statusOf(link, { 'sec-purpose': 'prefetch' })).toBe(503)
    expect(await statusOf(link, { 'sec-purpose': 'prefetch;prerender' })).toBe(503)
    expect(await statusOf(link, { purpose: 'prefetch' })).toBe(503)
    expect(await statusOf(link, { range: 'bytes=99-' })).toBe(416)
    expect(await used(id)).toEqual([0])
  })

  test('once where twenty ask for the last one at the same time', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    for (const _ of [1, 2, 3, 4]) expect(await statusOf(link)).toBe(200)
    const asked = await Promise.all(Array.from({ length: 20 }, () => statusOf(link)))
    expect(asked.filter((status) => status === 200)).toHaveLength(1)
    expect(asked.filter((status) => status === 410)).toHaveLength(19)
    expect(await used(id)).toEqual([5])
  })
})

describe('somebody else', () => {
  test('guesses no token, finds no path, and brings no server down by odd ranges', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    const wrong = [
      '/checkout/download/x',
      `${link}x`,
      link.slice(0, -1),
      `/checkout/download/${'a'.repeat(43)}`,
      `/checkout/download/${'a'.repeat(3000)}`,
      '/checkout/download/..%2f..%2fetc%2fpasswd',
      '/checkout/download/%00',
      '/checkout/download/%ff',
      `/checkout/download/${id}`,
    ]
    for (const path of wrong) {
      const status = await statusOf(path)
      expect([path.slice(0, 60), status >= 400 && status < 500]).toEqual([path.slice(0, 60), true])
    }
    const odd = [
      'bytes=',
      'bytes=-',
      'bytes=-0',
      'bytes=99999999999999999999-',
      `bytes=${'0-0,'.repeat(500)}`,
    ]
    for (const range of odd) {
      expect([range.slice(0, 30), (await statusOf(link, { range })) < 500]).toEqual([
        range.slice(0, 30),
        true,
      ])
    }
  })

  test('does not get a sold file by the address of files', async () => {
    const item = (await owner.get(`${base()}/documents/item/${glazeId}`)).json<{
      body: { product: { files: { id: string; hash: string }[] } }
    }>()
    const [file] = item.body.product.files
    const path = `/static/images/${file?.id}/${file?.hash.slice(0, 12)}/recipes.txt`
    expect(await statusOf(path)).toBe(404)
    const page = await shop.visitor().get('/shop/glaze-recipes?format=json')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain(file?.hash)
    expect(page.text).not.toContain('recipes.txt')
    const ada = await shop.shopperWith('GLAZE')
    expect((await ada.get('/api/commerce/shopping-cart')).text).not.toContain(file?.hash)
  })

  test('records no file by its hash', async () => {
    const input = {
      itemId: glazeId,
      fileId: 'theirs',
      name: 'theirs.txt',
      hash: 'a'.repeat(64),
      byteSize: 4,
      contentType: 'text/plain',
    }
    const done = await owner.write('POST', `${base()}/actions`, { action: 'add-sold-file', input })
    expect(done.status).toBeGreaterThanOrEqual(400)
  })
})

describe('what goes back', () => {
  test('takes as many downloads back as pieces, and only those', async () => {
    const { id, page, visitor, links } = await orderTwoPieces(shop)
    expect(links).toHaveLength(2)
    const one = await refund(id, 1)
    expect(one.status).toBe(200)
    const { downloads } = one.json<OrderWithEvents>()
    expect(downloads.map((download) => download.revokedFor)).toEqual([null, 'refund'])
    const shown = await visitor.get(page)
    expect(linksOf(shown)).toEqual([links[0]])
    expect(shown.text).toContain('No longer available, as it was refunded.')
    expect(await statusOf(links[0] ?? '')).toBe(200)
    const refused = await get(links[1] ?? '')
    expect([refused.status, refused.json()['code']]).toEqual([410, 'download-revoked'])
    const { refundedTotal } = await read(id)
    expect((await refund(id, 1, 1, Number(refundedTotal.value))).status).toBe(200)
    expect((await read(id)).downloads.every((download) => download.revokedFor === 'refund')).toBe(
      true,
    )
    expect(await statusOf(links[0] ?? '', { range: 'bytes=5-' })).toBe(410)
    expect((await visitor.get(page)).text).toContain('is refunded.')
  })

  test('prefers a piece that its owner had revoked', async () => {
    const { id, links } = await orderTwoPieces(shop)
    const first = (await read(id)).downloads[0]?.id ?? ''
    expect((await act(id, `${first}/revocation`)).status).toBe(200)
    await refund(id, 1)
    expect((await read(id)).downloads.map((download) => download.revokedFor)).toEqual([
      'refund',
      null,
    ])
    expect(await statusOf(links[1] ?? '')).toBe(200)
  })

  test('by an amount alone leaves the downloads', async () => {
    const { id } = await order()
    const done = await owner.write('POST', `${base()}/orders/${id}/refunds`, {
      key: 'amount',
      units: [],
      shippingCents: 0,
      amountCents: 100,
      refundedCents: 0,
      restock: false,
    })
    expect(done.status).toBe(200)
    expect((await read(id)).downloads[0]?.revokedFor).toBeNull()
  })

  test('with all of an order that is cancelled', async () => {
    await shop.setStock('BOWL-M', 5)
    const { id, links } = await order('BOWL-M')
    const body = { restock: true, refundCents: null, mail: null }
    const done = await owner.write('POST', `${base()}/orders/${id}/cancellation`, body)
    expect(done.status).toBe(200)
    expect((await read(id)).downloads[0]?.revokedFor).toBe('cancellation')
    expect(await statusOf(links[0] ?? '')).toBe(410)
  })
})

describe('the owner', () => {
  test('allows five more, for thirty days from now, which the history tells', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    for (const _ of [1, 2, 3, 4, 5]) await statusOf(link)
    shop.time.now += 31 * day
    owner = await shop.owner()
    const download = (await read(id)).downloads[0]
    const more = await act(id, `${download?.id}/more`)
    expect(more.status).toBe(200)
    const after = more.json<OrderWithEvents>()
    expect(after.downloads[0]).toMatchObject({ used: 5, most: 10 })
    expect(after.downloads[0]?.until).toBe(shop.time.now + 30 * day)
    expect(after.events.at(-1)).toMatchObject({ kind: 'download-extended', file: 'recipes.txt' })
    expect(await statusOf(link)).toBe(200)
  })

  test('revokes a download and restores it, each told once', async () => {
    const { id, links } = await order()
    const [link = ''] = links
    const download = (await read(id)).downloads[0]?.id ?? ''
    await act(id, `${download}/revocation`)
    await act(id, `${download}/revocation`)
    expect(await statusOf(link)).toBe(410)
    shop.time.now += 1000
    const restored = await act(id, `${download}/revocation`, 'DELETE')
    expect(await statusOf(link)).toBe(200)
    const kinds = restored.json<OrderWithEvents>().events.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('download-'))).toEqual([
      'download-revoked',
      'download-restored',
    ])
    expect((await act(id, 'nobody/revocation')).status).toBe(404)
  })

  test('sends the links again, of what can be downloaded', async () => {
    const { id, links } = await order()
    shop.time.now += 1000
    expect((await act(id, 'mail')).status).toBe(200)
    const { mails } = (await owner.get(`${base()}/mails`)).json<MailsReply>()
    expect(mails[0]).toMatchObject({ kind: 'order-downloads' })
    const mail = (await owner.get(`${base()}/mails/${mails[0]?.id}`)).json<MailReply>()
    expect(mail.subject).toMatch(/^Your downloads of order \d+$/)
    expect(mail.text).toContain(links[0])
    const told = (await read(id)).events.slice(-2)
    expect(told).toMatchObject([
      { kind: 'downloads-sent' },
      { kind: 'mail', subject: mail.subject },
    ])
    await act(id, `${(await read(id)).downloads[0]?.id}/revocation`)
    const none = await act(id, 'mail')
    expect([none.status, none.json()['code']]).toEqual([409, 'no-downloads'])
  })
})
