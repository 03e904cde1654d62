import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { StockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import {
  endLogin,
  loadEditor,
  mark,
  workplaceOfEachTest,
  regain,
  served,
  type,
} from '../../ground/changes/testing/served-editor.tsx'

const { network, shop, elsewhere: other } = workplaceOfEachTest()
let room: string
let itemId: string
let label: string

beforeEach(async () => {
  const items = await shop.documents('item')
  const item = items.find(({ body }) => body.product?.variants.length === 1)
  if (item === undefined) throw new Error('no product of one variant')
  itemId = item.id
  room = `/sites/${shop.name}/products/${itemId}`
  label = 'New count of One variant'
  // a download is not counted
  const input = { itemId, set: { productType: ProductType.physical } }
  const wish = { action: 'edit-product', input }
  const changed = await other.write('POST', `/api/editor/sites/${shop.siteId}/actions`, wish)
  expect(changed.status).toBe(200)
  await countThem(5)
})

type User = Awaited<ReturnType<typeof loadEditor>>

const stock = () => `/api/editor/sites/${shop.siteId}/stock`
const line = async () => {
  const [only] = (await other.get(`${stock()}?itemId=${itemId}`)).json<StockReply>().results
  if (only === undefined) throw new Error('a variant without stock')
  return only
}

/** Somebody else counts, or sells some. */
async function countThem(counted: number): Promise<void> {
  const { variantId, unlimited, qtyInStock } = await line()
  const seen = unlimited ? null : qtyInStock
  const done = await other.write('POST', `${stock()}/${variantId}`, { counted, seen })
  expect(done.status).toBe(200)
}

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const shown = async () => (await screen.findByLabelText<HTMLInputElement>(label)).value

/** Lets the room read the stock anew. */
async function makeLive(user: User): Promise<void> {
  await user.click(await screen.findByRole('switch', { name: 'Live in the shop' }))
}

describe('a count that somebody types', () => {
  it('is unsaved until it is set, and asked for before somebody leaves the room', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await mark('Unsaved')
    await user.click(await screen.findByRole('link', { name: 'History' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(await shown()).toBe('77')
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect((await line()).qtyInStock).toBe(77)
    await user.click(await screen.findByRole('link', { name: 'History' }))
    await screen.findByRole('heading', { name: 'History' })
  })

  it('stays when the stock changes meanwhile, and both figures are shown', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await countThem(4)
    await makeLive(user)
    await screen.findByText('When you began to type: 5 left. Now: 4 left.')
    expect(await shown()).toBe('77')
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect((await line()).qtyInStock).toBe(77)
  })

  it('stays when it is refused because the stock has changed', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await countThem(4)
    await press(user, 'Set stock of One variant')
    await screen.findByText('When you began to type: 5 left. Now: 4 left.')
    expect([await shown(), (await line()).qtyInStock]).toEqual(['77', 4])
    await mark('Not saved')
    await screen.findByText(/^The stock changed while you were counting/)
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    await waitFor(() => {
      expect(screen.queryByText(/^The stock changed while you were counting/)).toBeNull()
    })
  })

  it('is no longer typed once it is what stands', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await mark('Unsaved')
    await type(user, label, '5')
    await mark('Saved')
  })

  it('can be set by the question before somebody leaves', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await user.click(await screen.findByRole('link', { name: 'History' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Save and go on' }))
    await screen.findByRole('heading', { name: 'History' })
    expect((await line()).qtyInStock).toBe(77)
  })

  it('is still there after a reload, and waits for Set', async () => {
    await type(await loadEditor(room), label, '77')
    await mark('Unsaved')
    await countThem(4)
    const user = await loadEditor(room)
    await screen.findByText('When you began to type: 5 left. Now: 4 left.')
    expect([await shown(), (await line()).qtyInStock]).toEqual(['77', 4])
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect((await line()).qtyInStock).toBe(77)
  })

  it('is kept when the login has ended, and waits for Set once somebody is signed in again', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    endLogin(network)
    await press(user, 'Set stock of One variant')
    await mark('Not saved')
    await screen.findByText(
      'You are signed out. What you typed is kept. A count of stock waits for Set.',
    )
    expect(await shown()).toBe('77')
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await type(user, 'E-mail', served.email)
    await type(user, 'Password', served.password)
    await press(user, 'Sign in')
    expect([await shown(), (await line()).qtyInStock]).toEqual(['77', 5])
    await mark('Not saved')
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect((await line()).qtyInStock).toBe(77)
  })

  it('is kept while there is no connection, beside what was read before', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    network.isOnline = false
    await press(user, 'Set stock of One variant')
    await mark('Not saved')
    // the stock is read again in vain, and tried twice more
    await new Promise((resolve) => setTimeout(resolve, 4000))
    expect(await shown()).toBe('77')
    regain(network)
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect((await line()).qtyInStock).toBe(77)
  })

  it('may be pasted with blanks around it', async () => {
    const user = await loadEditor(room)
    await type(user, label, ' 77 ')
    await press(user, 'Set stock of One variant')
    await mark('Saved')
    expect([await shown(), (await line()).qtyInStock]).toEqual(['77', 77])
  })

  it('may be no larger than a stock can be', async () => {
    const user = await loadEditor(room)
    await type(user, label, '1000001')
    await screen.findByText('A count is a whole number from 0 to 1000000.')
  })

  it('is in nobody’s way who deletes the product', async () => {
    const user = await loadEditor(room)
    await type(user, label, '77')
    await user.click(await screen.findByRole('button', { name: 'Actions of Glaze Recipes' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(location.pathname).toMatch(/products$/))
    expect(screen.queryByRole('dialog')).toBeNull()
    await mark('Saved')
    await waitFor(async () => {
      expect((await shop.documents('item')).map(({ id }) => id)).not.toContain(itemId)
    })
  })
})

it('sets the counts that can be set, and says how many cannot', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  const fields = await screen.findAllByRole('textbox', { name: /^New count of / })
  for (const [at, count] of ['41', 'x'].entries()) {
    const field = fields[at]
    if (field === undefined) throw new Error('a bowl of fewer variants')
    await user.clear(field)
    await user.type(field, count)
  }
  await screen.findByText('1 count cannot be set: it is no other whole number.')
  await press(user, 'Set 1 count')
  await waitFor(async () => {
    const reply = (await other.get(`${stock()}?itemId=${bowl?.id}`)).json<StockReply>()
    const counts = reply.results.map(({ qtyInStock }) => qtyInStock)
    expect(counts).toEqual(expect.arrayContaining([41]))
  })
  expect(screen.queryByRole('button', { name: /^Set \d+ counts?$/ })).toBeNull()
  expect((fields[1] as HTMLInputElement).value).toBe('x')
})
