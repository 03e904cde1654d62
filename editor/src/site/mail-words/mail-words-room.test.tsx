import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).mailWords
const subject = () => document.querySelector('p[class*="subject"]')?.textContent

it('an owner writes a mail beside its preview, puts a value in by a press, and goes back to the default words', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/mails`)
  await user.click(await screen.findByRole('link', { name: 'New order' }))
  await waitFor(() => expect(subject()).toBe('Subject: New order 1042 – Small Shop'))
  await type(user, 'Subject', 'Sold to ')
  await user.click(screen.getByRole('button', { name: '{customer.firstName}' }))
  await waitFor(() => expect(subject()).toBe('Subject: Sold to Ada'))
  expect(await stored()).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Save mail' }))
  await mark('Saved')
  expect(await stored()).toEqual({ 'new-order': { subject: 'Sold to {customer.firstName}' } })
  await user.click(await screen.findByRole('button', { name: 'Back to the default words' }))
  await screen.findByText('The default words are back.')
  expect(await stored()).toEqual({ 'new-order': {} })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(subject()).toBe('Subject: Sold to Ada'))
})

it('a mistake is said at its field while it is typed, and is not stored', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/mails/sold-out`)
  await type(user, 'Heading', '{order.number}')
  await screen.findByText('There is no {order.number} in this mail.')
  await user.click(screen.getByRole('button', { name: 'Save mail' }))
  await mark('Not saved')
  expect(await stored()).toBeUndefined()
})
