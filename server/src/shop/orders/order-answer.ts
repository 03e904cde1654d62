import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { OrderDeed } from './order-events-store.ts'

type Doer = Pick<OrderDeed, 'now' | 'random'> & { readonly account: { readonly accountId: string } }

/** Who asks for something of an order, and when. */
export function deedOf({ account, now, random }: Doer): OrderDeed {
  return { authorId: account.accountId, now, random }
}

export function answered<Value>(result: Result<Value>) {
  return result.ok ? { json: result.value } : result
}
