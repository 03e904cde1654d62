import { createHmac, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { LikeCardPage } from './stripe-like-cards.ts'
import type { LikeDispute, LikeIntent, LikeRefund, LikeSession } from './stripe-like-ledger.ts'

/** What the stand-in tells of a session, as it stood then. */
export type LikeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly livemode: boolean
  readonly data: { readonly object: object }
}

type EventOfSession =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'

export function likeEvent(type: EventOfSession, session: LikeSession | LikeCardPage): LikeEvent {
  return eventOf(type, session.livemode, session)
}

/** What is told of a payment itself, or of what became of it afterwards. */
export function moneyEvent(
  type:
    | 'payment_intent.processing'
    | 'payment_intent.succeeded'
    | 'payment_intent.payment_failed'
    | 'charge.refunded'
    | 'charge.dispute.created'
    | 'charge.dispute.closed',
  object: LikeIntent | LikeRefund | LikeDispute,
): LikeEvent {
  return eventOf(type, false, object)
}

function eventOf(type: string, livemode: boolean, object: object): LikeEvent {
  const id = `evt_${randomBytes(12).toString('hex')}`
  return { id, object: 'event', type, livemode, data: { object: { ...object } } }
}

/** What is posted of an event, signed as Stripe signs. */
export function signEvent(
  event: object,
  secret: string,
  now: number,
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify(event)
  const seconds = Math.floor(now / 1000)
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${proof}` }
}

/**
 * Posts an event to a shop: as often, in which order and how late a test likes.
 * @param port of the server on this machine
 * @param host of the shop
 * @returns the status of the answer
 */
export function postEvent(
  { port, host, path }: { readonly port: number; readonly host: string; readonly path: string },
  { body, signature }: ReturnType<typeof signEvent>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': signature,
    }
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.end(body)
  })
}
