import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

/** One transparent pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a Save waits for the picture that is still on its way up, and stores it too', async () => {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.before = async (request) => {
    if (/^POST .*\/assets$/.test(request)) await arrival
  }
  const user = await loadEditor(`/sites/${shop.name}/setup`)
  await screen.findByRole('button', { name: 'Upload logo' })
  const [logo] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  const file = new File([Buffer.from(png, 'base64')], 'logo.png', { type: 'image/png' })
  if (logo === undefined) throw new Error('there is no field for a file')
  await user.upload(logo, file)
  await waitFor(() => expect(network.sent.join()).toMatch(/POST \S*\/assets/))
  await user.click(await screen.findByRole('button', { name: 'Save and start' }))
  expect(network.sent.join()).not.toMatch(/POST \S*\/actions/)
  arrive()
  await waitFor(() => expect(network.sent.join()).toMatch(/POST \S*\/actions/))
  await waitFor(async () => {
    const { logoAssetId } = await shop.document('site-settings', 'site')
    expect(logoAssetId).not.toBeNull()
  })
})
