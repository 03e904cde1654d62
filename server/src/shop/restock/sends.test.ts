import { describe, expect, it } from 'vitest'
import { signUpRates } from '@vitrine/rules/shop/restock/restock-limits.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { deliverMails } from '../../ground/mails/deliver-mails.ts'
import type { SendMail } from '../../ground/mails/send-mail.ts'
import { buy } from '../checkout/testing/open-shop.ts'
import { settleDuePayments } from '../checkout/settle-due-payments.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { tellReturns } from './tell-returns.ts'
import {
  base,
  countTo,
  good,
  groupsOf,
  mailed,
  send,
  setRestock,
  signUp,
  signUpsOf,
  stateOf,
  the,
  useRestockShop,
  waitFor,
} from './testing/restock-shop.ts'

useRestockShop()

describe('telling whoever waits', () => {
  it('is refused while it is still sold out or hidden, and for what nobody waits for', async () => {
    const said = async (sku: string) => {
      const refused = await send(sku)
      return [refused.status, refused.json()['message']]
    }
    expect(await said('BOWL-M')).toEqual([404, 'Nobody has signed up for this.'])
    await signUp()
    expect(await said('BOWL-M')).toEqual([
      409,
      'This is still sold out. Put some into stock before you tell anybody.',
    ])
    await countTo('BOWL-M', 2)
    const itemId = good('BOWL-M').productId
    await the.acts.act('edit-product', { itemId, set: { visibility: 'draft' } })
    expect(await said('BOWL-M')).toEqual([
      409,
      'Visitors cannot see this product. Show it before you tell anybody.',
    ])
    await the.acts.act('edit-product', { itemId, set: { visibility: 'live' } })
    expect((await send('BOWL-M')).json()).toEqual({ sent: 1 })
    expect((await send('BOWL-M')).json()).toEqual({ sent: 0 })
  })

  it('writes one mail with the way to the variant, in words that the owner can change', async () => {
    await signUp()
    await countTo('BOWL-M', 2)
    await the.acts.act('set-mail-words', {
      mail: 'restock',
      set: { heading: 'Hurry, {product.variant}!' },
    })
    await send('BOWL-M')
    const mails = `/api/editor/sites/${the.shop.siteId}/mails`
    const [line] = (await the.owner.get(mails)).json<MailsReply>().mails
    const mail = (await the.owner.get(`${mails}/${line?.id}`)).json<MailReply>()
    expect(mail).toMatchObject({ to: 'ada@shopper.example', kind: 'restock', status: 'queued' })
    expect(mail.subject).toBe('Back in stock: Moss Bowl – Small Shop')
    expect(mail.text).toContain('Hurry, M!')
    expect(mail.text).toContain(`/shop/moss-bowl?variant=${good('BOWL-M').variantId}`)
    expect(mail.text).toContain('You asked to be told once')
    await the.acts.act('set-mail-words', { mail: 'restock', set: { heading: null } })
    expect(await stateOf('BOWL-M')).toBe('queued')
    await deliverMails(the.shop.context, () => Promise.resolve())
    expect(await stateOf('BOWL-M')).toBe('sent')
    // told once, they may wait again
    await countTo('BOWL-M', 0)
    the.shop.time.now += signUpRates.windowMs
    expect((await signUp()).status).toBe(200)
    expect((await groupsOf()).signUpGroups[0]).toMatchObject({ waiting: 1, told: 1 })
  })

  it('tells each of 200 once, however many send all of them at once', async () => {
    const emails = await waitFor('BOWL-M', 200)
    await countTo('BOWL-M', 9)
    const all = {
      sendRequests: [good('BOWL-M'), good('BOWL-S'), { productId: 'x', variantId: 'y' }],
    }
    const sent = await Promise.all(
      Array.from({ length: 16 }, () => the.owner.write('POST', `${base()}/send/all`, all)),
    )
    const replies = sent.map((reply) => reply.json<{ sent: number; leftOut: number }>())
    expect(replies.reduce((sum, one) => sum + one.sent, 0)).toBe(200)
    expect(new Set(replies.map(({ leftOut }) => leftOut))).toEqual(new Set([2]))
    expect(await mailed()).toEqual(emails)
    const posted: string[] = []
    const post: SendMail = async ({ to }) => posted.push(to)
    while ((await deliverMails(the.shop.context, post)) > 0);
    expect(posted.toSorted()).toEqual(emails)
  })

  it('leaves out of all what is still sold out', async () => {
    await waitFor('BOWL-M', 2)
    const sent = await the.owner.write('POST', `${base()}/send/all`, {
      sendRequests: [good('BOWL-M')],
    })
    expect(sent.json()).toEqual({ sent: 0, leftOut: 1 })
    expect(await mailed()).toEqual([])
  })

  it('shows a mail as unsure that a process had while it ended, and sends it never again', async () => {
    await signUp()
    await countTo('BOWL-M', 1)
    await send('BOWL-M')
    const never = new Promise<never>(() => undefined)
    let isWithServer = (): void => undefined
    const taken = new Promise<void>((resolve) => (isWithServer = resolve))
    void deliverMails(the.shop.context, () => (isWithServer(), never))
    await taken
    expect(await stateOf('BOWL-M')).toBe('queued')
    // as if it had ended there: its turn is over
    the.shop.time.now += 24 * 3_600_000
    let again = 0
    const count: SendMail = async () => (again += 1)
    for (let round = 0; round < 3; round++) await deliverMails(the.shop.context, count)
    expect([again, await stateOf('BOWL-M')]).toEqual([0, 'unsure'])
    expect((await send('BOWL-M')).json()).toEqual({ sent: 0 })
  })

  it('tries again what a mail server has refused, but not what it may have taken', async () => {
    await waitFor('BOWL-M', 2)
    await countTo('BOWL-M', 1)
    await send('BOWL-M')
    const refused = Object.assign(new Error('no'), { response: '450 later', code: 'EENVELOPE' })
    await deliverMails(the.shop.context, ({ to }) =>
      Promise.reject(to.startsWith('s000') ? refused : new Error('socket hang up')),
    )
    const { signUps } = await signUpsOf('BOWL-M')
    expect(signUps.map(({ state }) => state).toSorted()).toEqual(['queued', 'unsure'])
    the.shop.time.now += 24 * 3_600_000
    const posted: string[] = []
    await deliverMails(the.shop.context, async ({ to }) => posted.push(to))
    expect(posted).toEqual(['s000@x.example'])
  })
})

