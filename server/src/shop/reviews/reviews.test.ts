import { describe, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { reviewLimits } from '@vitrine/rules/shop/reviews/review-limits.ts'
import {
  decide,
  listed,
  order,
  review,
  reviewsPath,
  send,
  sentOrder,
  setReviews,
  the,
  useReviewShop,
  wayTo,
} from './testing/review-shop.ts'

useReviewShop()

const statusOf = async (sent: Promise<{ status: number }>) => (await sent).status

describe('the page on which an order is reviewed', () => {
  it('is led to from the page of the order once that is sent, where the shop has reviews', async () => {
    const bought = await order()
    expect(await wayTo(bought)).toBe('')
    await send(bought)
    const way = await wayTo(bought)
    expect(way).toMatch(/^\/reviews\/[0-9a-f]{24}-[\w-]{43}$/)
    const page = await bought.visitor.get(way)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.text).toContain('name="stars-1" value="5"')
    expect(page.text).toContain('name="stars-2" value="1"')
    expect(page.text).toContain('name="name" type="text" value="Ada"')
    // nothing of the order but what was bought
    expect(page.text).not.toContain('Moss Lane')
    await setReviews({ isOn: false })
    expect(await wayTo(bought)).toBe('')
    expect((await bought.visitor.get(way)).text).not.toContain('name="stars-1"')
    await setReviews({ isOn: true })
  })

  it('is nobody’s by a token that we did not give, and may be a page of the owner’s', async () => {
    const { way, visitor } = await sentOrder()
    const forged = way.replace(/-(.)/, (_whole, first) => (first === 'A' ? '-B' : '-A'))
    for (const path of [forged, '/reviews/none', `/reviews/${'0'.repeat(24)}-${'A'.repeat(43)}`]) {
      expect((await visitor.get(path)).status).toBe(404)
      expect(await statusOf(visitor.postForm(path, { name: 'A', 'stars-1': '1' }))).toBe(404)
      expect(await statusOf(visitor.postForm(`${path}/stop`, {}))).toBe(404)
    }
    const [one] = await the.shop.context.database.kysely
      .selectFrom('document')
      .select(['collection_id as collectionId', 'url_id as urlId'])
      .where('website_id', '=', the.shop.siteId)
      .where('id', '=', the.shop.bowlId)
      .execute()
    await the.shop.perform('rename-page', {
      collectionId: one?.collectionId,
      set: { title: 'Reviews', urlId: 'reviews' },
    })
    // what a server keeps of a site may be a second old
    the.shop.context.views.live.forget(the.shop.siteId)
    expect((await visitor.get(`/reviews/${one?.urlId}`)).text).toContain('Moss Bowl')
    expect((await visitor.get(way)).text).toContain('name="stars-1"')
  })

  it('says what is missing at its field, with all that was typed', async () => {
    const { way, visitor } = await sentOrder()
    const empty = await visitor.postForm(way, { name: 'Bea' })
    expect(empty.status).toBe(400)
    expect(empty.text).toContain('Please choose how many stars you give.')
    const long = 'x'.repeat(reviewLimits.name + 1)
    const tried = { name: long, 'text-1': 'A <b>bowl</b>', 'stars-2': '9' }
    const refused = await visitor.postForm(way, tried)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('A &lt;b&gt;bowl&lt;/b&gt;</textarea>')
    expect(refused.text).toContain('id="checkout-name-error"')
    expect(refused.text).toContain('id="review-1-error"')
    expect(refused.text).toContain('id="review-2-error"')
    expect((await listed()).reviews).toEqual([])
  })

  it('breaks by no body', async () => {
    const { way, visitor } = await sentOrder()
    const bodies = [
      { __proto__: 'x', 'stars-1': '5' },
      { name: '\u0000\ud800', 'stars-1': '5', 'text-1': '\u0000\ud800 words' },
      { name: 'x', 'stars-1': '5'.repeat(30_000) },
      { name: 'x', 'stars-99': '5' },
    ]
    for (const body of bodies) {
      expect(await statusOf(visitor.postForm(way, body))).toBeLessThan(500)
    }
    expect(await statusOf(visitor.send(way, { method: 'POST', body: '{"name":[]}' }))).toBeLessThan(
      500,
    )
  })
})

