import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { orderDownloadsPaths } from './order-downloads-paths.ts'
import { orderWithEvents } from './orders-api.ts'

/** Contracts of what an owner does with the downloads of an order; each answers with the order. */

const orderParams = siteParams.extend({ orderId: z.string().max(300) })
const params = orderParams.extend({ downloadId: z.string().max(300) })

export const orderDownloadsApi = {
  more: contract({
    method: 'POST',
    path: orderDownloadsPaths.more,
    params,
    reply: orderWithEvents,
  }),
  revoke: contract({
    method: 'POST',
    path: orderDownloadsPaths.revocation,
    params,
    reply: orderWithEvents,
  }),
  restore: contract({
    method: 'DELETE',
    path: orderDownloadsPaths.revocation,
    params,
    reply: orderWithEvents,
  }),
  mail: contract({
    method: 'POST',
    path: orderDownloadsPaths.mail,
    params: orderParams,
    reply: orderWithEvents,
  }),
}
