import {
  ordersApi,
  type OrderLine,
  type OrderReply,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { call, foundNoServer, RequestRefused } from '../../ground/http/send-request.ts'

/** What became of several orders: those that are done, and the sentence of each that was refused. */
export type ManyFulfilled = {
  readonly done: readonly OrderReply[]
  readonly refused: readonly string[]
}

/**
 * Marks orders as sent, or as ready, one after the other: what is refused of one keeps no other from
 * it. Without a server the rest is left as it is.
 */
export function fulfilOrders(
  siteId: string,
  orders: readonly Pick<OrderLine, 'id' | 'orderNumber'>[],
  tellsCustomer: boolean,
): Promise<ManyFulfilled> {
  return whileSaving(async () => {
    const done: OrderReply[] = []
    const refused: string[] = []
    for (const { id: orderId, orderNumber } of orders) {
      try {
        const params = { siteId, orderId }
        const body = { tellsCustomer }
        done.push(await unhurried(() => call(ordersApi.fulfil, { params, body })))
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        refused.push(`Order ${orderNumber}: ${error.message}`)
        if (foundNoServer(error)) break
      }
    }
    return { done, refused }
  })
}

/** Takes back what that did. @throws RequestRefused at the first that is refused */
export function takeOrdersBack(siteId: string, orders: readonly OrderReply[]): Promise<void> {
  return whileSaving(async () => {
    for (const { id: orderId, fulfilments } of orders) {
      const params = { siteId, orderId }
      const parcel = fulfilments.at(-1)
      await unhurried(() =>
        parcel === undefined
          ? call(ordersApi.takeFulfilmentBack, { params })
          : call(ordersApi.takeParcelBack, { params: { ...params, fulfilmentId: parcel.id } }),
      )
    }
  })
}

const pauseMs = 2000
const mostTries = 8

/** Many in a row are more than the server takes of one editor in ten seconds. */
async function unhurried<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const isTooSoon = error instanceof RequestRefused && error.status === 429
      if (!isTooSoon || tries === mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