describe('a review', () => {
  it('waits, is shown, and is counted by the product, its price and its data', async () => {
    const { sent, way, visitor } = await review({
      'text-1': 'A <i>fine</i> bowl.\n\nhttps://x.example',
    })
    expect([sent.status, sent.headers.location]).toEqual([303, `${way}?sent=waiting`])
    expect((await visitor.get(`${way}?sent=waiting`)).text).toContain('Thank you for your review.')
    const [one] = (await listed()).reviews
    expect(one).toMatchObject({
      stars: 5,
      authorName: 'Ada',
      testMode: true,
      itemTitle: 'Moss Bowl',
    })
    const product = one?.itemPath ?? ''
    expect((await visitor.get(product)).text).not.toContain('product-reviews')
    await decide('shown')
    const { text } = await visitor.get(product)
    expect(text).toContain('5.0 of 5 stars (1)</a></div>')
    expect(text).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":1}',
    )
    expect(text).toContain(
      '<p dir="auto">A &lt;i&gt;fine&lt;/i&gt; bowl.</p><p dir="auto">https://x.example</p>',
    )
    expect(text).toContain('Only people who bought the product here can review it.')
    expect(text).toContain('Test order')
    const list = (await visitor.get(product.replace(/\/[^/]*$/, ''))).text
    expect(list).toContain('5.0 of 5 stars (1)</div>')
    expect(list).not.toContain('id="product-reviews"')
    await decide('hidden', 'shown')
    expect((await visitor.get(product)).text).not.toContain('product-reviews')
  })

  it('is changed by who wrote it until its owner decides, and once for each line', async () => {
    const { way, visitor } = await review({ 'stars-1': '1' })
    const again = await visitor.get(way)
    expect(again.text).toContain('name="stars-1" value="1" id="checkout-stars-1" checked')
    await visitor.postForm(way, { name: 'Ada F.', 'stars-1': '4', 'stars-2': '3' })
    const { reviews } = await listed()
    expect(reviews.map(({ stars }) => stars)).toEqual(expect.arrayContaining([3, 4]))
    expect(reviews.every(({ authorName }) => authorName === 'Ada F.')).toBe(true)
    const ids = reviews.map(({ id }) => id)
    await the.owner.write('POST', `${reviewsPath()}/states`, { ids, state: 'hidden' })
    const late = await visitor.postForm(way, { name: 'Ada', 'stars-1': '5' })
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('This review was sent before, and cannot be changed any more.'),
    ])
    expect(late.text).not.toContain('name="stars-1"')
    const hidden = (await listed('?state=hidden')).reviews.slice(0, 2).map(({ stars }) => stars)
    expect(hidden).toEqual(expect.arrayContaining([3, 4]))
  })

  it('is none of what went back as a whole', async () => {
    const bought = await sentOrder()
    const base = `/api/editor/sites/${the.shop.siteId}/orders/${bought.id}`
    const found = (await the.owner.get(base)).json<{ refundedTotal: unknown }>()
    expect(found.refundedTotal).toBeDefined()
    const refund = await the.owner.write('POST', `${base}/refunds`, {
      key: 'one',
      units: [{ line: 1, quantity: 2 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: false,
    })
    expect(refund.status).toBe(200)
    const page = await bought.visitor.get(bought.way)
    expect(page.text).not.toContain('name="stars-1"')
    expect(page.text).toContain('name="stars-2"')
  })

  it('leaves counts that agree with what is shown, however many write and decide at once', async () => {
    const made = [await review(), await review(), await review(), await review()]
    const { reviews } = await listed()
    const ids = reviews.map(({ id }) => id)
    const write = (state: string, some: readonly string[]) =>
      the.owner.write('POST', `${reviewsPath()}/states`, { ids: some, state })
    const done = await Promise.all([
      ...ids.map((id) => write('shown', [id])),
      write('shown', ids.toReversed()),
      ...made.map(({ visitor, way }) =>
        visitor.postForm(way, { name: 'Ada', 'stars-1': '2', 'stars-2': '3' }),
      ),
    ])
    expect(done.every(({ status }) => [200, 303, 409].includes(status))).toBe(true)
    const { kysely } = the.shop.context.database
    const facts = await kysely
      .selectFrom('item_reviews')
      .select(['shown', 'stars'])
      .where('item_id', '=', the.shop.bowlId)
      .executeTakeFirstOrThrow()
    const rows = await kysely
      .selectFrom('review')
      .select('stars')
      .where('item_id', '=', the.shop.bowlId)
      .where('state', '=', 'shown')
      .execute()
    expect(facts).toEqual({
      shown: rows.length,
      stars: rows.reduce((sum, { stars }) => sum + stars, 0),
    })
    expect(rows.length).toBeGreaterThanOrEqual(ids.length)
  })
})

