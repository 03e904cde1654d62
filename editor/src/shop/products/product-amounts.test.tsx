import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the products', () => {
  it.each(['documents/site-settings/site', 'money'])(
    'show no amount until %s is here, and then the right one',
    async (part) => {
      const set = { currency: 'JPY' }
      await shop.act('set-site-details', { set, seen: {}, currencyBefore: 'USD' })
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      network.before = (request) =>
        request.endsWith(`/sites/${shop.siteId}/${part}`) ? held : Promise.resolve()
      await loadEditor(`/sites/${shop.name}/products`)
      const other = part === 'money' ? 'documents/site-settings/site' : 'money'
      await waitFor(() =>
        expect(network.answered).toContain(`GET /api/editor/sites/${shop.siteId}/${other}`),
      )
      // what came has been drawn
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(document.body.textContent).not.toMatch(/[$¥￥] ?\d/)
      release()
      const row = (await screen.findByRole('link', { name: 'Moss Bowl' })).closest('tr')
      await waitFor(() => expect(row?.querySelectorAll('td')[2]?.textContent).toMatch(/[¥￥]/))
    },
  )
})

describe('a product whose amounts somebody else changed meanwhile', () => {
  it('shows what stands there beside what is refused for it', async () => {
    const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
    const variant = bowl?.body.product?.variants[0]
    const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
    const [onSale] = await screen.findAllByRole('checkbox', { name: /^On sale of/ })
    if (bowl === undefined || variant === undefined || onSale === undefined)
      throw new Error('no bowl')
    await user.click(onSale)
    const [sale] = screen.getAllByRole('textbox', { name: /^Sale price of/ })
    if (sale === undefined) throw new Error('no sale price')
    await user.clear(sale)
    await user.type(sale, '30')
    const set = { priceCents: 2000 }
    const seen = { priceCents: variant.priceCents }
    await shop.act('edit-product', { itemId: bowl.id, variants: [{ id: variant.id, set, seen }] })
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await screen.findByText('A sale price has to be below the price.')
    const [price] = screen.getAllByRole('textbox', { name: /^Price of/ })
    await waitFor(() => expect(price).toHaveProperty('value', '20.00'))
    expect(sale).toHaveProperty('value', '30')
    expect(screen.queryByText('A sale price has to be below the price.')).not.toBeNull()
  })
})

it('amounts that were typed in another currency are looked at again before they are stored', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const priceNow = async () => {
    const item = await shop.document('item', bowl?.id ?? '')
    return item?.product?.variants.map(({ priceCents }) => priceCents)
  }
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  const [price] = await screen.findAllByRole('textbox', { name: /^Price of/ })
  if (price === undefined) throw new Error('no price')
  await user.clear(price)
  await user.type(price, '45.00')
  await shop.act('set-site-details', { set: { currency: 'JPY' }, seen: {}, currencyBefore: 'USD' })
  const stands = await priceNow()
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await screen.findByText(/^The shop was given another currency meanwhile\./)
  await waitFor(() => expect(screen.queryAllByText('Price in JPY')).not.toEqual([]))
  expect(price).toHaveProperty('value', '45.00')
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await screen.findByText('Please enter an amount such as 1250.')
  expect(await priceNow()).toEqual(stands)
})

it('what somebody else changed in another field stays theirs over a conflict, and goes with them', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  if (bowl === undefined) throw new Error('no bowl')
  const itemId = bowl.id
  const user = await loadEditor(`/sites/${shop.name}/products/${itemId}`)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'His')
  await shop.act('edit-product', { itemId, set: { title: 'Hers', urlId: 'hers' } })
  // the product is read again, and drawn, well before everything is
  network.before = async (request) => {
    if (request.endsWith('/documents/site-settings/site')) await sleep(300)
  }
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' })
  await waitFor(() => expect(document.querySelector('[value=hers]')).not.toBeNull())
  await shop.act('edit-product', { itemId, set: { urlId: 'moss-bowl' } })
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await mark('Saved')
  expect(await shop.document('item', itemId)).toMatchObject({ title: 'His', urlId: 'moss-bowl' })
})

it('a SKU that is too long is told beside it', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  const skus = await screen.findAllByRole('textbox', { name: /^SKU of/ })
  const last = skus.at(-1)
  if (last === undefined) throw new Error('no SKU')
  await user.clear(last)
  await user.click(last)
  await user.paste('S'.repeat(300))
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  const said = await screen.findByText('You have exceeded the character limit.')
  expect(said.closest('td')).toBe(last.closest('td'))
})

it('a product that is gone leads back to the products, and throws nothing', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  await shop.act('delete-product', { itemId: bowl?.id })
  const thrown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
    await screen.findByRole('heading', { name: 'Unable to locate content' })
    await screen.findByText('This no longer exists.')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    await screen.findByRole('heading', { name: 'Products' })
    const said = thrown.mock.calls.flat().map(String)
    expect(said.filter((words) => words.includes('RequestRefused'))).toEqual([])
  } finally {
    thrown.mockRestore()
  }
})
