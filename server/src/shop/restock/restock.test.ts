import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { restockApi, SignUp } from '@vitrine/rules/shop/restock/restock-api.ts'
import {
  mostAddressTyped,
  removedForMs,
  signUpRates,
  toldForMs,
  waitsForMs,
} from '@vitrine/rules/shop/restock/restock-limits.ts'
import type { RestockSettings } from '@vitrine/rules/site/sites/restock-settings.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { deliverMails } from '../../ground/mails/deliver-mails.ts'
import type { SendMail } from '../../ground/mails/send-mail.ts'
import { actAsOwner, type OwnerActs } from '../../testing/act-as-owner.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import { settleDuePayments } from '../checkout/settle-due-payments.ts'
import { forgetSignUps } from './forget-sign-ups.ts'
import { tellReturns } from './tell-returns.ts'

type Groups = CallReply<typeof restockApi.groups>
type SignUps = CallReply<typeof restockApi.signUps>

const signUpPath = '/api/site-users/account/notifications/restock'

let shop: TestShop
let owner: Visitor
let acts: OwnerActs
beforeAll(async () => {
  shop = await openShop({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_WRITES_PER_10S: '100000' },
  })
  owner = await shop.owner()
  acts = actAsOwner(shop, owner)
  await shop.setOwnerMails({ newOrder: false, soldOut: false })
  await setRestock({ takesSignUps: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { kysely } = shop.context.database
  await kysely.deleteFrom('restock_sign_up').execute()
  await kysely.deleteFrom('stock_return').execute()
  await kysely.deleteFrom('mail').execute()
  // what an address may do is counted by the uptime, which moves with the clock
  shop.time.now += signUpRates.windowMs
  await countTo('BOWL-M', 0)
  await countTo('BOWL-S', 3)
  await setRestock({
    takesSignUps: true,
    tellsByItself: false,
    successText: '',
    offersMailingList: false,
    isListTicked: false,
  })
})

const base = () => `/api/editor/sites/${shop.siteId}/notifications/restock`
const setRestock = (set: Partial<RestockSettings>) => acts.act('set-restock', { set })

function good(sku: string): { productId: string; variantId: string } {
  const found = shop.goods.get(sku)
  if (found === undefined) throw new Error(`no ${sku}`)
  return { productId: found.itemId, variantId: found.variantId }
}

/** As an owner counts it. */
async function countTo(sku: string, counted: number | null): Promise<void> {
  const { variantId } = good(sku)
  const seen = await shop.stockOf(sku)
  if (seen === counted) return
  const change = counted === null ? { unlimited: true, seen } : { counted, seen }
  const done = await owner.write(
    'POST',
    `/api/editor/sites/${shop.siteId}/stock/${variantId}`,
    change,
  )
  if (done.status !== 200) throw new Error(done.text)
  shop.time.now += 1001
}

async function reader(): Promise<Visitor> {
  const visitor = shop.visitor()
  // a visitor who reads a page has a crumb
  await visitor.get('/shop/moss-bowl')
  return visitor
}

async function signUp(fields: object = {}, visitor?: Visitor): Promise<TestResponse> {
  return (visitor ?? (await reader())).write('POST', signUpPath, {
    isJoinMailingList: false,
    siteVisitorEmail: 'ada@shopper.example',
    ...good('BOWL-M'),
    ...fields,
  })
}

const groupsOf = async (query = '') => (await owner.get(`${base()}/groups${query}`)).json<Groups>()

async function signUpsOf(sku: string, more = ''): Promise<SignUps> {
  const { productId, variantId } = good(sku)
  return (
    await owner.get(`${base()}?productId=${productId}&variantId=${variantId}${more}`)
  ).json<SignUps>()
}

const stateOf = async (sku: string): Promise<SignUp['state'] | undefined> =>
  (await signUpsOf(sku)).signUps[0]?.state

const send = (sku: string) => owner.write('POST', `${base()}/send`, good(sku))

/** The addresses that a mail was written to, in their order. */
async function mailed(): Promise<string[]> {
  const rows = await shop.context.database.kysely
    .selectFrom('mail')
    .select('to_address')
    .where('kind', '=', 'restock')
    .orderBy('to_address')
    .execute()
  return rows.map(({ to_address: to }) => to)
}

async function waitFor(sku: string, count: number): Promise<string[]> {
  const { productId, variantId } = good(sku)
  const emails = Array.from(
    { length: count },
    (_, at) => `s${String(at).padStart(3, '0')}@x.example`,
  )
  const { context, siteId, time } = shop
  await context.database.kysely
    .insertInto('restock_sign_up')
    .values(
      emails.map((email, at) => ({
        website_id: siteId,
        id: `${(time.now + at).toString(16).padStart(16, '0')}${String(at).padStart(8, '0')}`,
        item_id: productId,
        variant_id: variantId,
        email,
        opted_in: false,
        consent_text: '',
        created_at: time.now,
      })),
    )
    .execute()
  return emails
}

describe('a sign-up', () => {
  it('is taken, and waits in the list of its variant', async () => {
    const taken = await signUp()
    expect([taken.status, taken.json()]).toEqual([200, { message: 'Signed up!' }])
    expect(await groupsOf()).toMatchObject({
      signUpGroups: [
        { ...good('BOWL-M'), title: 'Moss Bowl', variant: 'M', waiting: 1, told: 0, qtyInStock: 0 },
      ],
      hasNextPage: false,
      nextPageCursor: null,
    })
    expect((await signUpsOf('BOWL-M')).signUps).toMatchObject([
      { siteVisitorEmail: 'ada@shopper.example', isJoinMailingList: false, state: 'waiting' },
    ])
  })

  it('is answered with the owner’s own words, where there are some', async () => {
    await setRestock({ successText: 'You are on the list.' })
    expect((await signUp()).json()).toEqual({ message: 'You are on the list.' })
  })

  it.each([
    ['', 'Email cannot be blank'],
    ['   ', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
    [`${'a'.repeat(260)}@x.example`, 'Email is invalid'],
  ])(
    'is refused for the address “%s”, in the words of the specification',
    async (email, message) => {
      const refused = await signUp({ siteVisitorEmail: email })
      expect([refused.status, refused.json()['message']]).toEqual([400, message])
      expect((await groupsOf()).signUpGroups).toEqual([])
    },
  )

  it('is refused for what is in stock, is none of the shop’s, or is not counted', async () => {
    const said = async (fields: object) => {
      const refused = await signUp(fields)
      return [refused.status, refused.json()['code']]
    }
    expect(await said(good('BOWL-S'))).toEqual([409, 'restock-in-stock'])
    expect(await said(good('GLAZE'))).toEqual([409, 'restock-in-stock'])
    expect(await said({ variantId: good('GLAZE').variantId })).toEqual([
      404,
      'restock-unknown-variant',
    ])
    expect(await said({ productId: 'gone' })).toEqual([404, 'restock-unknown-variant'])
    expect(await said({ variantId: '' })).toEqual([400, 'restock-choose-variant'])
  })

  it('is refused where the owner wants none', async () => {
    await setRestock({ takesSignUps: false })
    expect((await signUp()).status).toBe(403)
  })

  it('of the same address in other letters changes nothing, and says nothing else', async () => {
    const first = await signUp()
    const again = await signUp({ siteVisitorEmail: ' ADA@shopper.example ' })
    expect(again.json()).toEqual(first.json())
    const { signUps } = await signUpsOf('BOWL-M')
    expect(signUps.map((one) => one.siteVisitorEmail)).toEqual(['ada@shopper.example'])
  })

  it('of one address, sent sixteen times at once, waits once', async () => {
    const visitor = await reader()
    shop.time.now += signUpRates.windowMs
    const sent = await Promise.all(
      Array.from({ length: signUpRates.perAddress }, () => signUp({}, visitor)),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await signUpsOf('BOWL-M')).signUps).toHaveLength(1)
  })

  it('keeps with what words somebody has joined the mailing list, where that is offered', async () => {
    await signUp({ isJoinMailingList: true })
    expect((await signUpsOf('BOWL-M')).signUps[0]?.isJoinMailingList).toBe(false)
    await setRestock({ offersMailingList: true })
    await signUp({ isJoinMailingList: true })
    // whoever signs up again without it has not left it
    await signUp({ isJoinMailingList: false })
    expect((await signUpsOf('BOWL-M')).signUps).toMatchObject([
      { isJoinMailingList: true, consentText: 'Send me news of this shop by e-mail as well' },
    ])
  })

  it('needs its crumb and all of its fields, and has an end', async () => {
    const visitor = await reader()
    const wrong = await visitor.send(signUpPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'wrong' },
      body: JSON.stringify({ ...good('BOWL-M'), siteVisitorEmail: 'a@b.example' }),
    })
    expect([wrong.status, wrong.json()['crumbFail']]).toEqual([403, true])
    expect((await signUp({ productId: undefined })).status).toBe(400)
    expect((await signUp({ siteVisitorEmail: undefined })).status).toBe(400)
    expect((await signUp({ siteVisitorEmail: 'a'.repeat(mostAddressTyped + 1) })).status).toBe(400)
    expect((await signUp({ captchaToken: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await signUp({ siteVisitorEmail: { toString: 1 } })).status).toBe(400)
    expect((await groupsOf()).signUpGroups).toEqual([])
  })

  it('too many from one address are asked to wait', async () => {
    const visitor = await reader()
    for (let at = 0; at < signUpRates.perAddress; at++) {
      expect((await signUp({ siteVisitorEmail: `a${at}@x.example` }, visitor)).status).toBe(200)
    }
    const refused = await signUp({}, visitor)
    expect([refused.status, refused.json()['code']]).toEqual([429, 'restock-too-many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the page of a product', () => {
  const page = async () => {
    shop.time.now += 1001
    return (await shop.visitor().get('/shop/moss-bowl')).text
  }

  it('has a box for each variant that is sold out, with the site’s words', async () => {
    const text = await page()
    const { productId, variantId } = good('BOWL-M')
    expect(text).toContain(
      `<div class="product-restock-notification" data-product-id="${productId}" data-variant-id="${variantId}" hidden>`,
    )
    expect(text.match(/class="product-restock-notification"/g)).toHaveLength(1)
    expect(text).toContain('<form class="product-restock-form" action="#">')
    expect(text).toContain('placeholder="Your e-mail address"')
    expect(text).toContain(
      `<noscript><p class="product-restock-plain"><a href="/_vitrine/restock?productId=${productId}"`,
    )
    expect(text).not.toContain('isJoinMailingList')
  })

  it('offers the mailing list as the owner wants it', async () => {
    await setRestock({ offersMailingList: true, isListTicked: true })
    expect(await page()).toContain('<input type="checkbox" name="isJoinMailingList" checked>')
  })

  it('has none of what is in stock, nor where the owner wants none', async () => {
    await countTo('BOWL-M', 2)
    expect(await page()).not.toContain('product-restock-notification"')
    await countTo('BOWL-M', 0)
    await setRestock({ takesSignUps: false })
    expect(await page()).not.toContain('product-restock')
  })

  it('says to scripts what is said after a sign-up', async () => {
    await setRestock({ successText: 'We will write.' })
    expect(await page()).toContain('"restockNotificationsSuccessText":"We will write."')
  })
})

describe('the page without script', () => {
  const path = () => `/_vitrine/restock?productId=${good('BOWL-M').productId}`
  const post = async (fields: object) => {
    const visitor = await reader()
    return visitor.postForm('/_vitrine/restock', {
      ...good('BOWL-M'),
      siteVisitorEmail: 'bea@shopper.example',
      ...fields,
    })
  }

  it('asks for an address in the look of the shop, takes it, and says so', async () => {
    const page = await shop.visitor().get(path())
    expect(page.status).toBe(200)
    expect(page.text).toContain('<main><section class="restock-page"')
    expect(page.text).toContain('<label for="restock-email">Your e-mail address</label>')
    const taken = await post({})
    expect(taken.status).toBe(303)
    const said = await shop.visitor().get(taken.headers.location ?? '')
    expect(said.text).toContain('<p class="restock-done" role="status">Signed up!</p>')
    expect(said.text).not.toContain('restock-form')
    expect((await signUpsOf('BOWL-M')).signUps).toMatchObject([
      { siteVisitorEmail: 'bea@shopper.example' },
    ])
  })

  it('lets whoever waits choose among what is sold out', async () => {
    await countTo('BOWL-S', 0)
    const page = await shop.visitor().get(path())
    expect(page.text).toMatch(/<option value="[^"]+">S<\/option><option value="[^"]+">M<\/option>/)
    const refused = await post({ variantId: '' })
    expect([
      refused.status,
      refused.text.includes('Please choose what you are waiting for.'),
    ]).toEqual([400, true])
  })

  it('comes back with what was typed and why it was not taken', async () => {
    const refused = await post({ siteVisitorEmail: 'be<a>' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('role="alert">Email is invalid</p>')
    expect(refused.text).toContain('value="be&lt;a&gt;" aria-invalid="true"')
  })

  it('says that something is in stock again, and is not found for what the shop does not have', async () => {
    await countTo('BOWL-M', 1)
    expect((await shop.visitor().get(path())).text).toContain(
      'This is in stock. You can buy it now.',
    )
    expect((await shop.visitor().get('/_vitrine/restock?productId=gone')).status).toBe(404)
    expect((await post({ productId: 'gone' })).status).toBe(404)
    await setRestock({ takesSignUps: false })
    expect((await shop.visitor().get(path())).status).toBe(404)
  })
})

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
    await acts.act('edit-product', { itemId, set: { visibility: 'draft' } })
    expect(await said('BOWL-M')).toEqual([
      409,
      'Visitors cannot see this product. Show it before you tell anybody.',
    ])
    await acts.act('edit-product', { itemId, set: { visibility: 'live' } })
    expect((await send('BOWL-M')).json()).toEqual({ sent: 1 })
    expect((await send('BOWL-M')).json()).toEqual({ sent: 0 })
  })

  it('writes one mail with the way to the variant, in words that the owner can change', async () => {
    await signUp()
    await countTo('BOWL-M', 2)
    await acts.act('set-mail-words', {
      mail: 'restock',
      set: { heading: 'Hurry, {product.variant}!' },
    })
    await send('BOWL-M')
    const mails = `/api/editor/sites/${shop.siteId}/mails`
    const [line] = (await owner.get(mails)).json<MailsReply>().mails
    const mail = (await owner.get(`${mails}/${line?.id}`)).json<MailReply>()
    expect(mail).toMatchObject({ to: 'ada@shopper.example', kind: 'restock', status: 'queued' })
    expect(mail.subject).toBe('Back in stock: Moss Bowl – Small Shop')
    expect(mail.text).toContain('Hurry, M!')
    expect(mail.text).toContain(`/shop/moss-bowl?variant=${good('BOWL-M').variantId}`)
    expect(mail.text).toContain('You asked to be told once')
    await acts.act('set-mail-words', { mail: 'restock', set: { heading: null } })
    expect(await stateOf('BOWL-M')).toBe('queued')
    await deliverMails(shop.context, () => Promise.resolve())
    expect(await stateOf('BOWL-M')).toBe('sent')
    // told once, they may wait again
    await countTo('BOWL-M', 0)
    shop.time.now += signUpRates.windowMs
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
      Array.from({ length: 16 }, () => owner.write('POST', `${base()}/send/all`, all)),
    )
    const replies = sent.map((reply) => reply.json<{ sent: number; leftOut: number }>())
    expect(replies.reduce((sum, one) => sum + one.sent, 0)).toBe(200)
    expect(new Set(replies.map(({ leftOut }) => leftOut))).toEqual(new Set([2]))
    expect(await mailed()).toEqual(emails)
    const posted: string[] = []
    const post: SendMail = async ({ to }) => posted.push(to)
    while ((await deliverMails(shop.context, post)) > 0);
    expect(posted.toSorted()).toEqual(emails)
  })

  it('leaves out of all what is still sold out', async () => {
    await waitFor('BOWL-M', 2)
    const sent = await owner.write('POST', `${base()}/send/all`, { sendRequests: [good('BOWL-M')] })
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
    void deliverMails(shop.context, () => (isWithServer(), never))
    await taken
    expect(await stateOf('BOWL-M')).toBe('queued')
    // as if it had ended there: its turn is over
    shop.time.now += 24 * 3_600_000
    let again = 0
    const count: SendMail = async () => (again += 1)
    for (let round = 0; round < 3; round++) await deliverMails(shop.context, count)
    expect([again, await stateOf('BOWL-M')]).toEqual([0, 'unsure'])
    expect((await send('BOWL-M')).json()).toEqual({ sent: 0 })
  })

  it('tries again what a mail server has refused, but not what it may have taken', async () => {
    await waitFor('BOWL-M', 2)
    await countTo('BOWL-M', 1)
    await send('BOWL-M')
    const refused = Object.assign(new Error('no'), { response: '450 later', code: 'EENVELOPE' })
    await deliverMails(shop.context, ({ to }) =>
      Promise.reject(to.startsWith('s000') ? refused : new Error('socket hang up')),
    )
    const { signUps } = await signUpsOf('BOWL-M')
    expect(signUps.map(({ state }) => state).toSorted()).toEqual(['queued', 'unsure'])
    shop.time.now += 24 * 3_600_000
    const posted: string[] = []
    await deliverMails(shop.context, async ({ to }) => posted.push(to))
    expect(posted).toEqual(['s000@x.example'])
  })
})

describe('telling by itself', () => {
  const setItself = () => setRestock({ tellsByItself: true })

  it('happens once a count brings it back, and not without the owner’s wish', async () => {
    await signUp()
    await countTo('BOWL-M', 5)
    await tellReturns(shop.context)
    expect(await mailed()).toEqual([])
    await countTo('BOWL-M', 0)
    await setItself()
    await countTo('BOWL-M', 5)
    await Promise.all([1, 2, 3, 4].map(() => tellReturns(shop.context)))
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })

  it('happens once it is not counted any more', async () => {
    await signUp()
    await setItself()
    await countTo('BOWL-M', null)
    await tellReturns(shop.context)
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })

  it('does not where it has sold out again by then', async () => {
    await signUp()
    await setItself()
    await countTo('BOWL-M', 5)
    await countTo('BOWL-M', 0)
    await tellReturns(shop.context)
    expect(await mailed()).toEqual([])
    expect(await stateOf('BOWL-M')).toBe('waiting')
  })

  it('happens where a cancelled order goes back into stock', async () => {
    await countTo('BOWL-M', 1)
    const bought = await buy(await shop.shopperWith('BOWL-M'))
    expect(bought.status).toBe(303)
    await settleDuePayments(shop.context)
    expect(await shop.stockOf('BOWL-M')).toBe(0)
    await setItself()
    await signUp()
    const orders = `/api/editor/sites/${shop.siteId}/orders`
    const { orders: all } = (await owner.get(orders)).json<{ orders: { id: string }[] }>()
    const cancelled = await owner.write('POST', `${orders}/${all[0]?.id}/cancellation`, {
      restock: true,
    })
    expect([cancelled.status, await shop.stockOf('BOWL-M')]).toEqual([200, 1])
    await tellReturns(shop.context)
    expect(await mailed()).toEqual(['ada@shopper.example'])
  })
})

describe('the owner’s list', () => {
  it('pages through groups by cursors, three pages of them, each once', async () => {
    const { context, siteId, time } = shop
    const made = Array.from({ length: 7 }, (_, at) => ({
      website_id: siteId,
      id: `${(time.now + at).toString(16).padStart(24, '0')}`,
      item_id: 'gone',
      variant_id: `v${at}`,
      email: 'a@x.example',
      opted_in: false,
      consent_text: '',
      created_at: time.now,
    }))
    await context.database.kysely.insertInto('restock_sign_up').values(made).execute()
    const seen: string[][] = []
    let cursor = ''
    do {
      const page = await groupsOf(`?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(page.signUpGroups.map(({ variantId }) => variantId))
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null)
      cursor = page.nextPageCursor ?? ''
    } while (cursor !== '')
    expect(seen).toEqual([['v6', 'v5', 'v4'], ['v3', 'v2', 'v1'], ['v0']])
    // what is no cursor of ours begins at the beginning
    expect((await groupsOf('?limit=1&cursor=%27')).signUpGroups[0]?.variantId).toBe('v6')
  })

  it('pages through the sign-ups of a group', async () => {
    await waitFor('BOWL-M', 5)
    const seen: string[] = []
    let cursor = ''
    let pages = 0
    do {
      const page = await signUpsOf('BOWL-M', `&limit=2&cursor=${cursor}`)
      seen.push(...page.signUps.map((one) => one.siteVisitorEmail))
      cursor = page.nextPageCursor ?? ''
      pages += 1
    } while (cursor !== '')
    expect([pages, new Set(seen).size]).toEqual([3, 5])
  })

  it('is found by words of products, and narrowed to one of them', async () => {
    await signUp()
    expect((await groupsOf('?search=moss')).signUpGroups).toHaveLength(1)
    expect((await groupsOf('?search=teapot')).signUpGroups).toEqual([])
    expect((await groupsOf('?search=%27')).signUpGroups).toEqual([])
    const { productId } = good('BOWL-M')
    expect((await groupsOf(`?productId=${productId}`)).signUpGroups).toHaveLength(1)
    expect((await groupsOf('?productId=other')).signUpGroups).toEqual([])
  })

  it('loses a sign-up, which can be put back unless it came again', async () => {
    await signUp()
    const [one] = (await signUpsOf('BOWL-M')).signUps
    const path = `${base()}/sign-ups/${one?.id}`
    expect((await owner.write('DELETE', path)).status).toBe(200)
    expect((await owner.write('DELETE', path)).status).toBe(404)
    expect((await groupsOf()).signUpGroups).toEqual([])
    await countTo('BOWL-M', 3)
    expect((await send('BOWL-M')).status).toBe(404)
    await countTo('BOWL-M', 0)
    expect((await owner.write('PUT', path)).status).toBe(200)
    expect((await signUpsOf('BOWL-M')).signUps).toHaveLength(1)
    await owner.write('DELETE', path)
    await signUp()
    const refused = await owner.write('PUT', path)
    expect([refused.status, refused.json()['code']]).toEqual([409, 'restock-signed-up-again'])
    expect((await owner.write('PUT', `${base()}/sign-ups/nobody`)).status).toBe(404)
  })

  it('comes as a file in which a spreadsheet calculates nothing', async () => {
    await signUp({ siteVisitorEmail: '=cmd@x.example' })
    const file = await owner.get(`${base()}/csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text).toContain(
      'E-mail,Product,Variant,Signed up,State,Told,Mailing list,Agreed to',
    )
    expect(file.text).toMatch(/\r\n'=cmd@x\.example,Moss Bowl,M,[^,]+,Waiting,,no,\r\n/)
    const { productId, variantId } = good('BOWL-S')
    const none = await owner.get(`${base()}/csv?productId=${productId}&variantId=${variantId}`)
    expect(none.text).not.toContain('x.example')
  })

  it('is for those who keep the shop alone, and not on the site at all', async () => {
    await signUp()
    const paths = [base(), `${base()}/groups`, `${base()}/csv`]
    const keeper = await shop.person('keeper@shop.example', [Role.storeManager])
    expect((await keeper.get(`${base()}/groups`)).status).toBe(200)
    for (const person of [
      await shop.person('editor@shop.example', [Role.editor]),
      await reader(),
      shop.visitor(),
    ]) {
      for (const path of paths) {
        const refused = await person.get(path)
        expect([401, 403, 404]).toContain(refused.status)
        expect(refused.text).not.toContain('ada@')
      }
    }
    // spec §7, trap of the design: to shoppers these do not exist
    for (const path of [signUpPath, `${signUpPath}/groups`]) {
      expect((await (await reader()).get(path)).status).toBe(404)
    }
    for (const path of [`${signUpPath}/send`, `${signUpPath}/send/all`]) {
      expect((await (await reader()).write('POST', path, {})).status).toBe(404)
    }
  })

  it('refuses what it cannot read, and writes without a crumb', async () => {
    expect((await owner.get(base())).status).toBe(400)
    expect((await owner.get(`${base()}/groups?limit=0`)).status).toBe(400)
    expect((await owner.write('POST', `${base()}/send`, {})).status).toBe(400)
    const many = Array.from({ length: 1001 }, () => good('BOWL-M'))
    const tooMany = await owner.write('POST', `${base()}/send/all`, { sendRequests: many })
    expect(tooMany.status).toBe(400)
    const crumb = await owner.send(`${base()}/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'wrong' },
      body: JSON.stringify(good('BOWL-M')),
    })
    expect(crumb.status).toBe(403)
  })
})

it('forgets addresses that nobody needs any more, with their mails', async () => {
  await setRestock({ offersMailingList: true })
  await waitFor('BOWL-M', 2)
  await signUp({ isJoinMailingList: true })
  await countTo('BOWL-M', 1)
  await send('BOWL-M')
  await countTo('BOWL-M', 0)
  // whoever was signed in is not any more, so much later
  const left = async () => {
    const { kysely } = shop.context.database
    const rows = await kysely.selectFrom('restock_sign_up').select('email').execute()
    return [rows.map(({ email }) => email), (await mailed()).length]
  }
  await forgetSignUps(shop.context)
  expect((await left())[1]).toBe(3)
  shop.time.now += toldForMs + 1000
  await forgetSignUps(shop.context)
  expect(await left()).toEqual([['ada@shopper.example'], 1])
  shop.time.now += signUpRates.windowMs
  await signUp({ siteVisitorEmail: 'bea@shopper.example' })
  await signUp({ siteVisitorEmail: 'cid@shopper.example' })
  await removeSignUpOf('cid@shopper.example')
  shop.time.now += removedForMs + 1000
  await forgetSignUps(shop.context)
  expect((await left())[0]).toEqual(['ada@shopper.example', 'bea@shopper.example'])
  shop.time.now += waitsForMs
  await forgetSignUps(shop.context)
  expect(await left()).toEqual([['ada@shopper.example'], 1])
})

async function removeSignUpOf(email: string): Promise<void> {
  const again = await shop.owner()
  const { productId, variantId } = good('BOWL-M')
  const list = await again.get(`${base()}?productId=${productId}&variantId=${variantId}`)
  const one = list.json<SignUps>().signUps.find((found) => found.siteVisitorEmail === email)
  const removed = await again.write('DELETE', `${base()}/sign-ups/${one?.id}`)
  expect(removed.status).toBe(200)
}