describe('the owner’s list', () => {
  it('pages through reviews of a state, finds words, and takes a decision back', async () => {
    await review({ 'text-1': 'Unmistakably 100% glazed' })
    await review({ name: 'Zoë', 'text-1': '' })
    const first = await listed('?limit=1')
    expect(first.reviews.map(({ authorName }) => authorName)).toEqual(['Zoë'])
    const second = await listed(`?limit=1&cursor=${first.next}`)
    expect(second.reviews[0]?.text).toBe('Unmistakably 100% glazed')
    expect((await listed('?search=100%25%20glazed')).reviews).toHaveLength(1)
    expect((await listed('?search=nobody')).reviews).toEqual([])
    const id = await decide('hidden')
    expect((await listed('?state=hidden')).reviews.map((one) => one.id)).toContain(id)
    await the.owner.write('POST', `${reviewsPath()}/states`, { ids: [id], state: 'waiting' })
    expect((await listed()).reviews.map((one) => one.id)).toContain(id)
  })

  it('has what the shop says to a review, beneath it', async () => {
    await review()
    const id = await decide('shown')
    const path = `${reviewsPath()}/${id}/reply`
    expect((await the.owner.write('PUT', path, { reply: 'Thank <you>!' })).status).toBe(200)
    const [one] = (await listed('?state=shown')).reviews
    const { text } = await the.shop.visitor().get(one?.itemPath ?? '')
    expect(text).toContain('<b>The shop says</b><p dir="auto">Thank &lt;you&gt;!</p>')
    const none = await the.owner.write('PUT', `${reviewsPath()}/nothing/reply`, { reply: '' })
    expect([none.status, none.json()['code']]).toEqual([404, 'no-such-review'])
  })

  it('is for those who keep the shop alone', async () => {
    const keeper = await the.shop.person('keeper@shop.example', [Role.storeManager])
    expect((await keeper.get(reviewsPath())).status).toBe(200)
    const editor = await the.shop.person('editor@shop.example', [Role.editor])
    for (const person of [editor, the.shop.visitor()]) {
      expect([401, 403, 404]).toContain((await person.get(reviewsPath())).status)
    }
    expect((await the.owner.get(`${reviewsPath()}?state=none`)).status).toBe(400)
    const tooMany = { ids: Array.from({ length: 101 }, () => 'x'), state: 'shown' }
    expect((await the.owner.write('POST', `${reviewsPath()}/states`, tooMany)).status).toBe(400)
  })
})

it('the list of a product goes on by its address, and tells where it began', async () => {
  const made: string[] = []
  for (let at = 0; at < 12; at++) {
    the.shop.time.now += 61_000
    await review({ name: `Writer ${at}` })
    made.push(await decide('shown'))
  }
  const [one] = (await listed('?state=shown')).reviews
  const product = one?.itemPath ?? ''
  const visitor = the.shop.visitor()
  const first = await visitor.get(product)
  expect(first.text).toContain('Writer 11')
  const [, older = ''] =
    /href="([^"#]+)#product-reviews" rel="nofollow">Older/.exec(first.text) ?? []
  const second = await visitor.get(older)
  expect(second.text).toContain('Writer 1<')
  expect(second.text).not.toContain('Writer 11')
  expect(second.text).toContain('Newest reviews')
  expect((await visitor.get(`${product}?reviews-before=%27`)).text).toContain('Writer 11')
})
