import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { buy } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { linksOf } from './testing/links-of.ts'

let shop: CartShop
let owner: Visitor
let glazeId: string

beforeAll(async () => {
  shop = await openCartShop()
  owner = await shop.owner()
  glazeId = shop.goods.get('GLAZE')?.itemId ?? ''
})
afterAll(() => shop.close())

const base = () => `/api/editor/sites/${shop.siteId}`

describe('the files of a product', () => {
  const path = () => `${base()}/products/${glazeId}/sold-files`
  const send = (filename: string, content: string) =>
    uploadFile({ port: shop.port, who: owner }, path(), { filename, bytes: Buffer.from(content) })
  const files = async () =>
    (await owner.get(`${base()}/documents/item/${glazeId}`)).json<{
      body: {
        product: { files: { id: string; name: string; contentType: string; byteSize: number }[] }
      }
    }>().body.product.files

  test('are kept as they came, in their order, and each piece is a grant of each', async () => {
    expect((await send('notes.html', '<script>alert(1)</script>')).status).toBe(201)
    const [, second] = await files()
    expect(second).toMatchObject({ name: 'notes.html', contentType: 'application/octet-stream' })
    await shop.perform('move-sold-file', { itemId: glazeId, fileId: second?.id, to: 0 })
    await shop.perform('rename-sold-file', {
      itemId: glazeId,
      fileId: second?.id,
      set: { name: 'Notes.html' },
      seen: { name: 'notes.html' },
    })
    const visitor = await shop.shopperWith('GLAZE')
    const placed = await buy(visitor)
    const links = linksOf(await visitor.get(placed.headers.location ?? ''))
    expect(links).toHaveLength(2)
    const got = await shop.visitor().get(links[0] ?? '')
    expect(got.text).toBe('<script>alert(1)</script>')
    expect(got.headers['content-disposition']).toContain('"Notes.html"')
    await shop.perform('remove-sold-file', { itemId: glazeId, fileId: second?.id })
    expect((await files()).map(({ name }) => name)).toEqual(['recipes.txt'])
  })

  test('may be larger than a picture of a page, and stay as they are', async () => {
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.alloc(25_000_000, 7),
    ])
    const sent = { filename: 'print.png', bytes: png }
    expect((await uploadFile({ port: shop.port, who: owner }, path(), sent)).status).toBe(201)
    const print = (await files()).find(({ name }) => name === 'print.png')
    expect(print).toMatchObject({ contentType: 'image/png', byteSize: png.length })
    await shop.perform('remove-sold-file', { itemId: glazeId, fileId: print?.id })
  })

  test('are no files of goods that are sent, nor empty', async () => {
    const empty = await send('empty.txt', '')
    expect(empty.status).toBe(415)
    const bowls = `${base()}/products/${shop.bowlId}/sold-files`
    const sent = { filename: 'bowl.txt', bytes: Buffer.from('bowl') }
    const done = await uploadFile({ port: shop.port, who: owner }, bowls, sent)
    expect([done.status, done.json<{ code: string }>().code]).toEqual([
      409,
      'not-a-digital-product',
    ])
  })
})
