import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeEditor, mark, type } from '../../ground/changes/testing/served-editor.tsx'
import { openBowl } from './testing/open-bowl.ts'

afterEach(() => closeEditor())

it('keys go on in the row that follows a variant which is removed', async () => {
  const { user, variantNames } = await openBowl()
  const [first, second] = variantNames
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
  const { user, variantNames, bowlNow } = await openBowl()
  const [name] = variantNames
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
  const { product } = await bowlNow()
  expect(product?.variants[0]).toMatchObject({ weight: 0.75, len: 20 })
})
