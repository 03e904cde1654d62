import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { readDocument } from '../../../ground/documents/read-documents.ts'
import { openShop, type TestShop } from '../../checkout/testing/open-shop.ts'
import type { Visitor } from '../../../testing/http-client.ts'
import type { TestServerOptions } from '../../../testing/start-test-server.ts'

type SeenCart = {
  readonly totalQuantity: number
  readonly subtotalCents: number
  readonly entries: readonly { readonly id: string; readonly quantity: number }[]
}

export type CartShop = TestShop & {
  /** The product of BOWL-S and BOWL-M. */
  readonly bowlId: string
  cartOf(visitor: Visitor): Promise<SeenCart>
  /** What the owner does in the editor, such as `edit-product`. */
  perform(action: string, input: object): Promise<void>
  /** The product of the bowls as it is. */
  bowlsNow(): Promise<Product>
  /** Changes fields of the product of the bowls. */
  editBowls(product: object): Promise<void>
  /** Sells the bowls at another price for as long as the work goes on. */
  priceBowls<Value>(priceCents: number, work: () => Promise<Value>): Promise<Value>
  /** The same of the download, GLAZE. */
  priceGlaze<Value>(priceCents: number, work: () => Promise<Value>): Promise<Value>
  /** Until some statement of this database waits for what another transaction holds. */
  waitsForLock(): Promise<void>
}

export const entriesPath = '/api/commerce/shopping-cart/entries'

/** The small shop, for tests of the cart. */
export async function openCartShop(options: TestServerOptions = {}): Promise<CartShop> {
  const shop = await openShop(options)
  const bowlId = shop.goods.get('BOWL-M')?.itemId ?? ''
  const perform: CartShop['perform'] = async (action, input) => {
    const owner = await shop.owner()
    const path = `/api/editor/sites/${shop.siteId}/actions`
    const saved = await owner.write('POST', path, { action, input })
    if (saved.status !== 200) throw new Error(saved.text)
  }
  const editItem = (itemId: string, product: object) =>
    perform('edit-product', { itemId, set: product })
  const editBowls: CartShop['editBowls'] = (product) => editItem(bowlId, product)
  const priceItem = async <Value>(
    itemId: string,
    priceCents: number,
    work: () => Promise<Value>,
  ): Promise<Value> => {
    const item = await readDocument(shop.context.database.dbFor(shop.siteId), 'item', itemId)
    const variants = item?.body.product?.variants ?? []
    const priced = variants.map((one) => ({ ...one, priceCents, onSale: false }))
    await editItem(itemId, { variants: priced })
    try {
      return await work()
    } finally {
      await editItem(itemId, { variants })
    }
  }
  const bowlsNow = async (): Promise<Product> => {
    const item = await readDocument(shop.context.database.dbFor(shop.siteId), 'item', bowlId)
    if (item?.body.product == null) throw new Error('the bowls are gone')
    return item.body.product
  }
  return {
    ...shop,
    bowlId,
    bowlsNow,
    perform,
    editBowls,
    cartOf: async (visitor) => (await visitor.get('/api/commerce/shopping-cart')).json<SeenCart>(),
    async waitsForLock() {
      for (;;) {
        const { rows } = await shop.context.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if (rows.length > 0) return
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    priceBowls: (priceCents, work) => priceItem(bowlId, priceCents, work),
    priceGlaze: (priceCents, work) =>
      priceItem(shop.goods.get('GLAZE')?.itemId ?? '', priceCents, work),
  }
}
