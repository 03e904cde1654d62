import { expect } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrderReply, OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type {
  SubscriptionLine,
  SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { TestResponse, Visitor } from '../../../testing/http-client.ts'
import type { TestServerOptions } from '../../../testing/start-test-server.ts'
import { openCartShop, type CartShop } from '../../cart/testing/open-cart-shop.ts'
import { renewSubscriptions } from '../renew-subscriptions.ts'
import { accepted, buyer, hiddenFieldsOf } from './open-shop.ts'

/** Somebody who has subscribed, with what they have. */
export type Subscriber = {
  readonly visitor: Visitor
  /** The path of the page of their subscription. */
  readonly page: string
  readonly id: string
  readonly orderPage: string
}

export type SubscriptionShop = CartShop & {
  subscribe(visitor: Visitor, more?: object): Promise<TestResponse>
  /** The checkout of a subscription that is begun. */
  checkoutOf(visitor: Visitor): Promise<string>
  /** Begins one, and pays. */
  buyIt(visitor: Visitor, fields?: Readonly<Record<string, string>>): Promise<TestResponse>
  newSubscriber(fields?: Readonly<Record<string, string>>): Promise<Subscriber>
  list(query?: string): Promise<SubscriptionLine[]>
  read(id: string): Promise<SubscriptionReply>
  /** What the owner wants of one; `skip` of the payment that is next unless told. */
  change(id: string, wish: string, nextAt?: number | null): Promise<TestResponse>
  /** Has the link of its page sent again. */
  mailLink(id: string): Promise<TestResponse>
  /** Its cycles, such as `2 paid`, the newest first. */
  statesOf(id: string): Promise<string[]>
  ordersNow(): Promise<OrdersReply['orders']>
  orderOf(id: string): Promise<OrderReply>
  newestMail(kind: string): Promise<MailReply>
  /** Kinds of the mails to an address. */
  mailsTo(email: string): Promise<string[]>
  /** What the owner wants of one at once: that it ends, and money goes back. */
  endWithRefund(id: string, wish: object): Promise<TestResponse>
  /** The clock goes on, and the job looks. */
  later(ms: number): Promise<void>
  /** Ends those of other tests, which are due as well. */
  endAll(): Promise<void>
}

export const monthly = { every: 1, unit: 'MONTH', cycles: 0 }

/** What sells a product by one plan, at its price, and in no other way; by none: once. */
export function soldBy(itemId: string | undefined, plan: object | null): object {
  const plans = plan === null ? [] : [{ ...plan, savingPerMille: 0 }]
  return { itemId, plans, isSoldOnce: false }
}

/** The small shop, whose bowls are sold as a subscription. */
export async function openSubscriptionShop(
  options: TestServerOptions = {},
): Promise<SubscriptionShop> {
  const shop = await openCartShop(options)
  const base = `/api/editor/sites/${shop.siteId}`
  let owner = await shop.owner()
  await shop.perform('set-subscription-plan', soldBy(shop.bowlId, monthly))
  const get = async <Body>(path: string): Promise<Body> => {
    const answer = await owner.get(`${base}/${path}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<Body>()
  }
  const shopping = buying(shop)
  const list: SubscriptionShop['list'] = async (query = '') =>
    (await get<{ subscriptions: SubscriptionLine[] }>(`subscriptions${query}`)).subscriptions
  const read = (id: string) => get<SubscriptionReply>(`subscriptions/${id}`)
  return {
    ...shop,
    ...shopping,
    list,
    read,
    async newSubscriber(fields = {}) {
      // those of one moment stand in no order
      shop.time.now += 1000
      const visitor = shop.visitor()
      const email = `s${shop.time.now}@shopper.example`
      const answer = await shopping.buyIt(visitor, { email, ...fields })
      expect(answer.status, answer.text).toBe(303)
      const orderPage = String(answer.headers.location)
      const { text } = await visitor.get(orderPage)
      const page = /href="([^"]*\/checkout\/subscription\/[^"]+)"/.exec(text)?.[1]
      const [newest] = await list()
      return { visitor, page: page ?? '', id: newest?.id ?? '', orderPage }
    },
    async change(id, wish, nextAt) {
      const next = nextAt ?? (wish === 'skip' ? (await read(id)).nextAt : undefined)
      return owner.write('PUT', `${base}/subscriptions/${id}/state`, { wish, nextAt: next })
    },
    mailLink: (id) => owner.write('POST', `${base}/subscriptions/${id}/mail`, {}),
    statesOf: async (id) =>
      (await read(id)).cycles.map(({ number, state }) => `${number} ${state}`),
    ordersNow: async () => (await get<OrdersReply>('orders?limit=100')).orders,
    orderOf: (id) => get<OrderReply>(`orders/${id}`),
    ...mailing(get),
    endWithRefund: (id, wish) => owner.write('POST', `${base}/subscriptions/${id}/end`, wish),
    async later(ms) {
      shop.time.now += ms
      // nobody stays signed in for so long
      owner = await shop.owner()
      await renewSubscriptions(shop.context)
    },
    async endAll() {
      owner = await shop.owner()
      const { pool } = shop.context.database
      await pool.query("update subscription set state = 'ended', wake_at = null")
    },
  }
}

function buying({
  bowlId,
}: CartShop): Pick<SubscriptionShop, 'subscribe' | 'checkoutOf' | 'buyIt'> {
  const subscribe: SubscriptionShop['subscribe'] = (visitor, more = {}) =>
    visitor.write('POST', '/api/3/commerce/cart/subscription', {
      itemId: bowlId,
      sku: 'BOWL-M',
      qty: 1,
      additionalFields: null,
      ...more,
    })
  const checkoutOf = async (visitor: Visitor): Promise<string> => {
    const { cartToken } = (await subscribe(visitor)).json<{ cartToken: string }>()
    return `/checkout/subscribe?cartToken=${cartToken}`
  }
  const buyIt: SubscriptionShop['buyIt'] = async (visitor, fields = {}) => {
    const path = await checkoutOf(visitor)
    const hidden = hiddenFieldsOf(await visitor.get(path))
    return visitor.postForm(path, { ...hidden, ...buyer, ...accepted, ...fields })
  }
  return { subscribe, checkoutOf, buyIt }
}

/** What was mailed, as the owner reads it. */
function mailing(
  get: <Body>(path: string) => Promise<Body>,
): Pick<SubscriptionShop, 'newestMail' | 'mailsTo'> {
  return {
    async newestMail(kind) {
      const { mails } = await get<MailsReply>('mails')
      const newest = mails.find((mail) => mail.kind === kind)
      return get<MailReply>(`mails/${newest?.id}`)
    },
    mailsTo: async (email) =>
      (await get<MailsReply>('mails?limit=100')).mails
        .filter(({ to }) => to === email)
        .map(({ kind }) => kind),
  }
}
