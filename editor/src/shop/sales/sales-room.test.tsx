import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import {
  loadAs,
  loadEditor,
  served,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const workplace = workplaceOfEachTest()
const { network, shop, elsewhere } = workplace

const address = {
  email: 'ada@shopper.example',
  firstName: 'Ada',
  lastName: 'Fern',
  line1: '1 Moss Lane',
  line2: '',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  payment: 'accepted',
}

/** Somebody buys bowls, of which there are three. */
async function sell(quantity = 1): Promise<void> {
  const visitor = createVisitor(served.port, shop.host)
  const items = await shop.documents('item')
  const bowls = items.find(({ body }) => body.urlId === 'moss-bowl')
  const entry = { itemId: bowls?.id, sku: 'BOWL-S', quantity, additionalFields: null }
  const added = await visitor.write('POST', '/api/commerce/shopping-cart/entries', entry)
  expect([added.status, added.text]).toEqual([200, added.text])
  const { text } = await visitor.get('/checkout')
  const valueOf = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? ''
  const hidden = { key: valueOf('key'), offer: valueOf('offer') }
  expect((await visitor.postForm('/checkout', { ...hidden, ...address })).status).toBe(303)
}

const openRoom = (query = '') => loadEditor(`/sites/${shop.name}/sales${query}`)
const chart = (name: RegExp) => screen.findByRole('figure', { name })

describe('the room of sales', () => {
  it('says what it is for before the first order', async () => {
    await openRoom()
    await screen.findByRole('heading', { name: 'No sales yet' })
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Sales of which time' })).toBeNull()
  })

  it('draws what was sold, has its figures as a table, and says whose orders they are', async () => {
    await sell()
    await sell(2)
    const user = await openRoom()
    const drawn = await chart(/^Bars of net sales by day/)
    expect(drawn.querySelectorAll('svg rect[width]').length).toBeGreaterThan(0)
    expect(drawn.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    await screen.findByText('Test orders: no money was taken for what is counted here.')
    await screen.findByText('Cancelled orders are not counted.')
    expect(screen.getAllByText('No sales in the 30 days before')).toHaveLength(1)
    const figures = screen.getByText('Orders', { selector: 'dt' }).parentElement
    expect(figures?.textContent).toBe('Orders2')
    await user.click(screen.getByText('Show as a table'))
    const table = within(screen.getByRole('table'))
    // 30 days, their head and their sum
    expect(table.getAllByRole('row')).toHaveLength(32)
    expect(within(table.getByRole('row', { name: /^In all/ })).getAllByText('3')).toHaveLength(1)
  })

  it('goes by time, by product and by code, which stand in its address', async () => {
    await sell(3)
    const user = await openRoom('?period=12-weeks')
    await chart(/by week/)
    expect(screen.getByRole('link', { name: 'Last 12 weeks' }).dataset['status']).toBe('active')
    await user.click(screen.getByRole('link', { name: 'By product' }))
    await chart(/^Bars of sales by product/)
    expect(location.search).toBe('?period=12-weeks&by=products')
    const product = await screen.findByRole('link', { name: 'Moss Bowl' })
    expect(product.getAttribute('href')).toMatch(/\/products\/[0-9a-f]{24}$/)
    await user.click(screen.getByRole('link', { name: 'By discount' }))
    await screen.findByText('No order of this time used a discount.')
    await user.click(screen.getByRole('link', { name: 'Last 30 days' }))
    await waitFor(() => expect(location.search).toBe('?by=codes'))
    await screen.findByRole('link', { name: 'By day' })
  })

  it('says that nothing was sold in a time, and which orders are left out', async () => {
    await sell()
    const orders = `/api/editor/sites/${shop.siteId}/orders`
    const [order] = (await elsewhere.get(orders)).json<OrdersReply>().orders
    const wish = { restock: false, refundCents: null }
    await elsewhere.write('POST', `${orders}/${order?.id}/cancellation`, wish)
    const user = await openRoom()
    await screen.findByRole('heading', { name: 'No sales in this time' })
    await screen.findByText('Cancelled orders are not counted: 1 of this time is left out.')
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Show the last 12 months' }))
    await screen.findByText(/placed in the last 12 months/)
    expect(location.search).toBe('?period=12-months')
  })

  it('takes what no address of it says for what is usual', async () => {
    await sell()
    await openRoom('?period=yesterday&by=moon')
    await chart(/by day/)
    await screen.findByText('No sales in the 30 days before')
  })

  it('says that it could not be loaded, and tries once more', async () => {
    await sell()
    let isDown = true
    network.after = (request) =>
      isDown && request.endsWith('/sales')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve()
    const user = await openRoom()
    await screen.findByText('Unable to load. Try again.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await chart(/by day/)
  })

  it('is not open to whoever sees no orders', async () => {
    await loadAs(workplace, Role.editor, '/sales')
    await screen.findByRole('heading', { name: 'This room is not open to you' })
  })
})

describe('the overview', () => {
  it('has a panel of sales from the first order on, which leads to their room', async () => {
    await loadEditor(`/sites/${shop.name}/overview`)
    await screen.findByRole('heading', { name: 'First steps' })
    expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull()
    await sell(2)
    const user = await loadEditor(`/sites/${shop.name}/overview`)
    await screen.findByRole('heading', { name: 'Sales', level: 2 })
    await screen.findByText('Test orders')
    await chart(/by day/)
    await user.click(screen.getByRole('link', { name: 'See all sales' }))
    await screen.findByRole('heading', { name: 'Sales', level: 1 })
  })

  it('asks for no sales as somebody who sees no orders', async () => {
    await loadAs(workplace, Role.editor, '/overview')
    await screen.findByRole('heading', { name: 'First steps' })
    expect(network.sent.filter((one) => one.endsWith('/sales'))).toEqual([])
  })
})
