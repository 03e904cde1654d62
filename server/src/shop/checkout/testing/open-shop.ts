import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OwnerMails } from '@vitrine/rules/site/sites/owner-mails.ts'
import { writeSmallShopStarter } from '../../../testing/seeds/small-shop.ts'
import type { TestResponse, Visitor } from '../../../testing/http-client.ts'
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../testing/start-test-server.ts'

export type TestShop = TestServer & {
  /** Item and variant ids by SKU: BOWL-S (3 in stock), BOWL-M (1), GLAZE (digital). */
  readonly goods: ReadonlyMap<string, { itemId: string; variantId: string }>
  add(visitor: Visitor, sku: string, quantity?: unknown): Promise<TestResponse>
  /** A shopper with something in the cart. */
  shopperWith(sku: string, quantity?: number): Promise<Visitor>
  /** @param quantity null: there is no end of it */
  setStock(sku: string, quantity: number | null): Promise<void>
  stockOf(sku: string): Promise<number | null>
  /** Which mails its owner gets, and where. */
  setOwnerMails(set: Partial<OwnerMails>): Promise<void>
  orderCount(): Promise<number>
  close(): Promise<void>
}

/** What a shopper chooses while no money is taken. */
export const accepted = { payment: 'accepted' }

export const buyer = {
  email: 'ada@shopper.example',
  firstName: 'Ada',
  lastName: 'Fern',
  line1: '1 Moss Lane',
  line2: '',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
}

/** What the form on a checkout page carries unseen: its key, and the offer that it shows. */
export function hiddenFieldsOf(page: { readonly text: string }): { key: string; offer: string } {
  const valueOf = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(page.text)?.[1] ?? ''
  return { key: valueOf('key'), offer: valueOf('offer') }
}

/** Opens the checkout and sends its form, as a browser without script does. */
export async function buy(
  visitor: Visitor,
  fields: Readonly<Record<string, string>> = {},
): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}

/** The small shop over real HTTP. */
export async function openShop(options: TestServerOptions = {}): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  await writeSmallShopStarter(folder)
  const server = await startTestServer({
    starter: 'small-shop',
    startersFolder: folder,
    ...options,
  })
  const { kysely } = server.context.database
  const goods = await findGoods(server)
  const idOf = (sku: string) => goods.get(sku) ?? { itemId: 'none', variantId: 'none' }
  const add: TestShop['add'] = (visitor, sku, quantity = 1) =>
    visitor.write('POST', '/api/commerce/shopping-cart/entries', {
      itemId: idOf(sku).itemId,
      sku,
      quantity,
      additionalFields: null,
    })
  return {
    ...server,
    goods,
    add,
    async shopperWith(sku, quantity = 1) {
      const visitor = server.visitor()
      const added = await add(visitor, sku, quantity)
      if (added.status !== 200) throw new Error(added.text)
      return visitor
    },
    async setStock(sku, quantity) {
      await kysely
        .updateTable('stock')
        .set({ quantity })
        .where('website_id', '=', server.siteId)
        .where('variant_id', '=', idOf(sku).variantId)
        .execute()
    },
    setOwnerMails: (set) => setOwnerMails(server, set),
    async stockOf(sku) {
      const row = await kysely
        .selectFrom('stock')
        .select('quantity')
        .where('website_id', '=', server.siteId)
        .where('variant_id', '=', idOf(sku).variantId)
        .executeTakeFirstOrThrow()
      return row.quantity
    },
    async orderCount() {
      const { count } = await kysely
        .selectFrom('shop_order')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('website_id', '=', server.siteId)
        .executeTakeFirstOrThrow()
      return count
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The mail to a shopper that was written last, as the shop's owner reads it. */
export async function newestConfirmation(owner: Visitor, siteId: string): Promise<MailReply> {
  const base = `/api/editor/sites/${siteId}/mails`
  const { mails } = (await owner.get(base)).json<MailsReply>()
  const newest = mails.find(({ kind }) => kind === 'order-confirmation')
  return (await owner.get(`${base}/${newest?.id}`)).json<MailReply>()
}

async function setOwnerMails(server: TestServer, set: Partial<OwnerMails>): Promise<void> {
  const wish = { action: 'set-owner-mails', input: { set } }
  const path = `/api/editor/sites/${server.siteId}/actions`
  const done = await (await server.owner()).write('POST', path, wish)
  if (done.status !== 200) throw new Error(done.text)
}

async function findGoods(server: TestServer): Promise<TestShop['goods']> {
  const goods = new Map<string, { itemId: string; variantId: string }>()
  const rows = await server.context.database.kysely
    .selectFrom('document')
    .select(['id', 'body'])
    .where('website_id', '=', server.siteId)
    .where('kind', '=', 'item')
    .execute()
  for (const { id, body } of rows) {
    const { product } = body as { product: { variants: { id: string; sku: string }[] } | null }
    for (const variant of product?.variants ?? []) {
      goods.set(variant.sku, { itemId: id, variantId: variant.id })
    }
  }
  return goods
}
