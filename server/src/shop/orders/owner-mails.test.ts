import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import { deliverMails } from '../../ground/mails/deliver-mails.ts'
import type { SendMail } from '../../ground/mails/send-mail.ts'
import { countStocks } from '../../site/stock/count-stocks.ts'
import { ownerEmail } from '../../testing/start-test-server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setOwnerMails({ addresses: [], newOrder: true, soldOut: true })
  await shop.setStock('BOWL-S', 3)
  await sendAll()
})

type Sent = Parameters<SendMail>[0]

/** What goes out now, by several processes at once. */
async function sendAll(): Promise<Sent[]> {
  const sent: Sent[] = []
  const send: SendMail = async (mail) => sent.push(mail)
  await Promise.all(Array.from({ length: 3 }, () => deliverMails(shop.context, send)))
  return sent
}

const aboutStock = ({ subject }: Sent) => subject.startsWith('Sold out')

test('each order is told to the owner once, with what was bought and where it stands in the editor', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  const fields = { firstName: 'Zoë <b>' }
  await buy(ada, fields)
  await buy(ada, fields)
  const toOwner = (await sendAll()).filter(({ to }) => to === ownerEmail)
  expect(toOwner).toHaveLength(1)
  const [mail] = toOwner
  expect(mail?.subject).toMatch(/^New order \d+ – Small Shop$/)
  expect(mail?.text).toContain('Zoë <b> Fern\nada@shopper.example\n')
  expect(mail?.html).toContain('Zoë &lt;b&gt; Fern')
  expect(mail?.text).toContain('1 x Moss Bowl')
  expect(mail?.text).toContain('Total: $25.00')
  const { editorOrigin } = shop.context.config
  const [, address = ''] = /Open the order: (\S+)/.exec(mail?.text ?? '') ?? []
  expect(address).toMatch(`${editorOrigin}/config/sites/fern/orders/`)
  expect(mail?.html).toContain(`href="${address}"`)
  const owner = await shop.owner()
  const id = address.split('/').at(-1)
  expect((await owner.get(`/api/editor/sites/${shop.siteId}/orders/${id}`)).status).toBe(200)
})

test('whoever the settings name gets it in the place of the owner, each a mail of their own', async () => {
  await shop.setOwnerMails({ addresses: ['one@fern.example', 'two@fern.example'] })
  await buy(await shop.shopperWith('BOWL-S'))
  const sent = await sendAll()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'ada@shopper.example',
    'one@fern.example',
    'two@fern.example',
  ])
  await shop.setOwnerMails({ newOrder: false })
  await buy(await shop.shopperWith('BOWL-S'))
  expect((await sendAll()).map(({ to }) => to)).toEqual(['ada@shopper.example'])
})

test('what is no address is refused, and so is a sixth', async () => {
  const bad = (addresses: string[]) => shop.setOwnerMails({ addresses })
  await expect(bad(['a@fern.example\r\nBcc: all@x.example'])).rejects.toThrow('valid email')
  const six = Array.from({ length: 6 }, (_, place) => `o${place}@fern.example`)
  await expect(bad(six)).rejects.toThrow('five addresses')
})

test('names with line breaks and of any length begin no header of their own', async () => {
  const owner = await shop.owner()
  const title = `Small${'\r\nBcc: all@x.example'}`
  const wish = { action: 'set-site-details', input: { set: { title } } }
  await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, wish)
  await buy(await shop.shopperWith('BOWL-S'), { firstName: 'A'.repeat(5000), lastName: 'x\r\ny' })
  await buy(await shop.shopperWith('BOWL-S'))
  const sent = await sendAll()
  expect(sent).not.toEqual([])
  for (const { subject, from } of sent) expect(subject + from).not.toMatch(/[\r\n]/)
  const back = { action: 'set-site-details', input: { set: { title: 'Small Shop' } } }
  await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, back)
})

test('in a shop of another language the owner reads that language', async () => {
  const owner = await shop.owner()
  const say = (language: string) =>
    owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, {
      action: 'set-site-details',
      input: { set: { language } },
    })
  await say('de-AT')
  const free = { action: 'set-shipping', input: { set: { name: 'Post', priceCents: 0 } } }
  await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, free)
  await shop.setStock('BOWL-S', 1)
  await buy(await shop.shopperWith('BOWL-S'))
  const toOwner = (await sendAll()).filter(({ to }) => to === ownerEmail)
  expect(toOwner.map(({ subject }) => subject).toSorted()).toEqual([
    'Ausverkauft: Moss Bowl – Small Shop',
    expect.stringMatching(/^Neue Bestellung \d+ – Small Shop$/),
  ])
  expect(toOwner[0]?.html).toContain('<html lang="de" dir="ltr">')
  expect(toOwner.some(({ text }) => text.includes('Post: Kostenlos'))).toBe(true)
  await say('en-US')
})

test('the order that takes the last one says so once; the next one finds none to take', async () => {
  await shop.setStock('BOWL-S', 2)
  const [ada, bea] = [await shop.shopperWith('BOWL-S'), await shop.shopperWith('BOWL-S')]
  await buy(ada)
  expect((await sendAll()).filter(aboutStock)).toEqual([])
  await buy(bea)
  const [told, ...more] = (await sendAll()).filter(aboutStock)
  expect(more).toEqual([])
  expect(told).toMatchObject({ to: ownerEmail, subject: 'Sold out: Moss Bowl – Small Shop' })
  const { itemId } = shop.goods.get('BOWL-S') ?? { itemId: '' }
  expect(told?.text).toContain(`/config/sites/fern/products/${itemId}`)
})

async function move(change: Readonly<Record<string, unknown>>): Promise<void> {
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/stock/${shop.goods.get('BOWL-S')?.variantId}`
  expect((await owner.write('POST', path, change)).status).toBe(200)
}

test('a count that sells something out says so each time that it does, unless it is switched off', async () => {
  await move({ counted: 0, seen: 3 })
  expect((await sendAll()).map(({ subject }) => subject)).toEqual([
    'Sold out: Moss Bowl – Small Shop',
  ])
  await move({ counted: 0, seen: 0 })
  expect(await sendAll()).toEqual([])
  await move({ delta: 1 })
  await move({ delta: -1 })
  expect((await sendAll()).filter(aboutStock)).toHaveLength(1)
  await shop.setOwnerMails({ soldOut: false })
  await move({ delta: 1 })
  await move({ delta: -1 })
  expect(await sendAll()).toEqual([])
})

test('a file of counts that sells several out tells of them in one mail', async () => {
  await shop.setStock('BOWL-M', 1)
  const ids = ['BOWL-S', 'BOWL-M'].map((sku) => shop.goods.get(sku)?.variantId ?? '')
  const counts = new Map<string, number | null>(ids.map((id) => [id, 0]))
  const { random } = shop.context
  const author = { authorId: shop.ownerId, now: shop.time.now, random }
  await countStocks(shop.context, shop.siteId, counts, author)
  await countStocks(shop.context, shop.siteId, counts, author)
  const [mail, ...more] = await sendAll()
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Moss Bowl \(S\)[^]*Moss Bowl \(M\)|\(M\)[^]*\(S\)/)
})

test('a site without an owner places its orders, and writes to nobody but the shopper', async () => {
  const { kysely } = shop.context.database
  await kysely.updateTable('membership').set({ is_owner: false }).execute()
  await buy(await shop.shopperWith('BOWL-S'))
  expect((await sendAll()).map(({ to }) => to)).toEqual(['ada@shopper.example'])
  await kysely.updateTable('membership').set({ is_owner: true }).execute()
})
