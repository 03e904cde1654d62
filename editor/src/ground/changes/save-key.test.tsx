import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadEditor, mark, workplaceOfEachTest, type } from './testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const oldAddresses = 'Old addresses and where they lead'

describe('the key by which people save', () => {
  it('stores every form of the room in which something is typed', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, oldAddresses, '/old -> /about 301')
    await type(user, 'Site name', 'Fern Pottery')
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    expect((await shop.document('site-settings', 'site')).title).toBe('Fern Pottery')
    expect((await shop.document('url-mappings', 'site')).text).toBe('/old -> /about 301')
  })

  it('stores them where no form has the keys, too', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, 'Site name', 'Fern Pottery')
    screen.getByRole('heading', { name: 'Code' }).focus()
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    expect((await shop.document('site-settings', 'site')).title).toBe('Fern Pottery')
  })

  it('stores the others where one is wrong', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, oldAddresses, '/a /b')
    await type(user, 'Site name', 'Fern Pottery')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findAllByText(/Line 1 .*needs an arrow/)
    await expect
      .poll(async () => (await shop.document('site-settings', 'site')).title)
      .toBe('Fern Pottery')
  })
})
