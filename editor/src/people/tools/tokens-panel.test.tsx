import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const place = workplaceOfEachTest()
const { shop } = place

it('a token is made for what is ticked, shown once, listed, and revoked after a question', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/tools`)
  await screen.findByText('No tool has a token yet.')
  await user.click(screen.getByRole('button', { name: 'Make a token' }))
  await user.click(screen.getByRole('button', { name: 'Make token' }))
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  await type(user, 'Name', 'Bookkeeping')
  await user.click(screen.getByRole('checkbox', { name: /^Orders/ }))
  await user.click(screen.getByRole('button', { name: 'Make token' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Token for Bookkeeping' }))
  const secret = shown.getByText(/^vt_[\w-]{43}$/).textContent
  await user.click(shown.getByRole('button', { name: 'Copy the token' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(shown.getByRole('button', { name: 'I have copied it' }))
  const name = await screen.findByRole('heading', { name: 'Bookkeeping' })
  within(name.parentElement ?? document.body).getByText('Orders')
  screen.getByText(/Not used yet\./)
  expect(document.body.textContent).not.toContain(secret)

  await user.click(screen.getByRole('button', { name: 'Revoke Bookkeeping' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await screen.findByText('No tool has a token yet.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
