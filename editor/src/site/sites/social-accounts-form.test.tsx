import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

type User = Awaited<ReturnType<typeof loadEditor>>

const stored = async () => (await shop.document('site-settings', 'site')).socialAccounts
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const rows = () =>
  within(screen.getByRole('list', { name: 'Social accounts' })).getAllByRole('listitem')
const row = (at: number) => within(rows()[at] ?? document.body)

async function add(user: User, address: string): Promise<void> {
  await press(user, 'Add account')
  // the keys are in its field
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  await user.paste(address)
}

const open = () => loadEditor(`/sites/${shop.name}/settings`)

describe('the social accounts of a site', () => {
  it('are entered one after the other, and stored as whole addresses', async () => {
    const user = await open()
    await add(user, 'instagram.com/aino')
    await add(user, 'https://facebook.com/aino')
    await press(user, 'Save accounts')
    await mark('Saved')
    const [instagram, facebook] = [
      { serviceName: 'instagram', profileUrl: 'https://instagram.com/aino' },
      { serviceName: 'facebook', profileUrl: 'https://facebook.com/aino' },
    ]
    expect(await stored()).toEqual([instagram, facebook])
    await press(user, 'Move Facebook up')
    // the keys go up with it
    await waitFor(() => expect(row(0).getByDisplayValue(/facebook/)).toBe(document.activeElement))
    await press(user, 'Save accounts')
    await waitFor(async () => expect(await stored()).toEqual([facebook, instagram]))
    await press(user, 'Remove Facebook')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add account'))
    await press(user, 'Save accounts')
    await waitFor(async () => expect(await stored()).toEqual([instagram]))
    await user.click(await screen.findByRole('button', { name: /^Undo: Edit social accounts/ }))
    await waitFor(async () => expect(await stored()).toEqual([facebook, instagram]))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('are refused beside the one whose address runs something, and nothing is stored', async () => {
    const user = await open()
    await add(user, 'https://instagram.com/aino')
    await add(user, 'javascript:alert(1)')
    await press(user, 'Save accounts')
    await row(1).findByText(/^Please enter the address of a profile/)
    expect(row(0).queryByText(/^Please enter/)).toBeNull()
    expect(await stored()).toEqual([])
  })
})
