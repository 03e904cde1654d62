import { describe, expect, it } from 'vitest'
import {
  removedForMs,
  signUpRates,
  toldForMs,
  waitsForMs,
} from '@vitrine/rules/shop/restock/restock-limits.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { forgetSignUps } from './forget-sign-ups.ts'
import {
  base,
  countTo,
  good,
  groupsOf,
  mailed,
  reader,
  send,
  setRestock,
  signUp,
  signUpPath,
  signUpsOf,
  the,
  useRestockShop,
  waitFor,
  type SignUps,
} from './testing/restock-shop.ts'

useRestockShop()

describe('the owner’s list', () => {
  it('pages through groups by cursors, three pages of them, each once', async () => {
    const { context, siteId, time } = the.shop
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
    expect((await the.owner.write('DELETE', path)).status).toBe(200)
    expect((await the.owner.write('DELETE', path)).status).toBe(404)
    expect((await groupsOf()).signUpGroups).toEqual([])
    await countTo('BOWL-M', 3)
    expect((await send('BOWL-M')).status).toBe(404)
    await countTo('BOWL-M', 0)
    expect((await the.owner.write('PUT', path)).status).toBe(200)
    expect((await signUpsOf('BOWL-M')).signUps).toHaveLength(1)
    await the.owner.write('DELETE', path)
    await signUp()
    const refused = await the.owner.write('PUT', path)
    expect([refused.status, refused.json()['code']]).toEqual([409, 'restock-signed-up-again'])
    expect((await the.owner.write('PUT', `${base()}/sign-ups/nobody`)).status).toBe(404)
  })

  it('comes as a file in which a spreadsheet calculates nothing', async () => {
    await signUp({ siteVisitorEmail: '=cmd@x.example' })
    const file = await the.owner.get(`${base()}/csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text).toContain(
      'E-mail,Product,Variant,Signed up,State,Told,Mailing list,Agreed to',
    )
    expect(file.text).toMatch(/\r\n'=cmd@x\.example,Moss Bowl,M,[^,]+,Waiting,,no,\r\n/)
    const { productId, variantId } = good('BOWL-S')
    const none = await the.owner.get(`${base()}/csv?productId=${productId}&variantId=${variantId}`)
    expect(none.text).not.toContain('x.example')
  })

  it('is for those who keep the shop alone, and not on the site at all', async () => {
    await signUp()
    const paths = [base(), `${base()}/groups`, `${base()}/csv`]
    const keeper = await the.shop.person('keeper@shop.example', [Role.storeManager])
    expect((await keeper.get(`${base()}/groups`)).status).toBe(200)
    for (const person of [
      await the.shop.person('editor@shop.example', [Role.editor]),
      await reader(),
      the.shop.visitor(),
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
    expect((await the.owner.get(base())).status).toBe(400)
    expect((await the.owner.get(`${base()}/groups?limit=0`)).status).toBe(400)
    expect((await the.owner.write('POST', `${base()}/send`, {})).status).toBe(400)
    const many = Array.from({ length: 1001 }, () => good('BOWL-M'))
    const tooMany = await the.owner.write('POST', `${base()}/send/all`, { sendRequests: many })
    expect(tooMany.status).toBe(400)
    const crumb = await the.owner.send(`${base()}/send`, {
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
    const { kysely } = the.shop.context.database
    const rows = await kysely.selectFrom('restock_sign_up').select('email').execute()
    return [rows.map(({ email }) => email), (await mailed()).length]
  }
  await forgetSignUps(the.shop.context)
  expect((await left())[1]).toBe(3)
  the.shop.time.now += toldForMs + 1000
  await forgetSignUps(the.shop.context)
  expect(await left()).toEqual([[], 0])
  the.shop.time.now += signUpRates.windowMs
  await signUp({ siteVisitorEmail: 'bea@shopper.example' })
  await signUp({ siteVisitorEmail: 'cid@shopper.example' })
  await removeSignUpOf('cid@shopper.example')
  the.shop.time.now += removedForMs + 1000
  await forgetSignUps(the.shop.context)
  expect((await left())[0]).toEqual(['bea@shopper.example'])
  the.shop.time.now += waitsForMs
  await forgetSignUps(the.shop.context)
  expect(await left()).toEqual([[], 0])
})

async function removeSignUpOf(email: string): Promise<void> {
  const again = await the.shop.owner()
  const { productId, variantId } = good('BOWL-M')
  const list = await again.get(`${base()}?productId=${productId}&variantId=${variantId}`)
  const one = list.json<SignUps>().signUps.find((found) => found.siteVisitorEmail === email)
  const removed = await again.write('DELETE', `${base()}/sign-ups/${one?.id}`)
  expect(removed.status).toBe(200)
}
