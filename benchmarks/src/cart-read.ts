import { againstSelect } from './against-select.ts'
import type { Figure } from './measure/report.ts'
import { openCarts } from './open-carts.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const callers = 16

/** P6: what the pill asks for, a cart with its lines and totals, against one SELECT over HTTP. */
export async function measureCartRead(under: ProductUnderTest): Promise<Figure> {
  const carts = await openCarts(under, callers)
  const job = { id: 'P6', job: 'cart read', floor: 0.3, goal: 0.6 }
  const headersOf = (caller: number) => carts[caller] ?? {}
  const load = { connections: callers, headersOf }
  return againstSelect(job, under, '/api/commerce/shopping-cart', load)
}
