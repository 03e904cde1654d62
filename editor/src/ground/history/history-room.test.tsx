import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadEditor, mark, workplaceOfEachTest, type } from '../changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()
let itemId: string

beforeEach(async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  itemId = bowl?.id ?? ''
})

it('the history names the product that was edited, and leads to it', async () => {
  await shop.act('edit-product', { itemId, set: { title: 'Slip pendant' } })
  const user = await loadEditor(`/sites/${shop.name}/history`)
  await user.click(await screen.findByRole('link', { name: 'Edit product: Slip pendant' }))
  await screen.findByRole('heading', { name: 'Slip pendant' })
  expect(location.pathname).toBe(`/config/sites/${shop.name}/products/${itemId}`)
})

it('the history is narrowed to a part of the site by its address, and says where it has nothing', async () => {
  await shop.act('edit-product', { itemId, set: { title: 'Slip pendant' } })
  await shop.act('set-url-mappings', { set: { text: '/old -> /about 301' } })
  const user = await loadEditor(`/sites/${shop.name}/history?part=items`)
  await screen.findByRole('link', { name: 'Edit product: Slip pendant' })
  expect(screen.queryByText('Edit old addresses')).toBeNull()
  const filters = within(screen.getByRole('navigation', { name: 'Which changes' }))
  await user.click(filters.getByRole('link', { name: 'Files' }))
  await screen.findByText('No such change')
  expect(location.search).toBe('?part=files')
})

it('the history leads to the part of the settings that was changed', async () => {
  await shop.act('set-url-mappings', { set: { text: '/old -> /about 301' } })
  const user = await loadEditor(`/sites/${shop.name}/history`)
  await user.click(await screen.findByRole('link', { name: 'Edit old addresses' }))
  await screen.findByRole('heading', { name: 'Addresses and search' })
  expect(location.pathname).toMatch(/settings\/addresses$/)
})

it('the history does not lead to what is gone', async () => {
  await shop.act('delete-product', { itemId })
  await loadEditor(`/sites/${shop.name}/history`)
  await screen.findByText('Delete product: Moss Bowl')
  expect(screen.queryByRole('link', { name: /^Delete product/ })).toBeNull()
})

it('two people change prices of two variants of a product, and both prices stand', async () => {
  const user = await loadEditor(`/sites/${shop.name}/products/${itemId}`)
  await type(user, 'Price of S', '21')
  const [, large] = (await shop.document('item', itemId)).product?.variants ?? []
  const priceCents = { set: { priceCents: 3500 }, seen: { priceCents: 3000 } }
  await shop.act('edit-product', { itemId, set: {}, variants: [{ id: large?.id, ...priceCents }] })
  await user.click(await screen.findByRole('button', { name: 'Save product' }))
  await mark('Saved')
  const { product } = await shop.document('item', itemId)
  expect(product?.variants.map((one) => one.priceCents)).toEqual([2100, 3500])
})

it('a change says what was before and after it, and what was before comes back', async () => {
  await shop.act('edit-product', { itemId, set: { title: 'Slip pendant' } })
  await shop.act('set-style', { set: { 'tweak.ink': '#123' } })
  const user = await loadEditor(`/sites/${shop.name}/history`)
  await user.click(
    await screen.findByRole('button', { name: 'What changed: Edit product: Slip pendant' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit product: Slip pendant' }))
  const item = within(await dialog.findByRole('region', { name: 'Product: Slip pendant' }))
  expect((await item.findByText('Moss Bowl')).textContent).toContain('Before')
  expect(item.getByText('Slip pendant').textContent).toContain('After')
  expect(location.search).toMatch(/^\?change=\d+$/)
  await user.click(item.getByRole('button', { name: 'Bring back what was before' }))
  await screen.findByText('Bring back an earlier version: Moss Bowl')
  expect((await shop.document('item', itemId)).title).toBe('Moss Bowl')
  expect(location.search).toBe('')
})

it('the history of one product is reached from it, and left for all of it', async () => {
  await shop.act('edit-product', { itemId, set: { title: 'Slip pendant' } })
  await shop.act('set-url-mappings', { set: { text: '/old -> /about 301' } })
  const user = await loadEditor(`/sites/${shop.name}/products/${itemId}`)
  await user.click(await screen.findByRole('button', { name: 'Actions of Slip pendant' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  await screen.findByRole('link', { name: 'Edit product: Slip pendant' })
  expect(screen.queryByText('Edit old addresses')).toBeNull()
  await user.click(screen.getByRole('link', { name: /Of one document/ }))
  await screen.findByText('Edit old addresses')
})
