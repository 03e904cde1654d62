import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { signText } from '../../ground/http/signed-token.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { buyer, accepted, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})

const soldOut = 'Sorry, we do not have enough of that item available.'
const entriesPath = '/api/commerce/shopping-cart/entries'

type Form = Readonly<Record<string, string>>

/** Opens the checkout and fills it in; the returned function sends it, then or later. */
async function fillIn(visitor: Visitor, fields: Form = {}) {
  const page = await visitor.get('/checkout')
  const form: Form = { ...hiddenFieldsOf(page), ...buyer, ...accepted, ...fields }
  return { page, form, send: () => visitor.postForm('/checkout', form) }
}

async function paymentCount(): Promise<number> {
  const { rows } = await shop.context.database.pool.query<{ count: number }>(
    'select count(*)::int as count from payment',
  )
  return rows[0]?.count ?? 0
}

/** The answer is the same page: nothing was charged, and everything that was typed is there. */
function isThePageAgain(answer: TestResponse, status = 409): void {
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('"pageType":201')
  for (const typed of ['ada@shopper.example', '1 Moss Lane', 'Portland', '04101']) {
    expect(answer.text).toContain(`value="${typed}"`)
  }
  expect(answer.text).toContain('<option value="US" selected>')
}

/** The sentences that stand in their places. */
function told(answer: TestResponse): string[] {
  return [...answer.text.matchAll(/class="checkout-change"[^>]*>([^<]*)</g)].map(
    ([, sentence = '']) => sentence,
  )
}

const changed =
  'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.'

describe('what is charged is what was shown', () => {
  test('a piece that another tab added is not charged: the page says that it was added', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const [orders, payments] = [await shop.orderCount(), await paymentCount()]
    const tab = await fillIn(ada)
    expect(tab.page.text).toContain('Pay $30.00')
    await shop.add(ada, 'GLAZE')
    const answer = await tab.send()
    isThePageAgain(answer)
    expect(answer.text).toContain(changed)
    expect(told(answer)).toEqual(['Glaze Recipes was added.', 'The total is now $39.00.'])
    expect(answer.text).toContain('Pay $39.00')
    expect([await shop.orderCount(), await paymentCount()]).toEqual([orders, payments])
    const again = { ...tab.form, ...hiddenFieldsOf(answer) }
    const paid = await ada.postForm('/checkout', again)
    expect(paid.status).toBe(303)
    expect((await ada.get(paid.headers.location ?? '')).text).toContain('$39.00')
  })

  test('a piece that another tab took out, and a quantity that it changed, are told', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    shop.time.now += 1000
    await shop.add(ada, 'GLAZE')
    const tab = await fillIn(ada)
    const { entries } = await shop.cartOf(ada)
    await ada.write('DELETE', `${entriesPath}/${entries[1]?.id}`)
    await ada.write('PUT', `${entriesPath}/${entries[0]?.id}`, { quantity: 3 })
    const answer = await tab.send()
    isThePageAgain(answer)
    expect(told(answer)).toEqual([
      'The quantity of Moss Bowl is now 3.',
      'Glaze Recipes was removed.',
      'The total is now $80.00.',
    ])
  })

  test('what was taken out and put back as it was is no change', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const tab = await fillIn(ada)
    const [entry] = (await shop.cartOf(ada)).entries
    await ada.write('DELETE', `${entriesPath}/${entry?.id}`)
    await shop.add(ada, 'BOWL-M', 2)
    expect((await tab.send()).status).toBe(303)
  })

  test("the owner's new price, name of shipping and price of shipping are told, and not charged", async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const tab = await fillIn(ada)
    await shop.perform('set-shipping', { set: { name: 'Courier', priceCents: 700 } })
    try {
      await shop.priceBowls(99_000, async () => {
        const orders = await shop.orderCount()
        const answer = await tab.send()
        isThePageAgain(answer)
        expect(told(answer)).toEqual([
          'Moss Bowl now costs $990.00.',
          'Parcel is now called Courier.',
          'Courier now costs $7.00.',
          'The total is now $997.00.',
        ])
        expect(answer.text).toContain('Pay $997.00')
        expect(await shop.orderCount()).toBe(orders)
      })
    } finally {
      await shop.perform('set-shipping', { set: { name: 'Parcel', priceCents: 500 } })
    }
    expect((await tab.send()).status).toBe(303)
  })

  test('an edit of the owner that changes nothing of the order is no reason to ask again', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const tab = await fillIn(ada)
    await shop.perform('set-style', { set: { customCss: 'p { order: 77 }' } })
    expect((await tab.send()).status).toBe(303)
  })

  test('changes are also told where something that was typed is wrong', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const tab = await fillIn(ada, { city: '' })
    await shop.add(ada, 'GLAZE')
    const answer = await tab.send()
    expect(answer.status).toBe(409)
    expect(told(answer)).toContain('Glaze Recipes was added.')
    const declined = await fillIn(ada, { payment: 'declined' })
    expect(told(await declined.send())).toEqual([])
  })
})

