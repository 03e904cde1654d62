import { describe, expect, it } from 'vitest'
import { mostAddressTyped, signUpRates } from '@vitrine/rules/shop/restock/restock-limits.ts'
import {
  countTo,
  good,
  groupsOf,
  reader,
  setRestock,
  signUp,
  signUpPath,
  signUpsOf,
  the,
  useRestockShop,
} from './testing/restock-shop.ts'

useRestockShop()

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
    the.shop.time.now += signUpRates.windowMs
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
    the.shop.time.now += 1001
    return (await the.shop.visitor().get('/shop/moss-bowl')).text
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
    const page = await the.shop.visitor().get(path())
    expect(page.status).toBe(200)
    expect(page.text).toContain('<main><section class="restock-page"')
    expect(page.text).toContain('<label for="restock-email">Your e-mail address</label>')
    const taken = await post({})
    expect(taken.status).toBe(303)
    const said = await the.shop.visitor().get(taken.headers.location ?? '')
    expect(said.text).toContain('<p class="restock-done" role="status">Signed up!</p>')
    expect(said.text).not.toContain('restock-form')
    expect((await signUpsOf('BOWL-M')).signUps).toMatchObject([
      { siteVisitorEmail: 'bea@shopper.example' },
    ])
  })

  it('lets whoever waits choose among what is sold out', async () => {
    await countTo('BOWL-S', 0)
    const page = await the.shop.visitor().get(path())
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
    expect((await the.shop.visitor().get(path())).text).toContain(
      'This is in stock. You can buy it now.',
    )
    expect((await the.shop.visitor().get('/_vitrine/restock?productId=gone')).status).toBe(404)
    expect((await post({ productId: 'gone' })).status).toBe(404)
    await setRestock({ takesSignUps: false })
    expect((await the.shop.visitor().get(path())).status).toBe(404)
  })
})
