import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { buyer, accepted, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 1000)
  await shop.setStock('BOWL-M', 1000)
})

const checkouts = 50

type Sent = { readonly shown: string; readonly visitor: Visitor; readonly order: string | null }

/** Fifty shoppers who have all seen their total and pay at the same moment. */
async function openCheckouts(sku: string) {
  const shoppers = await Promise.all(Array.from({ length: checkouts }, () => shop.shopperWith(sku)))
  return Promise.all(
    shoppers.map(async (visitor) => {
      const page = await visitor.get('/checkout')
      const shown = /Pay (\$[\d.,]+)</.exec(page.text)?.[1] ?? ''
      const form = { ...hiddenFieldsOf(page), ...buyer, ...accepted }
      const send = async (): Promise<Sent> => {
        const answer = await visitor.postForm('/checkout', form)
        expect([303, 409]).toContain(answer.status)
        const { location = '' } = answer.headers
        const isOrder = location.startsWith('/checkout/order-confirmed/')
        return { shown, visitor, order: isOrder ? location : null }
      }
      return { visitor, send }
    }),
  )
}

/** Every order charges what its shopper saw: on its page, in the order's row and in the payment's. */
async function chargeWhatWasShown(sent: readonly Sent[]): Promise<void> {
  for (const { shown, visitor, order } of sent) {
    if (order === null) continue
    const page = await visitor.get(order)
    expect(/<dt>Total<\/dt><dd>([^<]*)</.exec(page.text)?.[1]).toBe(shown)
  }
  const { rows } = await shop.context.database.pool.query<{ wrong: number; loose: number }>(`
    select count(*) filter (where amount_cents <> grand_total_cents
        or grand_total_cents <> shipping_cents + (select sum(unit_price_cents * quantity)
          from order_item where order_id = shop_order.id))::int as wrong,
      (select count(*)::int from payment where status <> 'refused'
        and not exists (select from shop_order where payment_id = payment.id)) as loose
    from shop_order join payment on payment.id = shop_order.payment_id`)
  expect(rows).toEqual([{ wrong: 0, loose: 0 }])
}

/** Pays everywhere at once while the rest of the world goes on. */
async function payWhile(
  tabs: Awaited<ReturnType<typeof openCheckouts>>,
  world: (isPaying: () => boolean) => Promise<unknown>,
): Promise<readonly Sent[]> {
  let paying = tabs.length
  const sending = tabs.map(async ({ send }, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 8))
    return send().finally(() => paying--)
  })
  const [sent] = await Promise.all([Promise.all(sending), world(() => paying > 0)])
  return sent
}

describe('fifty checkouts at the same time', () => {
  test('while the owner changes the price again and again: none pays another', async () => {
    const site = shop.context.database.dbFor(shop.siteId)
    const before = (await readDocument(site, 'item', shop.bowlId))?.body.product?.variants ?? []
    const [first, last, ...between] = await openCheckouts('BOWL-S')
    if (first === undefined || last === undefined) throw new Error('no checkout was opened')
    const setPrice = (priceCents: number) =>
      shop.editBowls({ variants: before.map((one) => ({ ...one, priceCents, onSale: false })) })
    // how many of those between find their price is chance; one finds it, and one does not
    const early = await first.send()
    const sent = await payWhile(between, async (isPaying) => {
      for (let priceCents = 2100; isPaying(); priceCents = priceCents === 2100 ? 2000 : 2100) {
        await setPrice(priceCents)
      }
    })
    await setPrice(2300)
    const late = await last.send()
    await shop.editBowls({ variants: before })
    await chargeWhatWasShown([early, ...sent, late])
    expect([early.order !== null, late.order !== null]).toEqual([true, false])
  })

  test('while their carts change in other tabs: none pays for more or less than was shown', async () => {
    const tabs = await openCheckouts('BOWL-M')
    const carts = await Promise.all(tabs.map(({ visitor }) => shop.cartOf(visitor)))
    const sent = await payWhile(tabs, () =>
      Promise.all(
        tabs.map(async ({ visitor }, index) => {
          const path = `/api/commerce/shopping-cart/entries/${carts[index]?.entries[0]?.id}`
          if (index % 3 === 0) await shop.add(visitor, 'GLAZE')
          else if (index % 3 === 1) await visitor.write('PUT', path, { quantity: 3 })
          else await visitor.write('DELETE', path)
        }),
      ),
    )
    await chargeWhatWasShown(sent)
  })

  test('while the owner edits what no order depends on: all pay what they saw', async () => {
    const tabs = await openCheckouts('BOWL-S')
    const sent = await payWhile(tabs, async (isPaying) => {
      for (let turn = 0; isPaying(); turn++) {
        await shop.perform('set-style', { set: { customCss: `p { order: ${turn} }` } })
      }
    })
    await chargeWhatWasShown(sent)
    expect(sent.every(({ order }) => order !== null)).toBe(true)
  })

  test('while there are only twenty: twenty pay, thirty are left with their carts', async () => {
    const tabs = await openCheckouts('BOWL-M')
    await shop.setStock('BOWL-M', 20)
    const sent = await payWhile(tabs, () => Promise.resolve())
    await chargeWhatWasShown(sent)
    const refused = sent.filter(({ order }) => order === null)
    expect(refused).toHaveLength(checkouts - 20)
    expect(await shop.stockOf('BOWL-M')).toBe(0)
    for (const { visitor } of refused.slice(0, 5)) {
      expect((await shop.cartOf(visitor)).entries).toHaveLength(1)
    }
  })
})

describe('between the price of an order and its writing', () => {
  /** Holds an order up where it takes its stock, when all has been compared, while the owner acts. */
  async function whileItIsWritten(act: () => Promise<unknown>) {
    const ada = await shop.shopperWith('BOWL-M')
    const form = { ...hiddenFieldsOf(await ada.get('/checkout')), ...buyer, ...accepted }
    const { variantId = '' } = shop.goods.get('BOWL-M') ?? {}
    let sending: ReturnType<Visitor['postForm']> | undefined
    await shop.context.database.kysely.transaction().execute(async (holder) => {
      const stock = holder.selectFrom('stock').select('quantity')
      await stock.where('variant_id', '=', variantId).forUpdate().execute()
      sending = ada.postForm('/checkout', form)
      await shop.waitsForLock()
      await act()
    })
    const answer = await sending
    if (answer === undefined) throw new Error('nothing was sent')
    return answer
  }

  test('a new price stops it: nothing is charged, and the page says what it costs now', async () => {
    const [orders, stock] = [await shop.orderCount(), await shop.stockOf('BOWL-M')]
    const site = shop.context.database.dbFor(shop.siteId)
    const before = (await readDocument(site, 'item', shop.bowlId))?.body.product?.variants ?? []
    const dear = before.map((one) => ({ ...one, priceCents: 9900, onSale: false }))
    const answer = await whileItIsWritten(() => shop.editBowls({ variants: dear }))
    await shop.editBowls({ variants: before })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Moss Bowl now costs $99.00.')
    expect([await shop.orderCount(), await shop.stockOf('BOWL-M')]).toEqual([orders, stock])
  })

  test('an edit that changes nothing of it does not stop it', async () => {
    const answer = await whileItIsWritten(() =>
      shop.perform('set-style', { set: { customCss: 'p { order: 99 }' } }),
    )
    expect(answer.status).toBe(303)
  })
})