describe('an offer that is not the one that was shown', () => {
  const ofAnotherCart =
    'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.'
  const unreadable = 'We could not read what this page had shown you. Nothing was charged.'

  async function sendOffer(visitor: Visitor, offer: string | undefined): Promise<TestResponse> {
    const { form } = await fillIn(visitor)
    const { offer: _own, ...rest } = form
    return visitor.postForm('/checkout', offer === undefined ? rest : { ...rest, offer })
  }

  test('is not charged where it is missing: the page is shown again', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    for (const offer of [undefined, '']) {
      const answer = await sendOffer(ada, offer)
      isThePageAgain(answer)
      expect(answer.text).toContain(changed)
    }
    expect(await shop.orderCount()).toBe(orders)
  })

  test('is not charged where it was forged, made for another site, of an old form or huge', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { offer } = (await fillIn(ada)).form
    const [payload = '', signature = ''] = (offer ?? '').split('.')
    const sealed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const seal = (value: unknown, purpose: 'offer' | 'edit' = 'offer') =>
      signText(shop.context.signingKey, purpose, JSON.stringify(value))
    const cheaper = JSON.stringify(sealed).replace('"unitCents":2500', '"unitCents":1')
    const orders = await shop.orderCount()
    const bad = {
      forged: `${Buffer.from(cheaper).toString('base64url')}.${signature}`,
      unsigned: payload,
      'without its end': (offer ?? '').slice(0, -3),
      'of another site': seal({ ...sealed, site: 'elsewhere' }),
      'of another purpose': seal(sealed, 'edit'),
      'of an old form': seal({ site: shop.siteId, total: 2500 }),
      'no object': seal(3),
      huge: `${'A'.repeat(220_000)}.${signature}`,
      junk: '%00<script>\u2028…',
    }
    for (const [name, text] of Object.entries(bad)) {
      const answer = await sendOffer(ada, text)
      isThePageAgain(answer, 400)
      expect(answer.text, name).toContain(unreadable)
    }
    const beyond = await sendOffer(ada, 'A'.repeat(300_000))
    expect(beyond.status).toBe(413)
    expect(await shop.orderCount()).toBe(orders)
  })

  test('of the cart that was bought in another tab is compared, and never charged', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const [tab, late, last] = [await fillIn(ada), await fillIn(ada), await fillIn(ada)]
    expect((await tab.send()).status).toBe(303)
    const [orders, payments] = [await shop.orderCount(), await paymentCount()]
    await shop.add(ada, 'BOWL-S')
    const answer = await late.send()
    isThePageAgain(answer)
    expect(answer.text).toContain(ofAnotherCart)
    expect(told(answer)).toEqual([
      'Moss Bowl was removed.',
      'Moss Bowl was added.',
      'The total is now $25.00.',
    ])
    expect([await shop.orderCount(), await paymentCount()]).toEqual([orders, payments])
    const paid = await ada.postForm('/checkout', { ...late.form, ...hiddenFieldsOf(answer) })
    expect(paid.status).toBe(303)
    expect((await ada.get(paid.headers.location ?? '')).text).toContain('$25.00')
    // the very same as was bought first is not bought twice by a page of before
    await shop.add(ada, 'BOWL-M')
    const same = await last.send()
    isThePageAgain(same)
    expect(same.text).toContain(ofAnotherCart)
    expect(told(same)).toEqual([])
    expect(same.text).toContain('Pay $30.00')
    expect(await shop.orderCount()).toBe(orders + 1)
  })

  test('of the cart of somebody else is not charged either', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const eve = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const answer = await sendOffer(ada, (await fillIn(eve)).form['offer'])
    isThePageAgain(answer)
    expect(answer.text).toContain(ofAnotherCart)
    expect(await shop.orderCount()).toBe(orders)
  })

  test('that was sealed by us for this cart is compared with the cart, whatever it says', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { offer = '' } = (await fillIn(ada)).form
    const sealed = Buffer.from(offer.split('.')[0] ?? '', 'base64url').toString()
    const cheaper = sealed.replace('"totalCents":3000', '"totalCents":1')
    expect(cheaper).not.toBe(sealed)
    const answer = await sendOffer(ada, signText(shop.context.signingKey, 'offer', cheaper))
    isThePageAgain(answer)
    expect(told(answer)).toEqual(['The total is now $30.00.'])
  })
})

