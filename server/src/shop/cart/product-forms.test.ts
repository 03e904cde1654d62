import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordMarker, type FormField } from '@vitrine/rules/site/forms/form.ts'
import { entriesPath, openCartShop, type CartShop } from './testing/open-cart-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('add-form', { id: 'engraving', name: 'Engraving', fields })
  await shop.editBowls({ additionalFieldsFormId: 'engraving' })
})
afterAll(() => shop.close())

function field(id: string, type: FormField['type'], changes: Partial<FormField> = {}): FormField {
  const said = { title: `The ${id}`, description: '', placeholder: '', required: false }
  return { id, type, ...said, ...changes }
}

const fields = [
  field('words', 'textarea', { required: true, maxLength: 20 }),
  field('color', 'radio', { options: ['Red', '<b>Blue</b>'] }),
  field('mail', 'email'),
  field('agree', 'likert', { options: ['I like it'] }),
  field('secret', 'password'),
  field('source', 'hidden', { title: '', key: 'utm', value: 'shop' }),
]

const given = {
  words: 'For <i>Ada</i>',
  color: '<b>Blue</b>',
  agree: { 'I like it': '2' },
  secret: 'swordfish',
}

/** Lines stand in the order of the moments at which they were added. */
function add(visitor: Visitor, answers: unknown, sku = 'BOWL-S', quantity = 1) {
  shop.time.now += 1000
  const additionalFields = typeof answers === 'string' ? answers : JSON.stringify(answers)
  const body = { itemId: shop.bowlId, sku, quantity, additionalFields }
  return visitor.write('POST', entriesPath, body)
}

type Entry = { id: string; quantity: number; additionalFields: unknown }

async function entriesOf(visitor: Visitor): Promise<readonly Entry[]> {
  const cart = await visitor.get('/api/commerce/shopping-cart')
  return cart.json<{ entries: readonly Entry[] }>().entries
}

