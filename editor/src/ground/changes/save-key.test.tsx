import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadEditor, mark, workplaceOfEachTest, type } from './testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = () => shop.document('site-settings', 'site')

describe('the key by which people save', () => {
  it('stores every form of the room in which something is typed', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, 'Phone', '0117 496 0000')
    await type(user, 'Site name', 'Fern Pottery')
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    expect(await stored()).toMatchObject({
      title: 'Fern Pottery',
      business: { phone: '0117 496 0000' },
    })
  })

  it('stores them where no form has the keys, too', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, 'Site name', 'Fern Pottery')
    screen.getByRole('heading', { name: 'Social accounts' }).focus()
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    expect((await stored()).title).toBe('Fern Pottery')
  })

  it('stores the others where one is wrong', async () => {
    const user = await loadEditor(`/sites/${shop.name}/settings`)
    await type(user, 'Phone', '0117 496 0000')
    await type(user, 'Site name', ' ')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Required')
    await expect.poll(stored).toMatchObject({ business: { phone: '0117 496 0000' } })
  })
})
