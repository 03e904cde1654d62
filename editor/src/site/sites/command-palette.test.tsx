import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

it('Ctrl+K leads to a part of the settings by its name, and by what stands there', async () => {
  const user = await loadEditor(`/sites/${shop.name}/orders`)
  await screen.findByRole('heading', { name: 'Orders' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }))
  await user.keyboard('settings')
  dialog.getByRole('menuitem', { name: 'Settings: Who may see it' })
  await user.clear(dialog.getByRole('searchbox'))
  await user.keyboard('what mails say')
  dialog.getByRole('menuitem', { name: 'Settings: Mails' })
  await user.clear(dialog.getByRole('searchbox'))
  await user.keyboard('likes captcha')
  dialog.getByRole('menuitem', { name: 'Settings: Comments and likes' })
  expect(dialog.queryByRole('menuitem', { name: 'Settings: Mails' })).toBeNull()
  await user.clear(dialog.getByRole('searchbox'))
  await user.keyboard('old addr')
  const [found, ...others] = await dialog.findAllByRole('menuitem')
  expect(found?.textContent).toBe('Settings: Addresses and search')
  expect(others).toEqual([])
  await user.click(found!)
  const title = await screen.findByRole('heading', { name: 'Addresses and search' })
  expect(location.pathname).toMatch(/settings\/addresses$/)
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(document.title).toMatch(/^Addresses and search – Settings – /)
})

it('Ctrl+K does what can be done from anywhere, and offers what was done to be undone', async () => {
  await shop.act('add-page', { title: 'Workshops' })
  const user = await loadEditor(`/sites/${shop.name}/orders`)
  await screen.findByRole('heading', { name: 'Orders' })
  const ask = async (words: string) => {
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Go to' })
    await user.keyboard(words)
  }
  await ask('undo')
  await user.click(await screen.findByRole('menuitem', { name: 'Undo: Add page: Workshops' }))
  await screen.findByText('Undone: Add page: Workshops')
  await ask('new prod')
  // what is public is published on its page alone
  expect(screen.queryByRole('menuitem', { name: 'Publish this page' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Add product' }))
  await screen.findByRole('dialog', { name: 'Add product' })
})
