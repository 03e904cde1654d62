import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { closeEditor } from '../../ground/changes/testing/served-editor.tsx'
import { openBowl } from './testing/open-bowl.ts'

afterEach(() => closeEditor())

it('a copy of a product is shown no more once its making was undone', async () => {
  const { user } = await openBowl()
  await user.click(await screen.findByRole('button', { name: 'Actions of Moss Bowl' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await screen.findByRole('heading', { name: 'Moss Bowl (copy)' })
  await user.click(await screen.findByRole('button', { name: /^Undo: Duplicate product/ }))
  await screen.findByRole('heading', { name: interfaceMessages['not-located'] })
  expect(screen.queryByRole('button', { name: 'Save product' })).toBeNull()
})