describe('answers to the form of a product', () => {
  it('are asked by the validate call, which tells each field that is wrong', async () => {
    const ada = shop.visitor()
    const path = '/api/rest/forms/validate/engraving'
    const good = await ada.write('POST', path, given)
    expect([good.status, good.json()]).toEqual([200, { errors: {} }])
    const bad = await ada.write('POST', path, { words: 'x'.repeat(21), color: 'Green', mail: 'a' })
    expect([bad.status, bad.json()]).toEqual([
      400,
      {
        errors: {
          words: 'You have exceeded the character limit.',
          color: 'Please check what you entered.',
          mail: 'Email is not valid. Email addresses should follow the format user@domain.com.',
        },
      },
    ])
    const none = await ada.write('POST', path, {})
    expect(none.json()).toEqual({ errors: { words: 'Required' } })
  })

  it('are refused by a 4xx where the form, the crumb or the body is none', async () => {
    const ada = shop.visitor()
    await ada.get('/cart')
    const path = '/api/rest/forms/validate'
    expect((await ada.write('POST', `${path}/nobody`, {})).status).toBe(404)
    expect((await ada.write('POST', `${path}/__proto__`, {})).status).toBe(404)
    for (const body of [[], ['words']]) {
      expect((await ada.write('POST', `${path}/engraving`, body)).status).toBe(400)
    }
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, '']))
    expect((await ada.write('POST', `${path}/engraving`, many)).status).toBe(400)
  })

  it('are kept with their titles, and without them nothing is added', async () => {
    const ada = shop.visitor()
    const refused = await add(ada, {})
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      {
        code: 'answers-not-valid',
        message: 'One or more fields is invalid, please check your entries.',
        fields: { words: 'Required' },
      },
    ])
    expect(await entriesOf(ada)).toEqual([])
    expect((await add(ada, given)).status).toBe(200)
    const [entry] = await entriesOf(ada)
    expect(entry?.additionalFields).toMatchObject({
      formAnswers: [
        { id: 'words', type: 'textarea', rawTitle: 'The words', value: 'For <i>Ada</i>' },
        { id: 'color', value: '<b>Blue</b>' },
        { id: 'mail', value: '' },
        { id: 'agree', values: { 'I like it': '2' } },
        { id: 'secret', value: passwordMarker },
      ],
    })
  })

  it('tell lines apart, which share the stock of their variant', async () => {
    const ada = shop.visitor()
    const other = { ...given, words: 'For Bea' }
    await add(ada, given)
    await add(ada, given)
    await add(ada, other)
    const quantities = (await entriesOf(ada)).map(({ quantity }) => quantity)
    expect(quantities).toEqual([2, 1])
    const stock = await shop.visitor().get(`/api/commerce/inventory/stock/?itemId=${shop.bowlId}`)
    const { results } = stock.json<{ results: { sku?: string; qtyInStock: number }[] }>()
    const most = Math.max(...results.map(({ qtyInStock }) => qtyInStock))
    expect((await add(ada, { ...given, words: 'More' }, 'BOWL-S', most)).status).toBe(409)
  })

  it('can be changed, and a line that becomes like another one is that one', async () => {
    const ada = shop.visitor()
    await add(ada, given)
    await add(ada, { ...given, words: 'For Bea' }, 'BOWL-S', 2)
    const [first, second] = await entriesOf(ada)
    const put = (entryId: string, answers: unknown) =>
      ada.write('PUT', `${entriesPath}/${entryId}/additionalFields`, {
        itemId: shop.bowlId,
        sku: 'BOWL-S',
        additionalFields: JSON.stringify(answers),
      })
    expect((await put(second?.id ?? '', {})).json()).toMatchObject({
      fields: { words: 'Required' },
    })
    const changed = await put(second?.id ?? '', { ...given, words: 'For Cy' })
    expect(changed.json()).toMatchObject({ updatedEntry: { id: second?.id, quantity: 2 } })
    const merged = await put(second?.id ?? '', given)
    expect(merged.json()).toMatchObject({ updatedEntry: { id: first?.id, quantity: 3 } })
    expect(await entriesOf(ada)).toHaveLength(1)
    expect((await put(second?.id ?? '', given)).status).toBe(404)
    expect((await put('nothing', given)).status).toBe(404)
  })

  it('are changed by nobody who means another product or variant than the line has', async () => {
    const ada = shop.visitor()
    await add(ada, given)
    const [line] = await entriesOf(ada)
    const additionalFields = JSON.stringify({ ...given, words: 'Not these' })
    const others = [{ itemId: 'another', sku: 'BOWL-S' }, { sku: 'BOWL-M' }, { sku: null }, {}]
    for (const other of others) {
      const body = { itemId: shop.bowlId, additionalFields, ...other }
      const refused = await ada.write('PUT', `${entriesPath}/${line?.id}/additionalFields`, body)
      expect([refused.status, refused.json()['code']]).toEqual([409, 'entry-of-another'])
    }
    expect(JSON.stringify(await entriesOf(ada))).not.toContain('Not these')
  })

  it('keep a password that is left empty where others are changed', async () => {
    const ada = shop.visitor()
    await add(ada, given)
    const [line] = await entriesOf(ada)
    const { secret: _left, ...others } = given
    const body = {
      itemId: shop.bowlId,
      sku: 'BOWL-S',
      additionalFields: JSON.stringify({ ...others, words: 'W' }),
    }
    const path = `${entriesPath}/${line?.id}/additionalFields`
    expect((await ada.write('PUT', path, body)).status).toBe(200)
    const kept = await shop.context.database.pool.query<{ fields: unknown }>(
      'select additional_fields as fields from cart_entry where id = $1',
      [line?.id],
    )
    expect(JSON.stringify(kept.rows)).toMatch(/"value":"W".+swordfish/)
  })

  it('of a line that is being paid make it part of no other one', async () => {
    const ada = shop.visitor()
    await add(ada, given)
    await add(ada, { ...given, words: 'For Bea' })
    const [, second] = await entriesOf(ada)
    await shop.context.database.pool.query('update cart_entry set held = 1 where id = $1', [
      second?.id,
    ])
    const path = `${entriesPath}/${second?.id}/additionalFields`
    const body = { itemId: shop.bowlId, sku: 'BOWL-S', additionalFields: JSON.stringify(given) }
    expect((await ada.write('PUT', path, body)).json()).toMatchObject({
      updatedEntry: { id: second?.id, quantity: 1 },
    })
    expect(await entriesOf(ada)).toHaveLength(2)
  })

  it('of two changes at one moment lose no piece', async () => {
    const ada = shop.visitor()
    for (const words of ['One', 'Two', 'Three']) await add(ada, { ...given, words })
    const before = await entriesOf(ada)
    await Promise.all(
      before.map(({ id }) =>
        ada.write('PUT', `${entriesPath}/${id}/additionalFields`, {
          itemId: shop.bowlId,
          sku: 'BOWL-S',
          additionalFields: JSON.stringify({ ...given, words: 'The same' }),
        }),
      ),
    )
    const after = await entriesOf(ada)
    expect(after.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('are nothing that somebody may claim of a product without a form', async () => {
    const ada = shop.visitor()
    const glaze = shop.goods.get('GLAZE')
    const additionalFields = JSON.stringify({ formAnswers: [{ rawTitle: 'x', value: 'y' }] })
    const body = { itemId: glaze?.itemId, sku: 'GLAZE', quantity: 1, additionalFields }
    expect((await ada.write('POST', entriesPath, body)).status).toBe(200)
    expect((await entriesOf(ada))[0]?.additionalFields).toBeNull()
  })
})

describe('the page with the form of a product', () => {
  it('is where the add form leads, keeps what was typed, and adds', async () => {
    const ada = shop.visitor()
    await ada.get('/cart')
    const form = { itemId: shop.bowlId, sku: 'BOWL-S', quantity: '2' }
    const led = await ada.postForm('/cart/add', form)
    expect(led.status).toBe(303)
    const path = String(led.headers['location'])
    expect(path).toBe(`/product-form?item=${shop.bowlId}&sku=BOWL-S&quantity=2`)
    const page = await ada.get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('The words')
    expect(page.text).toContain('0 / 20')
    expect(page.text).toContain('placeholder="••••••••"')
    const sent = { item: shop.bowlId, sku: 'BOWL-S', quantity: '2', entry: '' }
    const again = await ada.postForm('/product-form', { ...sent, 'field-mail': '"><b>' })
    expect(again.status).toBe(400)
    expect(again.text).toContain('Required')
    expect(again.text).toContain('value="&quot;&gt;&lt;b&gt;"')
    const typed = { ...sent, 'field-words': 'For Ada', 'likert-agree-0': '2' }
    const added = await ada.postForm('/product-form', typed)
    expect([added.status, added.headers['location']]).toEqual([303, '/cart'])
    const cart = await ada.get('/cart')
    expect(cart.text).toContain('<span style="font-weight:bold;">The words:</span> For Ada')
    expect(cart.text).toContain('Strongly Agree')
    const [entry] = await entriesOf(ada)
    const edit = `/product-form?entry=${entry?.id}`
    expect(cart.text).toContain(`href="${edit}"`)
    expect((await ada.get(edit)).text).toContain('For Ada</textarea>')
    const changed = { ...typed, entry: entry?.id ?? '', 'field-words': 'For Bea' }
    expect((await ada.postForm('/product-form', changed)).status).toBe(303)
    expect((await ada.get('/cart')).text).toContain('For Bea')
    expect((await shop.visitor().get(edit)).status).toBe(404)
  })

  it('shows a password of a line to nobody, and escapes every answer', async () => {
    const ada = shop.visitor()
    await add(ada, given)
    const cart = await ada.get('/cart')
    expect(cart.text).not.toContain('swordfish')
    expect(cart.text).toContain('••••••••')
    expect(cart.text).toContain('For &lt;i&gt;Ada&lt;/i&gt;')
    expect(cart.text).toContain('&lt;b&gt;Blue&lt;/b&gt;')
    const [entry] = await entriesOf(ada)
    expect((await ada.get(`/product-form?entry=${entry?.id}`)).text).not.toContain('swordfish')
  })

  it('is not there for what asks nothing', async () => {
    const ada = shop.visitor()
    const glaze = shop.goods.get('GLAZE')
    for (const query of [`item=${glaze?.itemId}`, 'item=nobody', '', 'entry=nothing']) {
      expect((await ada.get(`/product-form?${query}`)).status).toBe(404)
    }
  })
})

it('a form without a question is asked of nobody', async () => {
  const hidden = fields.filter(({ type }) => type === 'hidden')
  await shop.perform('edit-form', { id: 'engraving', set: { fields: hidden }, seen: {} })
  const ada = shop.visitor()
  expect((await ada.get(`/product-form?item=${shop.bowlId}`)).status).toBe(404)
  expect((await add(ada, '{}')).status).toBe(200)
  shop.time.now += 1500
  expect((await ada.get('/shop/moss-bowl')).text).not.toContain('use-form')
  await shop.perform('edit-form', { id: 'engraving', set: { fields }, seen: {} })
  shop.time.now += 1500
  expect((await ada.get('/shop/moss-bowl')).text).toContain('use-form')
})

it('whatever is sent as answers is judged or refused, and no cart is lost by it', async () => {
  const ada = shop.visitor()
  await add(ada, given)
  const some = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('2', ['Red'], {}, null))
  const answers = fc.dictionary(
    fc.constantFrom('words', 'color', 'mail', 'agree', 'secret', 'source', '__proto__', 'x'),
    some,
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(answers, some), async (sent) => {
      shop.time.now += 61_000
      const judged = await ada.write('POST', '/api/rest/forms/validate/engraving', sent as object)
      const added = await add(ada, JSON.stringify(sent))
      expect([judged.status < 500, added.status < 500]).toEqual([true, true])
    }),
    { numRuns: 150 },
  )
  expect((await entriesOf(ada)).length).toBeGreaterThan(0)
})

it('the template of forms is told in the owners’ language', async () => {
  const ada = shop.visitor()
  const path = '/api/template/GetTemplateSchema'
  const told = await ada.get(`${path}?type=form`)
  expect(told.json<{ template: string }>().template).toContain('{.repeated section fields}')
  expect((await ada.get(path)).status).toBe(400)
  expect((await ada.get(`${path}?type=block`)).status).toBe(400)
})

it('a form that a product asks is not deleted, and answers outlive one that was', async () => {
  const ada = shop.visitor()
  await add(ada, given)
  await expect(shop.perform('delete-form', { id: 'engraving' })).rejects.toThrow('form-in-use')
  await expect(shop.editBowls({ additionalFieldsFormId: 'nobody' })).rejects.toThrow('no-such-form')
  await shop.editBowls({ additionalFieldsFormId: '' })
  await shop.perform('delete-form', { id: 'engraving' })
  const cart = await ada.get('/cart')
  expect(cart.text).toContain('The words:')
  expect(cart.text).not.toContain('/product-form?entry=')
})