describe('the last piece, sold while somebody fills in the checkout', () => {
  test('is left out of the amounts and said to be gone, beside what is still to be had', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await shop.add(ada, 'BOWL-S')
    const tab = await fillIn(ada)
    await shop.setStock('BOWL-M', 0)
    const orders = await shop.orderCount()
    const answer = await tab.send()
    isThePageAgain(answer)
    expect(told(answer)).toEqual([soldOut, 'The total is now $25.00.'])
    expect(answer.text).not.toMatch(/<button class="checkout-button"/)
    expect(await shop.orderCount()).toBe(orders)
    expect((await shop.cartOf(ada)).entries).toHaveLength(2)
    const remove = /name="step" value="(remove [^"]+)"/.exec(answer.text)?.[1] ?? ''
    const form = { ...tab.form, ...hiddenFieldsOf(answer) }
    const removed = await ada.postForm('/checkout', { ...form, city: 'Bath', step: remove })
    expect([removed.status, removed.headers.location]).toEqual([303, '/checkout'])
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Pay $25.00')
    expect(page.text).toContain('value="Bath"')
    expect((await shop.cartOf(ada)).entries).toHaveLength(1)
    const paid = await ada.postForm('/checkout', { ...form, ...hiddenFieldsOf(page) })
    expect(paid.status).toBe(303)
  })

  test('and had again is said to be, for nobody added it', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    shop.time.now += 1000
    await shop.add(ada, 'GLAZE')
    await shop.setStock('BOWL-M', 0)
    const { form } = await fillIn(ada)
    await shop.setStock('BOWL-M', 50)
    const answer = await ada.postForm('/checkout', form)
    isThePageAgain(answer)
    expect(told(answer)).toEqual([
      'Moss Bowl can be had again.',
      'Parcel was added.',
      'The total is now $39.00.',
    ])
  })

  test('alone in the cart makes no page of $0.00 and no other button; the address stays', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const tab = await fillIn(ada)
    await shop.setStock('BOWL-M', 0)
    const answer = await tab.send()
    isThePageAgain(answer)
    for (const page of [answer, await ada.get('/checkout')]) {
      expect(page.text).toContain(soldOut)
      expect(page.text).toContain('Shipping address')
      for (const wrong of ['$0.00', 'Place order', 'Pay $', 'Free<']) {
        expect(page.text).not.toContain(wrong)
      }
    }
    expect((await shop.cartOf(ada)).entries).toHaveLength(1)
    const remove = /name="step" value="(remove [^"]+)"/.exec(answer.text)?.[1] ?? ''
    await ada.postForm('/checkout', { ...tab.form, step: remove })
    expect((await ada.get('/checkout')).headers.location).toBe('/cart')
  })

  test('but one is offered as a lower quantity, which the shopper asks for', async () => {
    const ada = await shop.shopperWith('BOWL-M', 5)
    const tab = await fillIn(ada)
    await shop.setStock('BOWL-M', 2)
    const answer = await tab.send()
    expect(answer.text).toContain('Lower to 2')
    const lower = /name="step" value="(lower [^"]+)"/.exec(answer.text)?.[1] ?? ''
    await shop.setStock('BOWL-M', 1)
    const late = await ada.postForm('/checkout', { ...tab.form, step: lower })
    isThePageAgain(late)
    expect(late.text).toContain('Lower to 1')
    await shop.setStock('BOWL-M', 2)
    const lowered = await ada.postForm('/checkout', { ...tab.form, step: lower })
    expect(lowered.status).toBe(303)
    expect((await shop.cartOf(ada)).totalQuantity).toBe(2)
    expect((await ada.get('/checkout')).text).toContain('Pay $55.00')
  })

  test('taken out or lowered, it keeps what else has changed since the page was shown', async () => {
    for (const [kind, total] of [
      ['remove', '$12.00'],
      ['lower', '$67.00'],
    ] as const) {
      await shop.setStock('BOWL-M', 50)
      const ada = await shop.shopperWith('BOWL-M', 5)
      shop.time.now += 1000
      await shop.add(ada, 'GLAZE')
      await shop.setStock('BOWL-M', 2)
      const { page, form } = await fillIn(ada)
      const step = new RegExp(`name="step" value="(${kind} [^"]+)"`).exec(page.text)?.[1] ?? ''
      await shop.priceGlaze(1200, async () => {
        const answer = await ada.postForm('/checkout', { ...form, step })
        expect([answer.status, answer.text.includes('value="ada@shopper.example"')]).toEqual([
          200,
          true,
        ])
        expect(told(answer)).toEqual([
          'Glaze Recipes now costs $12.00.',
          `The total is now ${total}.`,
        ])
        expect(answer.text).toContain(`Pay ${total}`)
      })
    }
  })

  test('a product that the owner hides meanwhile is left out too', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await shop.add(ada, 'GLAZE')
    const tab = await fillIn(ada)
    await shop.perform('edit-product', { itemId: shop.bowlId, set: { visibility: 'draft' } })
    try {
      const answer = await tab.send()
      isThePageAgain(answer)
      expect(told(answer)).toEqual([soldOut, 'Parcel was removed.', 'The total is now $9.00.'])
      expect(answer.text).not.toContain('Lower to')
    } finally {
      await shop.perform('edit-product', { itemId: shop.bowlId, set: { visibility: 'live' } })
    }
  })

  test('a product that is not published yet is left out too', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const tab = await fillIn(ada)
    const beforeItWasPublished = 10 * 86_400_000
    shop.time.now -= beforeItWasPublished
    try {
      expect((await shop.cartOf(ada)).subtotalCents).toBe(0)
      const answer = await tab.send()
      isThePageAgain(answer)
      expect(told(answer)).toContain(soldOut)
    } finally {
      shop.time.now += beforeItWasPublished
    }
  })

  test('what another tab has bought meanwhile is shown, whatever is asked of its lines', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const [entry] = (await shop.cartOf(ada)).entries
    const [tab, late] = [await fillIn(ada), await fillIn(ada)]
    const bought = await tab.send()
    const answer = await ada.postForm('/checkout', { ...late.form, step: `remove ${entry?.id}` })
    expect([answer.status, answer.headers['location']]).toEqual([303, bought.headers['location']])
  })

  test('a text whose last letter does not fit whole is told at its field', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const answer = await (await fillIn(ada, { line1: 'a'.repeat(299) + '😀' })).send()
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('aaa😀"')
  })

  test('an address far too long is told at its field, with all that was typed', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    for (const length of [301, 2600, 19_000]) {
      const line1 = 'a'.repeat(length)
      const tab = await fillIn(ada, { line1 })
      const answer = await tab.send()
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('id="checkout-line1-error">You have exceeded the character')
      expect(answer.text).toContain(`value="${line1}"`)
      expect(answer.text).toContain('value="Portland"')
      // what is kept for the next visit is only a little longer than a field may be
      expect((await ada.get('/checkout')).text).toContain(`value="${'a'.repeat(300)}"`)
    }
  })

  test('a line break in a name or an address is a space', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const typed = { firstName: 'Ada\r\nMary', line1: '1 Moss Lane\n\u0007\tBack door\n' }
    const paid = await (await fillIn(ada, typed)).send()
    expect(paid.status).toBe(303)
    const order = await ada.get(paid.headers.location ?? '')
    expect(order.text).toContain('Ada Mary')
    expect(order.text).toContain('1 Moss Lane Back door')
  })

  test('a button that is none of ours, or of another cart, changes nothing', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const eve = await shop.shopperWith('BOWL-M')
    const [entry] = (await shop.cartOf(eve)).entries
    const { form } = await fillIn(ada)
    for (const step of ['buy', 'remove', 'lower x', 'lower x 0', 'lower x 1 2', 'remove x y']) {
      expect((await ada.postForm('/checkout', { ...form, step })).status).toBe(400)
    }
    const foreign = await ada.postForm('/checkout', { ...form, step: `remove ${entry?.id}` })
    isThePageAgain(foreign, 404)
    expect((await shop.cartOf(eve)).entries).toHaveLength(1)
  })
})
