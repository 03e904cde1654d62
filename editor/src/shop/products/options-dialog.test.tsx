import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeEditor } from '../../ground/changes/testing/served-editor.tsx'
import { openBowl } from './testing/open-bowl.ts'

afterEach(() => closeEditor())

it('Enter leads from the name of an option to its values, of which several are pasted, each once', async () => {
  const { user } = await openBowl()
  await user.click(await screen.findByRole('button', { name: 'Edit options' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Options' }))
  await user.click(dialog.getByRole('button', { name: 'Add option' }))
  const [name] = dialog.getAllByRole('textbox', { name: 'Name' }).slice(-1)
  await user.type(name!, 'Glaze{Enter}')
  const another = dialog.getByRole('textbox', { name: 'Another value of Glaze' })
  expect(document.activeElement).toBe(another)
  expect(dialog.queryByText('An option needs at least one value.')).toBeNull()
  await user.paste('Sand\nMoss\nsand\nMoss\nInk')
  const values = dialog.getAllByRole('textbox', { name: /^Value \d of Glaze$/ })
  expect(values.map((one) => (one as HTMLInputElement).value)).toEqual(['Sand', 'Moss', 'Ink'])
})

it('Tab leads from the name of an option to its values, and then to what can be done with it', async () => {
  const { user } = await openBowl()
  await user.click(await screen.findByRole('button', { name: 'Edit options' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Options' }))
  await user.click(dialog.getByRole('button', { name: 'Add option' }))
  const [name] = dialog.getAllByRole('textbox', { name: 'Name' }).slice(-1)
  await user.type(name!, 'Glaze')
  await user.tab()
  expect(document.activeElement).toBe(
    dialog.getByRole('textbox', { name: 'Another value of Glaze' }),
  )
  await user.tab()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Actions of Glaze' }))
})
