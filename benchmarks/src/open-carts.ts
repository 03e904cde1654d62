import type { ProductUnderTest } from './product-under-test.ts'
import { createAgent, createShopper } from './shopper.ts'

const path = '/api/commerce/shopping-cart/entries'

/** A visitor with a cart per caller: the headers that a browser would send of it. */
export async function openCarts(
  under: ProductUnderTest,
  callers: number,
): Promise<readonly Record<string, string>[]> {
  const agent = createAgent(callers)
  const { itemId, sku } = under.sample
  const opened = await Promise.all(
    Array.from({ length: callers }, async () => {
      const shopper = createShopper(agent, under.product.port, under.shopHost)
      await shopper.send('GET', '/')
      const json = { itemId, sku, quantity: 1, additionalFields: null }
      const added = await shopper.send('POST', path, { json })
      if (added.status !== 200) throw new Error(`an add answered ${added.status}: ${added.text}`)
      return shopper.headers()
    }),
  )
  agent.destroy()
  return opened
}
