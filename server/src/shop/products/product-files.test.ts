import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsReply, HistoryReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ImportReport } from '@vitrine/rules/shop/products/product-file-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let shop: TestShop
let owner: Visitor
let collectionId: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  collectionId = (await products())[0]?.body.collectionId ?? ''
})
afterAll(() => shop.close())

const base = () => `/api/editor/sites/${shop.siteId}`
const place = (as: string) => `${base()}/products/file?collectionId=${collectionId}&as=${as}`

async function products(): Promise<DocumentsReply<'item'>['documents']> {
  const reply = await owner.get(`${base()}/documents?kind=item&limit=200`)
  const { documents } = reply.json<DocumentsReply<'item'>>()
  return documents.filter(({ body }) => body.product !== null)
}
const productAt = async (urlId: string) =>
  (await products()).find(({ body }) => body.urlId === urlId)?.body

const send = (content: string | Buffer, as: string, who = owner) => {
  const file = { filename: 'products.csv', bytes: Buffer.from(content as string) }
  return uploadFile({ port: shop.port, who }, place(as), file)
}
async function report(content: string, as = 'try', who = owner): Promise<ImportReport> {
  const answer = await send(content, as, who)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json()
}
const table = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

describe('a file of products', () => {
  it('says what it would make, and makes it by one change that one undo takes back', async () => {
    const before = await products()
    const file = table(
      'Address,Name,State,Categories,Option 1 name,Option 1 value,SKU,Price,Stock,Weight',
      'jug,Tall jug,published,"Jugs, Gifts",Glaze,Moss,JUG-M,"1,5",7,0.8',
      'jug,,,,,Sand,JUG-S,28.00,unlimited,',
      'moss-bowl,,,,,,BOWL-S,19.00,4,',
      'lid,Lid,,,,,LID,-3,1,',
    )
    const told = await report(file)
    expect(told).toMatchObject({
      products: [
        { row: 2, title: 'Tall jug', kind: 'add' },
        { row: 4, kind: 'change', fields: ['variants', 'stock'] },
      ],
      problems: [{ row: 5, column: 'Price', code: 'not-an-amount' }],
      unread: [],
      change: null,
    })
    expect(await products()).toEqual(before)
    const done = await report(file, 'import')
    expect(done).toMatchObject({ products: told.products, problems: told.problems })
    const jug = await productAt('jug')
    expect(jug).toMatchObject({
      title: 'Tall jug',
      visibility: 'live',
      categories: ['Jugs', 'Gifts'],
    })
    expect(jug?.product?.variants).toMatchObject([
      { sku: 'JUG-M', attributes: { Glaze: 'Moss' }, priceCents: 150, weight: 0.8 },
      { sku: 'JUG-S', attributes: { Glaze: 'Sand' }, priceCents: 2800 },
    ])
    expect(await shop.stockOf('BOWL-S')).toBe(4)
    const stock = await owner.get(`${base()}/products?search=tall+jug`)
    // in the order of ids, which chance makes
    expect(stock.json<{ stock: unknown[] }>().stock).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ unlimited: false, qtyInStock: 7 }),
        expect.objectContaining({ unlimited: true }),
      ]),
    )
    const history = await owner.get(`${base()}/history`)
    const [latest] = history.json<HistoryReply>().changes
    expect(latest).toMatchObject({ title: 'Import 2 products: Shop' })
    const undo = await owner.write('POST', `${base()}/undo`, { sequence: done.change?.sequence })
    expect(undo.status).toBe(200)
    expect(await productAt('jug')).toBeUndefined()
    expect((await productAt('moss-bowl'))?.product).toEqual(
      before.find(({ body }) => body.urlId === 'moss-bowl')?.body.product,
    )
  })

  it('that was exported changes nothing, and calculates nothing in a spreadsheet', async () => {
    const wish = {
      collectionId,
      title: '=HYPERLINK("x")',
      tags: ['@home'],
      excerpt: '<p>"Quoted",\nin lines</p>',
      product: { variants: [{ sku: '-1+1', attributes: {}, priceCents: 1200 }] },
    }
    const body = { action: 'add-product', input: wish }
    expect((await owner.write('POST', `${base()}/actions`, body)).status).toBe(200)
    const file = await owner.get(place('try').replace('&as=try', ''))
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file.text).toContain(`'@home`)
    expect(file.text).toContain(`'-1+1`)
    const told = await report(file.text)
    expect(told.problems).toEqual([])
    expect(new Set(told.products.map(({ kind }) => kind))).toEqual(new Set(['same']))
    expect(told.products.length).toBe((await products()).length)
  })

  it('of Shopify has its options, its sales and its drafts, and pictures that are not read', async () => {
    const done = await report(
      table(
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src',
        'vase,Vase,<p>Thrown.</p><script>1</script>,Fern,Vases,"ash, kiln",false,Title,Default Title,VASE,1500,3,30.00,40.00,https://cdn.example/vase.jpg',
        'vase,,,,,,,,,,,,,,https://cdn.example/back.jpg',
      ),
      'import',
    )
    expect(done).toMatchObject({ problems: [], unread: ['Vendor', 'Image Src'] })
    const vase = await productAt('vase')
    expect(vase).toMatchObject({
      visibility: 'draft',
      tags: ['ash', 'kiln'],
      categories: ['Vases'],
    })
    expect(vase?.excerpt).toBe('<p>Thrown.</p>')
    expect(vase?.product).toMatchObject({
      variantOptionOrdering: [],
      variants: [{ sku: 'VASE', priceCents: 4000, salePriceCents: 3000, onSale: true }],
    })
  })

  it('tells each fault with its row and its column', async () => {
    const told = await report(
      table(
        'Name;SKU;Price;Stock;State;Option 1 name;Option 1 value;Tags',
        'One;A-1;10;x;published;;;',
        'Two;A-2;10;;shiny;;;',
        'Three;A-1;10;;;;;',
        'Four;A-4;;;;;;',
        'Five;A-5;10;;;Size;M;',
        ';A-6;10;;;;M;',
        `Six;A-7;10;;;;;${'t'.repeat(51)}`,
        'Seven;A-8;10;;;__proto__;x;',
      ),
    )
    expect(told.products).toEqual([])
    expect(told.problems).toEqual([
      { row: 2, column: 'Stock', code: 'not-a-count' },
      { row: 3, column: 'State', code: 'state-unknown' },
      { row: 4, column: 'SKU', code: 'sku-twice' },
      { row: 5, column: 'Price', code: 'no-price' },
      { row: 7, column: '', code: 'same-variant-twice' },
      { row: 8, column: 'Tags', code: 'word-too-long' },
      { row: 9, column: 'Option 1 name', code: 'option-name-not-free' },
    ])
  })

  it('is refused in words where it cannot be read at all', async () => {
    const cases: readonly (readonly [string | Buffer, string])[] = [
      ['', 'no-rows'],
      ['Name,Price\n', 'no-rows'],
      ['SKU,Price\nA,1\n', 'no-name-column'],
      ['Name,Price\n"Jug,12\n', 'quotes-not-closed'],
      ['Name,Price\nJ"u"g,12\n', 'quotes-not-closed'],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe, 0x80]), 'not-a-table'],
      [Buffer.from('Name,Price\nKr\xfcge,3\n', 'latin1'), 'not-a-table'],
      [Buffer.alloc(20_000_000, 'Name,Price\n'), 'file-too-large'],
      [`Name,Price\n${'Jug,1\n'.repeat(20_001)}`, 'too-many-rows'],
      [`Name${',SKU'.repeat(500)}\nJug\n`, 'too-many-columns'],
    ]
    for (const [content, code] of cases) {
      const answer = await send(content, 'try')
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, code])
    }
  })

  it('is for who edits products; stock in it for who counts stock', async () => {
    const viewer = await shop.person('viewer@fern.example', [Role.billing])
    expect((await send('Name,Price\nJug,1\n', 'import', viewer)).status).toBe(403)
    expect((await viewer.get(place('try').replace('&as=try', ''))).status).toBe(403)
    const editor = await shop.person('writer@fern.example', [Role.editor])
    const file = 'Name,SKU,Stock\nMoss bowl,BOWL-S,99\n'
    expect(await report(file, 'try', editor)).toMatchObject({ unread: ['Stock'] })
  })

  it('says what kind of thing each is; a download has no stock and no options', async () => {
    const head = 'Address,Name,Kind,Option 1 name,Option 1 value,SKU,Price,Stock'
    const told = await report(
      table(
        head,
        'book,Glaze book,digital,,,BOOK,12.00,7',
        'firing,A firing,Service,,,FIRE,30.00,2',
        'duo,Two books,digital,Format,PDF,DUO-P,9.00,',
        'duo,,,Format,EPUB,DUO-E,9.00,',
        'moss-bowl,,digital,,,BOWL-S,20.00,',
        'pot,A pot,liquid,,,POT,3.00,1',
        'card,A card,gift-card,Value,$25,CARD,25.00,',
        'tint,A tint,gift-card,Color,Blue,TINT,25.00,',
      ),
      'import',
    )
    expect(told.products.map(({ title }) => title)).toEqual(['Glaze book', 'A firing', 'A card'])
    expect(told.problems.map(({ row, code }) => [row, code])).toEqual([
      [5, 'digital-has-one-variant'],
      [6, 'digital-has-one-variant'],
      [7, 'kind-unknown'],
      [9, 'gift-card-has-values'],
    ])
    expect((await productAt('book'))?.product).toMatchObject({ productType: 2 })
    expect((await productAt('firing'))?.product).toMatchObject({ productType: 3 })
    const exported = (await owner.get(`${base()}/products/file?collectionId=${collectionId}`)).text
    const rowOf = (sku: string) => exported.split('\r\n').find((row) => row.includes(`,${sku},`))
    expect(rowOf('BOOK')).toMatch(/,BOOK,12\.00,no,,,,,,,digital,,,standard,,,once,,$/)
    expect(rowOf('FIRE')).toMatch(/,FIRE,30\.00,no,,2,,,,,service,,,standard,,,once,,$/)
    expect(await report(exported)).toMatchObject({
      problems: [],
      products: (await products()).map(() => ({ kind: 'same' })),
    })
  })

  it('holds what a product contains, and comes back as it was', async () => {
    const head = 'Address,Name,SKU,Price,Contents,Contents in'
    const told = await report(
      table(
        head,
        'jam,Jam,JAM,4.99,250,G',
        'tile,A tile,TILE,9.00,0.5,M²',
        'rope,Rope,ROPE,9,1,mile',
      ),
      'import',
    )
    expect(told.problems.map(({ row, code }) => [row, code])).toEqual([[4, 'unit-unknown']])
    expect((await productAt('jam'))?.product).toMatchObject({
      contentUnit: 'g',
      variants: [{ content: 250 }],
    })
    const exported = (await owner.get(`${base()}/products/file?collectionId=${collectionId}`)).text
    expect(exported).toContain(',physical,250,g')
    expect(exported).toContain(',physical,0.5,m2')
    expect((await report(exported)).products.every(({ kind }) => kind === 'same')).toBe(true)
  })
})
