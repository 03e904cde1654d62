import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { buy, buyer } from './testing/open-shop.ts'

let shop: CartShop
let owner: Visitor

beforeAll(async () => {
  shop = await openCartShop()
  owner = await shop.owner()
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', 500)
  await shop.setStock('BOWL-S', 500)
  await offer(14)
})

const dayMs = 86_400_000
const orders = () => `/api/editor/sites/${shop.siteId}/orders`
const read = async (id: string) => (await owner.get(`${orders()}/${id}`)).json<OrderWithEvents>()
const offer = (withdrawalDays: number) =>
  shop.perform('set-store-policies', { set: { withdrawalDays } })

/** So long that nobody is signed in any more. */
async function later(ms: number): Promise<void> {
  shop.time.now += ms
  owner = await shop.owner()
}

type Bought = { readonly id: string; readonly visitor: Visitor; readonly page: string }

/** Somebody buys three medium bowls (line 1) and a small one (line 2). */
async function order(): Promise<Bought> {
  shop.time.now += 1000
  const visitor = await shop.shopperWith('BOWL-M', 3)
  shop.time.now += 1000
  await shop.add(visitor, 'BOWL-S', 1)
  const paid = await buy(visitor)
  const [newest] = (await owner.get(orders())).json<OrdersReply>().orders
  shop.time.now += 1000
  return { id: newest?.id ?? '', visitor, page: paid.headers.location ?? '' }
}

const keyOf = ({ text }: TestResponse) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
const formOf = ({ visitor, page }: Bought) => visitor.get(`${page}/withdrawal`)

async function withdraw(bought: Bought, fields: object = {}): Promise<TestResponse> {
  const key = keyOf(await formOf(bought))
  const who = { name: 'Ada Fern', email: buyer.email, note: '', 'line-1': '3', 'line-2': '1' }
  return bought.visitor.postForm(`${bought.page}/withdrawal`, { key, ...who, ...fields })
}

async function mailsOf(kind: string): Promise<MailReply[]> {
  const path = `/api/editor/sites/${shop.siteId}/mails`
  const { mails } = (await owner.get(path)).json<MailsReply>()
  const found = mails.filter((mail) => mail.kind === kind)
  return Promise.all(
    found.map(async ({ id }) => (await owner.get(`${path}/${id}`)).json<MailReply>()),
  )
}

