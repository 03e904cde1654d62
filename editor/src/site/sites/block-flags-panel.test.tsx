import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).blockFlags

it('blocks for single trades are off until they are turned on, each by itself, and undone', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/editing`)
  const menu = await screen.findByRole<HTMLInputElement>('switch', { name: 'Menu' })
  expect(menu.checked).toBe(false)
  await user.click(menu)
  await waitFor(async () => expect(await stored()).toEqual({ menu: true }))
  // somebody else turns on another one meanwhile
  await shop.act('set-block-flags', { set: { amazon: true }, seen: { amazon: null } })
  await user.click(screen.getByRole('switch', { name: 'OpenTable' }))
  await waitFor(async () =>
    expect(await stored()).toEqual({ menu: true, amazon: true, opentable: true }),
  )
  await user.click(
    await screen.findByRole('button', { name: /^Undo: Choose blocks for single trades/ }),
  )
  await waitFor(async () => expect(await stored()).toEqual({ menu: true, amazon: true }))
})
