import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
  type,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).ownerMails

it('mails about the shop go where its owner says, and those that are switched off do not', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/mails`)
  await type(user, 'Where they go', 'one@fern.example, two@fern.example\none@fern.example')
  await user.click(await screen.findByRole('button', { name: 'Save addresses' }))
  await mark('Saved')
  await user.click(screen.getByRole('switch', { name: 'A mail when something sells out' }))
  await screen.findByText('Sold-out goods: no mail tells you any more.')
  const addresses = ['one@fern.example', 'two@fern.example']
  expect(await stored()).toEqual({
    addresses,
    newOrder: true,
    soldOut: false,
    commentWaiting: true,
    jobFailed: true,
  })
})

it('what is no address is said at the field, and nothing is stored', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/mails`)
  await type(user, 'Where they go', 'nobody')
  await user.click(await screen.findByRole('button', { name: 'Save addresses' }))
  await screen.findAllByText(/valid email/)
  expect(await stored()).toBeUndefined()
})
