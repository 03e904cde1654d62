import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
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

it('a copy of a product is shown no more once its making was undone', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
  await user.click(await screen.findByRole('button', { name: 'Actions of Moss Bowl' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await screen.findByRole('heading', { name: 'Moss Bowl (copy)' })
  await user.click(await screen.findByRole('button', { name: /^Undo: Duplicate product/ }))
  await screen.findByRole('heading', { name: interfaceMessages['not-located'] })
  expect(screen.queryByRole('button', { name: 'Save product' })).toBeNull()
})
