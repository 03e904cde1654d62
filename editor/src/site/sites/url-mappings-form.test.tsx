import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
  type,
} from '../../ground/changes/testing/served-editor.tsx'

const label = 'Old addresses and where they lead'
const { shop } = workplaceOfEachTest()

async function save(lines: string): Promise<void> {
  const user = await loadEditor(`/sites/${shop.name}/settings/addresses`)
  await type(user, label, lines)
  await user.click(await screen.findByRole('button', { name: 'Save old addresses' }))
}

describe('old addresses', () => {
  it('are stored as they were typed', async () => {
    await save('/old -> /about 301')
    await mark('Saved')
    expect((await shop.document('url-mappings', 'site')).text).toBe('/old -> /about 301')
  })

  it('are refused with each line that is wrong, by its number', async () => {
    await save('/old -> /about 301\n/cart -> /about 301\n/a /b')
    await screen.findAllByText(/Line 2 .*Vitrine answers itself/)
    await screen.findAllByText(/Line 3 .*needs an arrow/)
    expect((await shop.document('url-mappings', 'site')).text).toBe('')
  })
})
