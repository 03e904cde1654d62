import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  closeEditor,
  loadEditor,
  openWorkplace,
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
