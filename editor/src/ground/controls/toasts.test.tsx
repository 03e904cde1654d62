import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

const noConnection = 'Unable to connect. Please try again'
const addDraft = 'Page duplicated. The copy is a draft.'

/** Asks for something that changes the site. */
async function duplicate(user: Awaited<ReturnType<typeof loadEditor>>): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: /^Actions of / })
  if (first === undefined) throw new Error('a site without pages')
  await user.click(first)
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
}

it('without a connection says so once, however often something is tried, until there is one', async () => {
  const user = await loadEditor(`/sites/${shop.name}/pages`)
  await screen.findAllByRole('button', { name: /^Actions of / })
  network.isOnline = false
  await duplicate(user)
  await screen.findByText(noConnection)
  await duplicate(user)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getAllByText(noConnection)).toHaveLength(1)
  network.isOnline = true
  await duplicate(user)
  await screen.findByText(addDraft)
  expect(screen.queryByText(noConnection)).toBeNull()
})

it('says that there is no connection no longer than until something is answered', async () => {
  const user = await loadEditor(`/sites/${shop.name}/pages`)
  await screen.findAllByRole('button', { name: /^Actions of / })
  network.isOnline = false
  await duplicate(user)
  await screen.findByText(noConnection)
  network.isOnline = true
  await user.click(await screen.findByRole('link', { name: 'History' }))
  await waitFor(() => expect(screen.queryByText(noConnection)).toBeNull())
})
