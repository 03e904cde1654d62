import { describe, expect, it } from 'vitest'
import { askForReviews } from './ask-for-reviews.ts'
import { forgetReviewer } from './forget-reviewers.ts'
import { oneClickAsParts } from '../../testing/one-click-as-parts.ts'
import {
  decide,
  listed,
  mailsOf,
  order,
  review,
  send,
  sentOrder,
  setReviews,
  the,
  useReviewShop,
  type Bought,
} from './testing/review-shop.ts'

useReviewShop()

const dayMs = 86_400_000

/** Days later: nobody is signed in any more. */
async function later(days: number): Promise<void> {
  the.shop.time.now += days * dayMs
  the.owner = await the.shop.owner()
}

async function asked(days: number): Promise<readonly string[]> {
  const before = (await mailsOf('order-review')).map(({ id }) => id)
  await later(days)
  await askForReviews(the.shop.context)
  const mails = await mailsOf('order-review')
  return mails.filter(({ id }) => !before.includes(id)).map(({ to }) => to ?? '')
}

const refuseRest = (bought: Bought, quantities: readonly number[]) =>
  the.owner.write('POST', `/api/editor/sites/${the.shop.siteId}/orders/${bought.id}/refunds`, {
    key: bought.id,
    units: quantities.map((quantity, at) => ({ line: at + 1, quantity })),
    shippingCents: 0,
    amountCents: null,
    refundedCents: 0,
    restock: false,
  })

describe('the mail that asks for reviews', () => {
  it('goes to nobody where the shop does not ask', async () => {
    await sentOrder()
    expect(await asked(15)).toEqual([])
    await later(30)
  })

  it('goes once, so many days after all was sent, whatever asks at once', async () => {
    await setReviews({ asksByMail: true, daysAfter: 14 })
    const { way, visitor } = await sentOrder()
    expect(await asked(13)).toEqual([])
    await later(2)
    const { context } = the.shop
    await Promise.all([1, 2, 3].map(() => askForReviews(context)))
    const [mail, ...others] = await mailsOf('order-review')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('How do you like your order?')
    expect(mail?.text).toContain('2 x Moss Bowl (M)')
    expect(mail?.text).toContain(`${way}\n`)
    expect(mail?.text).toMatch(/^Write a review: http:\/\/fern\.localhost/m)
    expect(mail?.text).toMatch(/^No more mails that ask for reviews: http.*\/stop$/m)
    expect(mail?.html).toContain(`${way}/stop"`)
    expect((await visitor.get(way)).status).toBe(200)
    expect(await asked(1)).toEqual([])
  })

  it('goes about nothing that is not sent, went back, or was reviewed', async () => {
    await order()
    const back = await sentOrder()
    expect((await refuseRest(back, [2, 1])).status).toBe(200)
    await review({ 'stars-2': '2' })
    expect(await asked(15)).toEqual([])
    // reviewed in part: it asks for the rest
    await review({ 'stars-1': '', 'text-1': '', 'stars-2': '2' })
    expect(await asked(15)).toHaveLength(1)
  })

  it('waits for the last parcel, and asks about nothing from long ago', async () => {
    const bought = await order()
    const path = `/api/editor/sites/${the.shop.siteId}/orders/${bought.id}/fulfilment`
    await the.owner.write('POST', path, { items: [{ line: 1, quantity: 2 }] })
    expect(await asked(15)).toEqual([])
    await send(bought)
    expect(await asked(13)).toEqual([])
    await setReviews({ asksByMail: false })
    expect(await asked(9)).toEqual([])
    await setReviews({ asksByMail: true })
    // due for more than a week by now
    expect(await asked(0)).toEqual([])
  })

  it('goes to no address that wants none, which is said by a button and not by a link', async () => {
    const { way, visitor } = await sentOrder()
    const page = await visitor.get(`${way}/stop`)
    expect(page.text).toContain(`action="${way}/stop"`)
    expect(page.text).not.toContain('name="stars-1"')
    await sentOrder()
    // one mail a week, however often somebody buys
    expect(await asked(15)).toHaveLength(1)
    const next = await sentOrder()
    const stopped = await next.visitor.postForm(`${next.way}/stop`, {})
    expect([stopped.status, stopped.headers.location]).toEqual([303, `${next.way}/stop`])
    const after = await next.visitor.get(`${next.way}/stop`)
    expect(after.text).toContain('You get no more mails that ask for reviews.')
    const clicked = await next.visitor.send(`${next.way}/stop`, oneClickAsParts)
    expect(clicked.status).toBe(200)
    expect(clicked.text).toContain('You get no more mails that ask for reviews.')
    expect(await asked(15)).toEqual([])
    // somebody else has not said so
    const other = await order({ email: 'Bea@shopper.example' })
    await send(other)
    expect(await asked(15)).toEqual(['Bea@shopper.example'])
  })
})

it('whoever is forgotten loses their name, and what they said stays', async () => {
  await review({ name: 'Ada Fern' })
  await decide('shown')
  const { context, siteId } = the.shop
  await forgetReviewer(context.database, siteId, { id: 'x', email: 'ADA@shopper.example' })
  const [one] = (await listed('?state=shown')).reviews
  expect(one).toMatchObject({ authorName: '', text: 'Lovely.' })
  const { text } = await the.shop.visitor().get(one?.itemPath ?? '')
  expect(text).toContain('<b><bdi>A customer</bdi></b>')
  expect(text).not.toContain('Ada Fern')
})