describe('telling by itself', () => {
  const setItself = () => setRestock({ tellsByItself: true })

  it('happens once a count brings it back, and not without the owner’s wish', async () => {
    await signUp()
    await countTo('BOWL-M', 5)
    await tellReturns(the.shop.context)
    expect(await mailed()).toEqual([])
    await countTo('BOWL-M', 0)
    await setItself()
    await countTo('BOWL-M', 5)
    await Promise.all([1, 2, 3, 4].map(() => tellReturns(the.shop.context)))
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })

  it('happens once it is not counted any more', async () => {
    await signUp()
    await setItself()
    await countTo('BOWL-M', null)
    await tellReturns(the.shop.context)
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })

  it('does not where it has sold out again by then', async () => {
    await signUp()
    await setItself()
    await countTo('BOWL-M', 5)
    await countTo('BOWL-M', 0)
    await tellReturns(the.shop.context)
    expect(await mailed()).toEqual([])
    expect(await stateOf('BOWL-M')).toBe('waiting')
  })

  it('happens where a cancelled order goes back into stock', async () => {
    await countTo('BOWL-M', 1)
    const bought = await buy(await the.shop.shopperWith('BOWL-M'))
    expect(bought.status).toBe(303)
    await settleDuePayments(the.shop.context)
    expect(await the.shop.stockOf('BOWL-M')).toBe(0)
    await setItself()
    await signUp()
    const orders = `/api/editor/sites/${the.shop.siteId}/orders`
    const { orders: all } = (await the.owner.get(orders)).json<{ orders: { id: string }[] }>()
    const cancelled = await the.owner.write('POST', `${orders}/${all[0]?.id}/cancellation`, {
      restock: true,
    })
    expect([cancelled.status, await the.shop.stockOf('BOWL-M')]).toEqual([200, 1])
    await tellReturns(the.shop.context)
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })
})

it('takes for back what an order gives back, and not what was only held for a payment', async () => {
  const { context, siteId, time } = the.shop
  const { variantId } = good('BOWL-M')
  const returned = async (reason: 'refund' | 'release') => {
    await the.shop.setStock('BOWL-M', 0)
    await context.database.kysely.deleteFrom('stock_return').execute()
    const order = { orderId: `${reason}ed`, reason, authorId: null, now: time.now } as const
    await context.database.transact(siteId, (site) =>
      returnStock(site, [{ variantId, quantity: 1 }], { ...order, random: context.random }),
    )
    return context.database.kysely.selectFrom('stock_return').select('variant_id').execute()
  }
  expect(await returned('release')).toEqual([])
  expect(await returned('refund')).toEqual([{ variant_id: variantId }])
})
