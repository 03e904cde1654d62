import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  closeEditor,
  loadEditor,
  mark,
  openWorkplace,
  type,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'

let shop: TestShop

beforeEach(async () => {
  ;({ shop } = await openWorkplace())
})
afterEach(() => closeEditor())

it('keys go on in the row that follows a variant which is removed', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  const [first, second] =
    bowl?.body.product?.variants.map(({ attributes }) => Object.values(attributes).join(', ')) ?? []
  await user.click(await screen.findByRole('button', { name: `Actions of ${first}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove variant' }))
  await waitFor(() => expect(screen.queryByLabelText(`Price of ${first}`)).toBeNull())
  await waitFor(() =>
    expect(document.activeElement?.closest('tr')).toBe(
      screen.getByRole('textbox', { name: /^Price of / }).closest('tr'),
    ),
  )
  expect(second).toBeDefined()
})

it('variants have a weight and a size, which stand in a sheet of their own', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const [first] = bowl?.body.product?.variants ?? []
  const name = Object.values(first?.attributes ?? {}).join(', ')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  await user.click(await screen.findByRole('switch', { name: 'Weight and size' }))
  expect(screen.queryByLabelText(`Price of ${name}`)).toBeNull()
  await type(user, `Weight of ${name}`, '0.75')
  await type(user, `Length of ${name}`, 'long')
  await user.click(screen.getByRole('switch', { name: 'Weight and size' }))
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  // what is wrong is shown, whichever sheet it stands in
  await screen.findByText('Please enter a number such as 0.75, up to 100000.')
  await type(user, `Length of ${name}`, '20')
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await mark('Saved')
  const saved = (await shop.documents('item')).find(({ id }) => id === bowl?.id)
  expect(saved?.body.product?.variants[0]).toMatchObject({ weight: 0.75, len: 20 })
})
