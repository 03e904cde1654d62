import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { ReviewsReply } from '@vitrine/rules/shop/reviews/reviews-api.ts'
import type { ReviewSettings } from '@vitrine/rules/site/sites/review-settings.ts'
import type { Visitor } from '../../../testing/http-client.ts'
import { openCartShop, type CartShop } from '../../cart/testing/open-cart-shop.ts'
import { buy } from '../../checkout/testing/open-shop.ts'

/** The shop of the file and who owns it, once `useReviewShop` has opened it. */
export const the = {} as { shop: CartShop; owner: Visitor }

/** A shop with reviews that wait for approval, and plenty in stock. */
export function useReviewShop(): void {
  beforeAll(async () => {
    the.shop = await openCartShop()
    await setReviews({ isOn: true })
  })
  afterAll(() => the.shop.close())
  beforeEach(async () => {
    // a minute later nobody has sent too much
    the.shop.time.now += 61_000
    the.owner = await the.shop.owner()
    await the.shop.setStock('BOWL-M', 500)
    await the.shop.setStock('BOWL-S', 500)
  })
}

export const setReviews = (set: Partial<ReviewSettings>) => the.shop.perform('set-reviews', { set })

const orders = () => `/api/editor/sites/${the.shop.siteId}/orders`

export type Bought = {
  readonly id: string
  readonly visitor: Visitor
  /** The page of the order. */
  readonly page: string
}

/** Somebody buys two medium bowls (line 1) and a small one (line 2). */
export async function order(fields: Readonly<Record<string, string>> = {}): Promise<Bought> {
  const { shop, owner } = the
  shop.time.now += 1000
  const visitor = await shop.shopperWith('BOWL-M', 2)
  shop.time.now += 1000
  await shop.add(visitor, 'BOWL-S', 1)
  const paid = await buy(visitor, fields)
  const [newest] = (await owner.get(orders())).json<OrdersReply>().orders
  shop.time.now += 1000
  return { id: newest?.id ?? '', visitor, page: paid.headers.location ?? '' }
}

export async function send({ id }: Bought): Promise<void> {
  const sent = await the.owner.write('POST', `${orders()}/${id}/fulfilment`, {})
  if (sent.status !== 200) throw new Error(sent.text)
}

/** Where an order is reviewed, by the link on its own page; empty: it has none. */
export async function wayTo({ visitor, page }: Bought): Promise<string> {
  return /href="(\/reviews\/[^"]+)"/.exec((await visitor.get(page)).text)?.[1] ?? ''
}

/** An order that is with its buyer, and where it is reviewed. */
export async function sentOrder(): Promise<Bought & { readonly way: string }> {
  const bought = await order()
  await send(bought)
  return { ...bought, way: await wayTo(bought) }
}

/** Somebody reviews the medium bowl of a new order. */
export async function review(fields: Readonly<Record<string, string>> = {}) {
  const bought = await sentOrder()
  const typed = { name: 'Ada', 'stars-1': '5', 'text-1': 'Lovely.', ...fields }
  return { ...bought, sent: await bought.visitor.postForm(bought.way, typed) }
}

export const reviewsPath = () => `/api/editor/sites/${the.shop.siteId}/reviews`

export async function listed(query = ''): Promise<ReviewsReply> {
  return (await the.owner.get(`${reviewsPath()}${query}`)).json<ReviewsReply>()
}

/** The owner puts the newest review of a state into another. */
export async function decide(state: string, from = 'waiting'): Promise<string> {
  const [newest] = (await listed(`?state=${from}`)).reviews
  const ids = [newest?.id ?? '']
  const done = await the.owner.write('POST', `${reviewsPath()}/states`, { ids, state })
  if (done.status !== 200) throw new Error(done.text)
  return newest?.id ?? ''
}

export async function mailsOf(kind: string): Promise<MailReply[]> {
  const path = `/api/editor/sites/${the.shop.siteId}/mails`
  const { mails } = (await the.owner.get(path)).json<MailsReply>()
  const found = mails.filter((mail) => mail.kind === kind)
  return Promise.all(
    found.map(async ({ id }) => (await the.owner.get(`${path}/${id}`)).json<MailReply>()),
  )
}