describe('a shopper who withdraws from an order', () => {
  it('says so on a page of the order, and is told by a mail what was received and when', async () => {
    const bought = await order()
    const shown = await bought.visitor.get(bought.page)
    expect(shown.text).toContain('Withdraw from contract here')
    expect(shown.text).toContain(`href="${bought.page}/withdrawal"`)
    const form = await formOf(bought)
    expect(form.status).toBe(200)
    expect(form.headers['cache-control']).toContain('no-store')
    expect(form.text).toContain('Confirm withdrawal</button>')
    expect(form.text).toContain('name="name" type="text" value="Ada Fern"')
    const done = await withdraw(bought, { 'line-1': '2', 'line-2': '', note: 'Too <big>.' })
    expect([done.status, done.headers.location]).toEqual([
      303,
      `${bought.page}/withdrawal?received=1`,
    ])
    const page = await bought.visitor.get(done.headers.location ?? '')
    expect(page.text).toContain('Your withdrawal is received.')
    expect(page.text).toContain('2 × Moss Bowl, M')
    const [mail] = await mailsOf('order-withdrawn')
    expect(mail).toMatchObject({ to: buyer.email })
    expect(mail?.subject).toMatch(/^We have received your withdrawal from order \d+$/)
    expect(mail?.text).toContain('2 x Moss Bowl (M)')
    expect(mail?.text).toContain('Too <big>.')
    // the day and the time, by the clock of the site
    expect(mail?.text).toMatch(
      /On \w+ \d+, \d{4} at [\d:]+\s[AP]M Eastern (?:Standard|Daylight) Time, Ada Fern withdrew/,
    )
    expect(await mailsOf('new-withdrawal')).toHaveLength(1)
    const { withdrawals, isWithdrawn, events } = await read(bought.id)
    expect(isWithdrawn).toBe(true)
    expect(withdrawals).toMatchObject([{ name: 'Ada Fern', lines: [{ line: 1, quantity: 2 }] }])
    expect(events.map(({ kind }) => kind)).toContain('withdrawn')
  })

  it('gives the page of the order to nobody by a mail to another address', async () => {
    const bought = await order()
    await withdraw(bought, { email: 'Typo@elsewhere.example' })
    const [one, other] = await mailsOf('order-withdrawn')
    const byAddress = [one, other].toSorted((a, b) => (a?.to ?? '').localeCompare(b?.to ?? ''))
    expect(byAddress.map((mail) => mail?.to)).toEqual([buyer.email, 'Typo@elsewhere.example'])
    const hasLink = byAddress.map((mail) => [mail?.html, mail?.text].join('').includes(bought.page))
    expect(hasLink).toEqual([true, false])
  })

  it('withdraws once by a form that comes twice, and never from more than there is', async () => {
    const bought = await order()
    const key = keyOf(await formOf(bought))
    const body = { key, name: 'Ada', email: buyer.email, 'line-1': '2' }
    const path = `${bought.page}/withdrawal`
    const same = await Promise.all([1, 2, 3, 4].map(() => bought.visitor.postForm(path, body)))
    expect(same.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect((await read(bought.id)).withdrawals).toHaveLength(1)
    const others = await Promise.all(
      [1, 2, 3].map((number) =>
        bought.visitor.postForm(path, { ...body, key: `${key}${number}`, 'line-1': '1' }),
      ),
    )
    expect(others.filter(({ status }) => status === 303)).toHaveLength(1)
    // by the form, or by the lock that came after it
    expect(others.filter(({ status }) => status === 400 || status === 409)).toHaveLength(2)
    const { withdrawals } = await read(bought.id)
    const pieces = withdrawals.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(3)
  })

  it('is told at each field what is wrong with it, and keeps what was typed', async () => {
    const bought = await order()
    const wrong = await withdraw(bought, { name: ' ', email: 'nowhere', 'line-1': '4', note: 'N' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('One or more fields is invalid, please check your entries.')
    expect(wrong.text).toContain('Please write a number from 0 to 3.')
    expect(wrong.text).toContain('href="#checkout-name">Your name: Required')
    expect(wrong.text).toContain('value="nowhere"')
    expect(wrong.text).toContain('value="4"')
    const none = await withdraw(bought, { 'line-1': '0', 'line-2': '' })
    expect(none.status).toBe(400)
    expect(none.text).toContain('Please say what you withdraw from.')
    expect((await read(bought.id)).withdrawals).toEqual([])
  })

  it.each(['1.5', '-1', '1e1', '99999999', '0x1'])('refuses %s pieces', async (typed) => {
    const refused = await withdraw(await order(), { 'line-1': typed })
    expect(refused.status).toBe(400)
  })

  it('can do so for the days of the shop and a week on the way, from the last parcel on', async () => {
    const bought = await order()
    const fulfilment = `${orders()}/${bought.id}/fulfilment`
    await owner.write('POST', fulfilment, { items: [{ line: 1, quantity: 3 }] })
    await later(60 * dayMs)
    // something is still to come
    expect((await formOf(bought)).text).toContain('Confirm withdrawal</button>')
    await owner.write('POST', fulfilment, {})
    await later(21 * dayMs - 60_000)
    expect((await formOf(bought)).text).toContain('You can withdraw from this order until')
    const key = keyOf(await formOf(bought))
    await later(120_000)
    const late = { key, name: 'Ada', email: buyer.email, 'line-1': '1' }
    const refused = await bought.visitor.postForm(`${bought.page}/withdrawal`, late)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('The time to withdraw from this order is over.')
    expect((await bought.visitor.get(bought.page)).text).not.toContain(`${bought.page}/withdrawal`)
  })

  it('is offered nothing where the shop does not, and for a cancelled order', async () => {
    const bought = await order()
    await offer(0)
    expect((await bought.visitor.get(bought.page)).text).not.toContain('Withdraw from contract')
    expect((await formOf(bought)).status).toBe(404)
    expect((await bought.visitor.get('/checkout/withdrawal')).status).toBe(404)
    await offer(30)
    await owner.write('POST', `${orders()}/${bought.id}/cancellation`, { restock: true })
    expect((await formOf(bought)).text).toContain('There is nothing left in this order')
  })
})

describe('a shopper without the link of their order', () => {
  const found = '/checkout/withdrawal'

  it('withdraws by its number and the e-mail address that it was placed with', async () => {
    const bought = await order()
    const { orderNumber } = await read(bought.id)
    const visitor = shop.visitor()
    const form = await visitor.get(found)
    const body = { key: keyOf(form), name: 'Ada', email: 'ADA@shopper.example', note: '' }
    const done = await visitor.postForm(found, { ...body, orderNumber: `#${orderNumber}` })
    expect([done.status, done.headers.location]).toEqual([303, `${found}?received=1`])
    expect((await visitor.get(done.headers.location ?? '')).text).toContain(
      'Your withdrawal is received.',
    )
    expect((await read(bought.id)).withdrawals).toMatchObject([
      {
        lines: [
          { line: 1, quantity: 3 },
          { line: 2, quantity: 1 },
        ],
      },
    ])
  })

  it('learns nothing of an order with another address, and nothing is withdrawn', async () => {
    const bought = await order()
    const { orderNumber } = await read(bought.id)
    const visitor = shop.visitor()
    const body = { key: keyOf(await visitor.get(found)), name: 'Eve', note: '' }
    for (const fields of [
      { email: 'eve@shopper.example', orderNumber: String(orderNumber) },
      { email: buyer.email, orderNumber: '999999' },
    ]) {
      const refused = await visitor.postForm(found, { ...body, ...fields })
      expect(refused.status).toBe(404)
      expect(refused.text).toContain('There is no order with this number and this e-mail address.')
    }
    const odd = await visitor.postForm(found, {
      ...body,
      email: buyer.email,
      orderNumber: "1' or 1",
    })
    expect(odd.status).toBe(400)
    expect((await read(bought.id)).withdrawals).toEqual([])
  })
})

describe('the owner', () => {
  it('sees in the list what is withdrawn from until it is refunded', async () => {
    const bought = await order()
    await withdraw(bought, { 'line-1': '1', 'line-2': '' })
    const listed = async () =>
      (await owner.get(orders())).json<OrdersReply>().orders.find(({ id }) => id === bought.id)
    expect(await listed()).toMatchObject({ isWithdrawn: true })
    const refund = {
      key: 'back',
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: false,
    }
    expect((await owner.write('POST', `${orders()}/${bought.id}/refunds`, refund)).status).toBe(200)
    expect(await listed()).toMatchObject({ isWithdrawn: false })
  })

  it('sets a withdrawal aside, and takes that back', async () => {
    const bought = await order()
    await withdraw(bought)
    const [{ id } = { id: '' }] = (await read(bought.id)).withdrawals
    const path = `${orders()}/${bought.id}/withdrawals/${id}/settlement`
    const aside = await owner.write('POST', path)
    expect(aside.json()).toMatchObject({ isWithdrawn: false, withdrawals: [{ isSettled: true }] })
    expect((await owner.write('POST', path)).status).toBe(404)
    const again = await owner.write('DELETE', path)
    expect(again.json()).toMatchObject({ isWithdrawn: true, withdrawals: [{ isSettled: false }] })
  })
})

describe('what nobody can withdraw from', () => {
  const lost = 'Made to your wishes: there is no right of withdrawal.'

  it('says so before it is bought, and is not in the form, which says why', async () => {
    await shop.editBowls({ noWithdrawal: 'personal' })
    shop.time.now += 1500
    const visitor = await shop.shopperWith('BOWL-M', 1)
    const product = await visitor.get('/shop/moss-bowl')
    expect(product.text).toContain(`<div class="product-no-withdrawal">${lost}</div>`)
    expect((await visitor.get('/checkout')).text).toContain(`<p class="checkout-note">${lost}</p>`)
    shop.time.now += 1000
    await shop.add(visitor, 'GLAZE', 1)
    const paid = await buy(visitor)
    const [newest] = (await owner.get(orders())).json<OrdersReply>().orders
    const bought = { id: newest?.id ?? '', visitor, page: paid.headers.location ?? '' }
    expect((await visitor.get(bought.page)).text).toContain(lost)
    const form = await formOf(bought)
    // not in the Union, so that nobody was asked about the download, which stays in it
    expect(form.text).not.toContain('name="line-1"')
    expect(form.text).toContain('name="line-2"')
    expect(form.text).toContain('What you cannot withdraw from')
    const done = await withdraw(bought, { 'line-1': '1', 'line-2': '1' })
    expect(done.status).toBe(303)
    const { withdrawals, items } = await read(bought.id)
    expect(withdrawals.flatMap(({ lines }) => lines.map(({ line }) => line))).toEqual([2])
    expect(items[0]?.noWithdrawal).toBe('personal')
    const [mail] = await mailsOf('order-confirmation')
    expect(mail?.text).toContain(lost)
    await shop.editBowls({ noWithdrawal: 'hygiene' })
  })

  it('is only said of what is sealed, which can be withdrawn from until it is opened', async () => {
    const bought = await order()
    expect((await formOf(bought)).text).toContain('Once its seal is broken there is no right')
    expect((await withdraw(bought)).status).toBe(303)
    await shop.editBowls({ noWithdrawal: 'none' })
  })
})

describe('whoever buys a download in the European Union', () => {
  const consent =
    'I agree that the download begins at once and know that I lose my right of withdrawal with it.'

  it('agrees that it begins at once, and has it in writing that it cannot be withdrawn from', async () => {
    await shop.perform('set-site-details', { set: { country: 'DE' } })
    const visitor = await shop.shopperWith('GLAZE', 1)
    const page = await visitor.get('/checkout')
    expect(page.text).toContain(`<span>${consent}</span>`)
    expect(page.text).not.toMatch(/name="download" value="yes" checked/)
    const refused = await buy(visitor)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Download: Please agree that the download begins at once.')
    const paid = await buy(visitor, { download: 'yes' })
    expect(paid.status).toBe(303)
    const own = await visitor.get(paid.headers.location ?? '')
    expect(own.text).toContain(`You agreed: “${consent}”`)
    expect(own.text).not.toContain('Withdraw from contract here</a></p></section>')
    const form = await visitor.get(`${paid.headers.location}/withdrawal`)
    expect(form.text).toContain('There is nothing left in this order to withdraw from.')
    expect(form.text).toContain('You agreed that the download begins at once')
    const [mail] = await mailsOf('order-confirmation')
    expect(mail?.text).toContain(`You agreed: “${consent}”`)
    const [newest] = (await owner.get(orders())).json<OrdersReply>().orders
    expect(await read(newest?.id ?? '')).toMatchObject({ downloadConsent: consent })
  })

  it('is asked for nothing where nothing is downloaded, or no withdrawal is offered', async () => {
    const bowls = await shop.shopperWith('BOWL-M', 1)
    expect((await bowls.get('/checkout')).text).not.toContain('name="download"')
    await offer(0)
    const glaze = await shop.shopperWith('GLAZE', 1)
    expect((await glaze.get('/checkout')).text).not.toContain('name="download"')
    expect((await buy(glaze)).status).toBe(303)
    await shop.perform('set-site-details', { set: { country: 'US' } })
  })
})
