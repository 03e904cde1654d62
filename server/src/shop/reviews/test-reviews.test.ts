import { expect, it } from 'vitest'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { hideTestReviews } from './hide-test-reviews.ts'
import { moderateReviews } from './moderate-reviews.ts'
import { decide, listed, review, setReviews, the, useReviewShop } from './testing/review-shop.ts'

useReviewShop()

it('reviews of test orders are hidden once the shop takes money, and are not shown again', async () => {
  await review()
  const id = await decide('shown')
  const { context, siteId, time } = the.shop
  const { database } = context
  const before = await readDocument(database.dbFor(siteId), 'site-settings', 'site')
  if (before === undefined) throw new Error('the site has no settings')
  const store = { ...before.body.store, paymentMode: 'live' as const }
  const after = { ...before.body, store }
  const change = { kind: 'site-settings', id: 'site', before, after } as const
  await database.transact(siteId, (site) => hideTestReviews(site, [change]))
  const [one] = (await listed('?state=hidden')).reviews
  expect(one?.id).toBe(id)
  const facts = await database.pool.query('select shown, stars from item_reviews')
  expect(facts.rows).toEqual([{ shown: 0, stars: 0 }])
  const decision = { ids: [id], state: 'shown', by: 'a' as AccountId, isLive: true } as const
  const again = await moderateReviews(database, siteId, { ...decision, now: time.now })
  expect(again).toMatchObject({ ok: false, refusal: { code: 'review-of-test', status: 409 } })
})

it('what waits again can be changed again by who wrote it', async () => {
  const { visitor, way } = await review()
  await decide('hidden')
  const changed = { name: 'Ada', 'stars-1': '3', 'text-1': 'So\u202e so.\u0001' }
  expect((await visitor.postForm(way, changed)).status).toBe(409)
  await decide('waiting', 'hidden')
  expect((await visitor.postForm(way, changed)).status).toBe(303)
  const [one] = (await listed()).reviews
  expect(one).toMatchObject({ stars: 3, text: 'So so.' })
})

it('the page speaks of mails only where the shop sends any', async () => {
  const { visitor, way } = await review()
  expect((await visitor.get(way)).text).not.toContain('Would you rather not be asked?')
  await setReviews({ asksByMail: true })
  the.shop.time.now += 1500
  expect((await visitor.get(way)).text).toContain('Would you rather not be asked?')
})
